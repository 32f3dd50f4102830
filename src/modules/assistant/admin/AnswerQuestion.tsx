'use client'

import { Button, Link, TextareaInput, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { send } from '../../../admin/runAction.js'

type StoredQuestion = { question?: string; locale?: string; faq?: unknown }

const flush = { margin: 0 }
const heading = { ...flush, fontSize: '1.25rem' }
const layout = { paddingBottom: '2rem', display: 'grid', gap: 'var(--base)' } as const

/** Leads to what was found for the question, and lets staff answer it while nobody has. */
export function AnswerQuestion() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { question = '', locale = '', faq } = (data ?? {}) as StoredQuestion
  if (id === undefined) return null
  const { admin, api } = config.routes
  const why = new URLSearchParams({ q: question, locale }).toString()
  const link = (
    <Link href={`${admin}/collections/chat-questions/why?${why}`} prefetch={false}>
      Why is it answered so?
    </Link>
  )
  if (faq) return <p className="field-type">{link}</p>
  const language = config.localization ? languageOf(config.localization) : ''
  return (
    <section aria-labelledby="answer-it" className="field-type" style={layout}>
      <h2 id="answer-it" style={heading}>
        Answer it
      </h2>
      <p style={flush}>
        Both are published as a FAQ in {language}, and search and the assistant answer from it.
        Leave out what names a person.
      </p>
      {link}
      <AnswerForm asked={question} path={`${api}/chat-questions/${String(id)}/answer`} />
    </section>
  )
}

type Localization = { defaultLocale: string; locales: { code: string; label: unknown }[] }

function languageOf({ defaultLocale, locales }: Localization): string {
  const label = locales.find(({ code }) => code === defaultLocale)?.label
  return typeof label === 'string' ? label : defaultLocale
}

type FormProps = {
  asked: string
  path: string
  /** Of a FAQ that is made directly. */
  status?: 'published'
}

/** The fields of an answer, with the button that publishes it at `path`. */
export function AnswerForm({ asked, path, status }: FormProps) {
  const [question, setQuestion] = useState(asked)
  const [answer, setAnswer] = useState('')
  const [isSending, setSending] = useState(false)

  const publish = async () => {
    setSending(true)
    const fault = await postAnswer(path, { question, answer, ...(status && { _status: status }) })
    if (fault === undefined) window.location.reload()
    else toast.error(fault)
    setSending(fault === undefined)
  }
  return (
    <>
      <TextareaInput
        label="Question, as the next visitor would ask it"
        onChange={typed(setQuestion)}
        path="faq-question"
        value={question}
      />
      <TextareaInput
        label="Answer in plain text, the answer itself first"
        onChange={typed(setAnswer)}
        path="faq-answer"
        value={answer}
      />
      <div className="field-type">
        <Button
          disabled={isSending || !answer.trim()}
          margin={false}
          onClick={() => void publish()}
          size="medium"
        >
          {isSending ? 'Publishing…' : 'Publish the answer'}
        </Button>
      </div>
    </>
  )
}

const typed = (set: (value: string) => void) => (event: { target: { value: string } }) =>
  set(event.target.value)

type Fault = { path?: string; message: string }

/** Publishes an answer; returns an error message, or nothing on success. */
export async function postAnswer(path: string, body: object): Promise<string | undefined> {
  const lost = 'Nothing was published. Try again.'
  try {
    const response = await send(path, body)
    if (response.ok) return undefined
    const { detail, errors } = (await response.json()) as { detail?: string; errors?: Fault[] }
    const faults = errors?.map(({ path: at, message }) =>
      at ? `${at.slice(1)}: ${message}` : message,
    )
    return faults?.join(' ') ?? detail ?? lost
  } catch {
    return lost
  }
}
