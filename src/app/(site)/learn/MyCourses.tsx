import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import { CourseProgress } from './CourseProgress.js'
import { LearnerAccount } from './LearnerAccount.js'
import type { LearnerView } from './readLearner.js'
import type { LearnWords } from './words/en.js'
import { learnWordsFor } from './words/learnWordsFor.js'

type Props = LearnerView & { site: Site; query: URLSearchParams }

/** A learner's courses, progress and account. */
export function MyCourses({ site, query, learner, enrolments }: Props) {
  const { courses: words } = learnWordsFor(site.locale)
  const joined = enrolments.find(({ course }) => course.slug === query.get('joined'))
  const fault = faultText(words, query.get('fault'))
  return (
    <div className="wrap learner">
      <PageHead title={words.title} />
      {fault && (
        <p className="summary" role="alert" tabIndex={-1} autoFocus>
          <strong>{fault}</strong>
        </p>
      )}
      {joined && (
        <p className="note" role="status">
          <span aria-hidden="true">✓ </span>
          {words.enrolled(joined.course.title)}
        </p>
      )}
      {enrolments.length === 0 && (
        <EmptyState title={words.none} help={words.noneHelp}>
          <p>
            <a className="button" href={site.link('/courses')}>
              {words.seeAll}
            </a>
          </p>
        </EmptyState>
      )}
      <ul className="enrolments">
        {enrolments.map((enrolment) => (
          <CourseProgress key={enrolment.id} site={site} enrolment={enrolment} />
        ))}
      </ul>
      <LearnerAccount site={site} learner={learner} />
    </div>
  )
}

type Words = LearnWords['courses']

const faults = ['gone', 'failed', 'unpaid', 'tooOften', 'nameWrong'] as const

/** The error that an earlier step left in the address; unknown values are ignored. */
function faultText(words: Words, name: string | null): string | undefined {
  const known = faults.find((each) => each === name)
  return known && words[known]
}
