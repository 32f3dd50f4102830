import { fill } from '../../../platform/words.js'
import { servePage } from '../_frame/servePage.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { NextStep } from '../_parts/NextStep.js'
import { PageHead } from '../_parts/PageHead.js'
import { Questions } from './Questions.js'
import { readAllQuestions } from './readAllQuestions.js'

/** All questions with their answers folded, each with an anchor for search and the assistant. */
export const GET = servePage(async (site) => {
  const { words, branding } = site
  const questions = await readAllQuestions(site)
  return {
    title: words.questions.title,
    description: fill(words.questions.description, { name: branding.name }),
    isForAll: true,
    body: (
      <div className="wrap">
        <PageHead title={words.questions.title} lead={words.questions.lead} />
        <div className="article">
          {questions.length === 0 ? (
            <EmptyState title={words.questions.empty} help={words.questions.emptyHelp} />
          ) : (
            <Questions questions={questions} />
          )}
          <NextStep site={site} />
        </div>
      </div>
    ),
  }
})
