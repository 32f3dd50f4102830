import { fill } from '../../../platform/words.js'
import { servePage } from '../_frame/servePage.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { readAllQuestions } from './readAllQuestions.js'

export const dynamic = 'force-dynamic'

/** All questions with their answers, each with an anchor for search and the assistant. */
export const GET = servePage(async (site) => {
  const { words, branding } = site
  const questions = await readAllQuestions(site)
  return {
    title: words.questions.title,
    description: fill(words.questions.description, { name: branding.name }),
    body: (
      <div className="wrap search-page">
        <PageHead title={words.questions.title} />
        {questions.length === 0 && (
          <EmptyState title={words.questions.empty} help={words.questions.emptyHelp} />
        )}
        {questions.map(({ id, question, answer }) => (
          <section key={id} id={id} className="asked">
            <h2 dir="auto">{question}</h2>
            <p dir="auto">{answer}</p>
          </section>
        ))}
      </div>
    ),
  }
})
