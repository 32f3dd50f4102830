'use client'

import { Link, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { ageOf } from '../../../admin/figureWords.js'
import { send } from '../../../admin/runAction.js'
import { useOnServer } from '../../../admin/useOnServer.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { capitalised } from '../../../platform/text.js'

export type BoardCard = {
  id: string
  title: string
  company: string
  href: string
  owner: string
  createdAt: string
  amount?: number
  currency?: string
}

type Stage = { status: string; cards: BoardCard[]; total: number }

/** Leads by stage. A card is moved by dragging it, or by choosing another stage on it. */
export function LeadColumns({ api, stages: stored }: { api: string; stages: Stage[] }) {
  const [stages, setStages] = useState(stored)
  const [moved, setMoved] = useState('')
  const move = async (id: string, to: string) => {
    const before = stages
    const card = before.flatMap(({ cards }) => cards).find((one) => one.id === id)
    if (!card || before.some(({ status, cards }) => status === to && cards.includes(card))) return
    setStages(moveCard(before, card, to))
    const isSaved = await save(`${api}/${id}`, to)
    if (!isSaved) setStages(before)
    setMoved(isSaved ? `${card.title} is now ${to}.` : `${card.title} was not moved.`)
  }
  const names = stages.map(({ status }) => status)
  return (
    <>
      <p aria-live="polite" className="lead-board__said">
        {moved}
      </p>
      <div className="lead-board__columns">
        {stages.map((stage) => (
          <Column
            key={stage.status}
            names={names}
            onMove={(id, to) => void move(id, to)}
            stage={stage}
          />
        ))}
      </div>
    </>
  )
}

type ColumnProps = { names: string[]; stage: Stage; onMove: (id: string, to: string) => void }

function Column({ names, stage, onMove }: ColumnProps) {
  const { status, cards, total } = stage
  return (
    <section
      aria-label={capitalised(status)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onMove(event.dataTransfer.getData('text/plain'), status)
      }}
    >
      <h2>
        {capitalised(status)} <span>{total}</span>
      </h2>
      <p className="lead-board__worth">{worthOf(stage)}</p>
      <ul>
        {cards.map((card) => (
          <Card
            card={card}
            key={card.id}
            names={names}
            onMove={(to) => onMove(card.id, to)}
            status={status}
          />
        ))}
      </ul>
      {cards.length === 0 && <p className="lead-board__worth">Nobody here.</p>}
    </section>
  )
}

type CardProps = {
  card: BoardCard
  names: string[]
  status: string
  onMove: (to: string) => void
}

function Card({ card, names, status, onMove }: CardProps) {
  const { id, title, company, href, owner, amount, currency } = card
  const isOnServer = useOnServer()
  return (
    <li draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {company && <span>{company}</span>}
      <span className="lead-board__facts">
        {amount !== undefined && currency && <strong>{formatMoney(amount, currency, 'en')}</strong>}
        <span>{isOnServer ? '' : ageOf(card.createdAt)}</span>
        <span>{owner || 'Nobody’s yet'}</span>
      </span>
      <select
        aria-label={`Stage of ${title}`}
        onChange={(event) => onMove(event.target.value)}
        value={status}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {capitalised(name)}
          </option>
        ))}
      </select>
    </li>
  )
}

function moveCard(stages: readonly Stage[], card: BoardCard, to: string): Stage[] {
  return stages.map(({ status, cards, total }) => {
    if (status === to) return { status, cards: [card, ...cards], total: total + 1 }
    const left = cards.filter(({ id }) => id !== card.id)
    return { status, cards: left, total: total - (cards.length - left.length) }
  })
}

async function save(path: string, status: string): Promise<boolean> {
  const response = await send(path, { status }, 'PATCH').catch(() => undefined)
  if (response?.ok) return true
  toast.error('The lead was not moved. Reload the page and try again.')
  return false
}

/** What the leads of a stage are worth, each currency by itself; of the newest where not all are here. */
function worthOf({ cards, total }: Stage): string {
  const sums = new Map<string, number>()
  for (const { amount = 0, currency } of cards) {
    if (currency) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  const worth = [...sums].map(([currency, sum]) => formatMoney(sum, currency, 'en')).join(' · ')
  return worth && total > cards.length ? `${worth} in the newest ${cards.length}` : worth
}
