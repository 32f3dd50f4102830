import { DoneNote } from '../_parts/DoneNote.js'
import type { Enrolment } from '../../../modules/learning/enrolmentSchemas.js'
import type { Learner } from '../../../modules/learning/learnerSchemas.js'
import { slugPattern } from '../../../platform/text.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import type { Values } from '../_forms/SiteForm.js'
import { readValues } from '../_forms/firstValues.js'
import { callApi, type ApiCall } from '../_frame/callApi.js'
import { failureOf } from '../_frame/readApi.js'
import { readAllPages } from '../_frame/readAllPages.js'
import { readOffered } from '../_frame/readOffered.js'
import { seeOther, servePage } from '../_frame/servePage.js'
import { EmptyState, SeeAllCourses } from '../_parts/EmptyState.js'
import { PageHead } from '../_parts/PageHead.js'
import type { Words } from '../_words/wordsFor.js'
import { CourseProgress } from './CourseProgress.js'
import { joinCourse } from './joinCourse.js'

/** The courses of the signed-in learner; anyone else is asked to sign in first. */
export const GET = servePage(async (site, { query, request }) => {
  const view = await readLearner(site, request)
  // Who comes straight from signing in has a browser that kept no cookie, as far as can be told without scripts.
  if (!view) return seeOther(site.link(`/learn/sign-in${query.has('signed') ? '?ended' : ''}`))
  const slugs = view.enrolments.map(({ course }) => course.slug)
  const offered = await readOffered(site, slugs)
  return {
    title: site.words.learn.courses.title,
    isPersonal: true,
    body: <MyCourses site={site} query={query} {...view} offered={offered} />,
  }
})

/** Handles the buttons of the page, and the one that joins a course. */
export const POST = servePage(async (site, { request }) =>
  changeLearning(site, request, await readValues(site, request)),
)

/** The actions of the learner's page; each leads back to it, and none works without a session. */
export async function changeLearning(
  site: Site,
  request: Request,
  values: Values,
): Promise<Response> {
  const { course = '' } = values
  const call = callFor(values)
  if (!call) return seeOther(site.link('/learn?fault=failed'))
  const response = await callApi(site, request, call)
  if (values.go === 'join') return seeOther(await joinCourse(site, course, response))
  if (response.status === 401) return seeOther(site.link('/learn/sign-in'))
  const cookie = response.headers.get('set-cookie')
  if (response.ok && cookie) return seeOther(site.link('/'), { 'set-cookie': cookie })
  if (!response.ok) return seeOther(site.link(`/learn?fault=${faultOf(response, values)}`))
  return seeOther(site.link(values.go === 'name' ? '/learn?done=named' : '/learn'))
}

function callFor({ go, course, name }: Values): ApiCall | undefined {
  switch (go) {
    case 'join':
      return course && slugPattern.test(course)
        ? { path: '/api/lms/enrolments', body: { course } }
        : undefined
    case 'name':
      return { method: 'PATCH', path: '/api/lms/auth/session', body: { name } }
    case 'sign-out':
      return { path: '/api/lms/auth/sign-out' }
    case 'sign-out-everywhere':
      return { path: '/api/lms/auth/sign-out?everywhere=true' }
    default:
      return undefined
  }
}

function faultOf({ status }: Response, { go }: Values): string {
  if (status === 429) return 'tooOften'
  return go === 'name' && status === 422 ? 'nameWrong' : 'failed'
}

type Props = LearnerView & { site: Site; query: URLSearchParams; offered: ReadonlySet<string> }

/** A learner's courses, progress and account. */
export function MyCourses({ site, query, learner, enrolments, offered }: Props) {
  const { courses: words } = site.words.learn
  const joined = enrolments.find(({ course }) => course.slug === query.get('joined'))
  const fault = faultText(words, query.get('fault'))
  return (
    <div className="wrap learner">
      <PageHead title={words.title}>
        <BookingsLink site={site} />
      </PageHead>
      {fault && (
        <p className="summary" role="alert" tabIndex={-1} autoFocus>
          <strong>{fault}</strong>
        </p>
      )}
      {joined && <DoneNote>{fill(words.enrolled, { course: joined.course.title })}</DoneNote>}
      {query.get('done') === 'named' && <DoneNote>{words.named}</DoneNote>}
      <Finished site={site} enrolments={enrolments} course={query.get('finished')} />
      {enrolments.length === 0 && (
        <EmptyState title={site.words.courses.empty} help={words.noneHelp}>
          <SeeAllCourses site={site} />
        </EmptyState>
      )}
      <ul className="enrolments">
        {enrolments.map((enrolment) => (
          <CourseProgress
            key={enrolment.id}
            site={site}
            enrolment={enrolment}
            isOffered={offered.has(enrolment.course.slug)}
          />
        ))}
      </ul>
      <LearnerAccount site={site} learner={learner} />
    </div>
  )
}

function BookingsLink({ site: { words, link } }: Pick<Props, 'site'>) {
  return (
    <p className="learner-bookings">
      <a href={link('/learn/bookings')}>{words.learn.bookings.title}</a>
    </p>
  )
}

type FinishedProps = Pick<Props, 'site' | 'enrolments'> & { course: string | null }

/** The course that the last step completed. */
function Finished({ site, enrolments, course: slug }: FinishedProps) {
  const done = enrolments.find(
    ({ course, status }) => course.slug === slug && status === 'completed',
  )
  if (!done) return null
  return <DoneNote>{fill(site.words.lesson.finished, { course: done.course.title })}</DoneNote>
}

const faults = ['gone', 'failed', 'unpaid', 'tooOften', 'nameWrong'] as const

/** The error that an earlier step left in the address; unknown values are ignored. */
function faultText(words: Words['learn']['courses'], name: string | null): string | undefined {
  const known = faults.find((each) => each === name)
  return known && words[known]
}

export type LearnerView = { learner: Learner; enrolments: Enrolment[] }

/** The learner signed in by this request's cookie, with their courses; undefined if nobody is. */
export async function readLearner(site: Site, request: Request): Promise<LearnerView | undefined> {
  const path = '/api/lms/auth/session'
  const session = await callApi(site, request, { method: 'GET', path })
  if (session.status === 401) return undefined
  if (!session.ok) throw failureOf(path, session)
  const enrolments = await readAllPages<Enrolment>(site, request, '/api/lms/enrolments')
  return enrolments && { learner: (await session.json()) as Learner, enrolments }
}

type AccountProps = { site: Site; learner: Learner }

/** The signed-in learner, the name on their certificates, and the buttons to sign out. */
function LearnerAccount({ site, learner }: AccountProps) {
  return (
    <section className="account">
      <NameForm site={site} learner={learner} />
      <WaysOut site={site} learner={learner} />
    </section>
  )
}

function NameForm({ site, learner }: AccountProps) {
  const { courses: words } = site.words.learn
  return (
    <form className="form" method="post" action={site.link('/learn')} noValidate>
      <div className="field">
        <label htmlFor="name">{words.name}</label>
        <p className="help" id="name-help">
          {learner.name === null ? words.nameFirst : words.nameHelp}
        </p>
        <input
          className="input"
          id="name"
          name="name"
          autoComplete="name"
          dir="auto"
          defaultValue={learner.name ?? ''}
          aria-describedby="name-help"
        />
      </div>
      <p>
        <button className="button button-quiet" name="go" value="name">
          {words.save}
        </button>
      </p>
    </form>
  )
}

function WaysOut({ site, learner }: AccountProps) {
  const { courses: words } = site.words.learn
  return (
    <form method="post" action={site.link('/learn')}>
      <p>
        {words.signedInAs} <bdi>{learner.email}</bdi>
      </p>
      <ul className="actions">
        <li>
          <button className="button button-quiet" name="go" value="sign-out">
            {words.signOut}
          </button>
        </li>
        <li>
          <button className="button button-quiet" name="go" value="sign-out-everywhere">
            {words.signOutEverywhere}
          </button>
        </li>
      </ul>
    </form>
  )
}
