import { randomUUID } from 'node:crypto'

import type { Learning } from '../../modules/learning/auth/startLearning.js'
import { until } from '../../platform/jobs/until.js'
import { inputsOf, type Page, type Visit, visitPage } from './visitPage.js'

export const signInPath = '/learn/sign-in'

export const cookieOf = ({ headers }: Page) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

export const openLesson = (
  params: { course: string; lesson: string },
  visit: Visit = {},
  query = '',
) =>
  visitPage('learn/[course]/[lesson]', `/learn/${params.course}/${params.lesson}${query}`, {
    params,
    ...visit,
  })

/** What learners do on the pages. */
export function learnerVisits(learning: () => Pick<Learning, 'mails'>) {
  const fresh = () => `${randomUUID()}@learners.example`

  const askCode = async (email: string, query = '', carried: Record<string, string> = {}) => {
    const page = await visitPage('learn/sign-in', signInPath + query)
    const form = { ...inputsOf(page), ...carried, email, go: 'send' }
    const asked = await visitPage('learn/sign-in', signInPath, { form })
    if (asked.status !== 200) throw new Error(`The form answered ${String(asked.status)}`)
    const code = await until(() => {
      const theirs = learning().mails.filter(({ to }) => to.includes(email))
      return theirs.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast(Boolean)
    })
    return { asked, code }
  }

  const confirm = (asked: Page, code: string, headers: Record<string, string> = {}) =>
    visitPage('learn/sign-in', signInPath, {
      form: { ...inputsOf(asked), code, go: 'confirm' },
      headers,
    })

  const signIn = async (email = fresh()) => {
    const { asked, code } = await askCode(email)
    const cookie = cookieOf(await confirm(asked, code))
    return {
      press: (form: Record<string, string>, headers: Record<string, string> = {}) =>
        visitPage('learn', '/learn', { form, headers: { cookie, ...headers } }),
      see: (path = '/learn') => visitPage('learn', path, { headers: { cookie } }),
      open: (
        course: string,
        lesson: string,
        { query = '', form }: { query?: string; form?: Record<string, string> } = {},
      ) => openLesson({ course, lesson }, { headers: { cookie }, ...(form && { form }) }, query),
    }
  }

  return { fresh, askCode, confirm, signIn }
}
