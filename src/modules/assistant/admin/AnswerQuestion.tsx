'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

import { AnswerForm } from './AnswerForm.js'

type Asked = { question?: string; faq?: unknown }

const flush = { margin: 0 }
const layout = { display: 'grid', gap: 'var(--base)' } as const

/** Lets staff answer the open question; once answered, the field below links to the answer. */
export function AnswerQuestion() {
  const { data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { question = '', faq } = (data ?? {}) as Asked
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
