'use client'

import { Button, TextareaInput, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

type StoredQuestion = { question?: string; faq?: unknown }

const flush = { margin: 0 }
const layout = { display: 'grid', gap: 'var(--base)' } as const

/** Lets staff answer the open question; once answered, the field below links to the answer. */
export function AnswerQuestion() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { question = '', faq } = (data ?? {}) as StoredQuestion
  if (id === undefined || faq) return null
  const language = config.localization ? languageOf(config.localization) : ''
  return (
    <section aria-labelledby="answer-it" className="field-type" style={layout}>
      <h3 id="answer-it" style={flush}>
        Answer it
      </h3>
      <p style={flush}>
        Both are published as a FAQ in {language}, and search and the assistant answer from it.
        Leave out what names a person.
      </p>
      <AnswerForm
        asked={question}
        path={`${config.routes.api}/chat-questions/${String(id)}/answer`}
      />
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
      <div>
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
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
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
