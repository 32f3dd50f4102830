'use client'

import { Button, Popup, PopupList, toast, useConfig, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'

import { reasonIn, sendOnce } from '../runAction.js'

/** What happens to each chosen document: fields are set, or an action of its own is posted. */
export type BulkChange = { set: Record<string, unknown> } | { post: string }

type Choice = { label: string; change: BulkChange }

/** The choices open as a menu; one that is called like the menu is a button itself. */
export type BulkMenu = { label: string; choices: Choice[] }

type Props = { collection: string; nouns: [one: string, many: string]; menus: BulkMenu[] }

/** What can be done with the chosen documents at once, and what came of it. */
export function BulkBar({ collection, nouns: [one, many], menus }: Props) {
  const { config, getEntityConfig } = useConfig()
  const { count, getQueryParams, selectAll, toggleAll } = useSelection()
  const search = useSearchParams().get('search')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  if (count === 0) return null
  const run = async (menu: BulkMenu, { change, label }: Choice) => {
    setBusy(true)
    // Payload leaves out what is searched for where all of a list are chosen.
    const chosen: string = selectAll
    const isAll = chosen === 'allAvailable' && search !== null
    const collectionConfig = getEntityConfig({ collectionSlug: collection })
    const found = isAll ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
    const outcome = await apply(`${config.routes.api}/${collection}`, getQueryParams(found), change)
    const done = `${String(outcome.done)} ${outcome.done === 1 ? one : many}`
    const said = label === menu.label ? label : `${menu.label} ${label}`
    if (outcome.done > 0) toast.success(`${said}: ${done}.`)
    if (outcome.fault !== undefined) toast.error(`${said}: ${outcome.fault}`)
    setBusy(false)
    toggleAll()
    router.refresh()
  }
  return (
    <div aria-label={`With the ${many} you chose`} className="bulk-bar" role="group">
      <span>
        {count} {count === 1 ? one : many} chosen
      </span>
      {menus.map((menu) => (
        <Menu
          isBusy={isBusy}
          key={menu.label}
          menu={menu}
          onChoose={(choice) => void run(menu, choice)}
        />
      ))}
    </div>
  )
}

type MenuProps = { menu: BulkMenu; isBusy: boolean; onChoose: (choice: Choice) => void }

function Menu({ menu: { choices, label }, isBusy, onChoose }: MenuProps) {
  const [only] = choices
  if (only?.label === label) {
    return (
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => onChoose(only)}
        size="small"
      >
        {label}
      </Button>
    )
  }
  return (
    <Popup button={label} buttonSize="small" caret disabled={isBusy} showScrollbar>
      <PopupList.ButtonGroup>
        {choices.map((choice) => (
          <PopupList.Button key={choice.label} onClick={() => onChoose(choice)}>
            {choice.label}
          </PopupList.Button>
        ))}
      </PopupList.ButtonGroup>
    </Popup>
  )
}

type Outcome = { done: number; fault?: string }

async function apply(path: string, query: string, change: BulkChange): Promise<Outcome> {
  if ('set' in change) {
    const answer = await sendOnce(`${path}${query}`, change.set, 'PATCH')
    const body = (await answer.clone().json()) as {
      docs?: unknown[]
      errors?: { message: string }[]
    }
    const done = body.docs?.length ?? 0
    if (answer.ok) return { done }
    return { done, fault: body.errors?.[0]?.message ?? (await reasonIn(answer)) }
  }
  const list = await fetch(`${path}${query}&depth=0&limit=100`)
  const { docs = [], totalDocs = 0 } = (await list.json()) as {
    docs?: { id: string }[]
    totalDocs?: number
  }
  const left = totalDocs - docs.length
  const outcome: Outcome = { done: 0 }
  for (const { id } of docs) {
    const answer = await sendOnce(`${path}/${id}/${change.post}`)
    if (answer.ok) outcome.done += 1
    else outcome.fault ??= await reasonIn(answer)
  }
  if (left > 0) outcome.fault ??= `${String(left)} are left. Choose them again.`
  return outcome
}
