import './why.css'

import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { asShare } from '../../../admin/figureWords.js'
import { NumbersTable } from '../../../admin/NumbersTable.js'
import { Panel } from '../../../admin/Panel.js'
import { staff } from '../../../platform/access.js'
import { customOf } from '../../../platform/extend.js'
import { localization } from '../../../platform/localization.js'
import { ExplainQuery, type Explanation } from '../schemas.js'
import { AnswerForm } from './AnswerQuestion.js'
import { WrongAnswer } from './WrongAnswer.js'

const maySee = staff('editor')

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>

/** What the assistant finds for any question, why it answers or not, and what staff can do about it. */
export async function WhyView({ initPageResult, searchParams }: Props) {
  const { req } = initPageResult
  if (!maySee({ req })) return <Gutter>Your role does not read questions. Editors do.</Gutter>
  const { admin, api } = req.payload.config.routes
  const asked = ExplainQuery.strip().safeParse(searchParams ?? {})
  const explain = customOf(req.payload.config).explain
  const found = asked.success ? await explain?.(req.payload, asked.data) : undefined
  const questions = `${admin}/collections/chat-questions`
  return (
    <main>
      <SetStepNav
        nav={[{ label: 'Questions asked', url: questions }, { label: 'Why this answer?' }]}
      />
      <Gutter className="why">
        <h1>Why this answer?</h1>
        <AskForm action={`${questions}/why`} asked={asked.data} />
        {found && asked.success && (
          <>
            <Found found={found} language={req.i18n.language} />
            <WhatToDo found={found} language={asked.data.locale} routes={{ admin, api }} />
          </>
        )}
        <p>
          <Link href={`${admin}/collections/test-questions`} prefetch={false}>
            Test questions
          </Link>
        </p>
      </Gutter>
    </main>
  )
}

function AskForm({ action, asked }: { action: string; asked: ExplainQuery | undefined }) {
  return (
    <form action={action} className="dash-panel">
      <label className="why__question">
        Question <input defaultValue={asked?.q} maxLength={2_000} name="q" required />
      </label>
      <label>
        Language{' '}
        <select defaultValue={asked?.locale} name="locale">
          {localization.locales.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn--style-primary btn--size-medium">Ask</button>
    </form>
  )
}

type ToDoProps = {
  found: Explanation
  language: string
  routes: { admin: string; api: string }
}

function WhatToDo({ found, language, routes }: ToDoProps) {
  return (
    <Panel
      link={{ href: `${routes.admin}/collections/synonyms/create`, label: 'Add a synonym' }}
      title="What to do"
    >
      <div className="why__todo">
        <WrongAnswer
          api={`${routes.api}/test-questions`}
          language={language}
          pages={[...new Set(found.passages.map(({ url }) => pathOf(url)))]}
          question={found.question}
        />
        <h3>Write the answer</h3>
        <AnswerForm asked={found.question} path={`${routes.api}/faqs`} status="published" />
      </div>
    </Panel>
  )
}

function pathOf(url: string): string {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

function Found({ found, language }: { found: Explanation; language: string }) {
  return (
    <>
      <Panel note={verdict(found, language)} title={titles[found.confidence]}>
        {found.confidence !== 'unsure' && <p>{found.answer}</p>}
      </Panel>
      <Panel title="Words of the question">
        <NumbersTable
          caption="The words of the question, and how much each counts"
          head={['Word', 'Counts', 'In the content']}
          rows={found.words.map(({ word, weight, isKnown }) => [
            word,
            String(weight),
            isKnown ? 'yes, or a synonym' : 'no',
          ])}
        />
      </Panel>
      <Panel title="What was found">
        <NumbersTable
          caption="The passages found, best first"
          head={['Page and passage', 'Words it has', 'Score']}
          rows={found.passages.map(({ title, url, text, words, score }) => [
            { text: `${title}: ${text}`, href: url },
            words.join(', '),
            String(score),
          ])}
        />
      </Panel>
    </>
  )
}

const titles = {
  answered: 'It is answered',
  unsure: 'Pages are shown that may help',
  refused: 'It is not answered from the content',
}

function verdict({ by, probability, answeredFrom, passages }: Explanation, language: string) {
  if (by === 'reply') return 'The assistant answers this in its own words, before it searches.'
  if (by === 'facts') return 'The answer stands in the fields of documents.'
  if (passages.length === 0) return 'No document has any of its words.'
  return `The best passage holds the answer with a probability of ${asShare(probability, language)}; questions are answered from ${asShare(answeredFrom, language)} on.`
}
