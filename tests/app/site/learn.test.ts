import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type Learning,
  startLearning,
  syllabusOf,
} from '../../modules/learning/auth/startLearning.js'
import {
  earnCertificate,
  rename,
  revoke,
} from '../../modules/learning/certificates/earnCertificate.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { cookieOf, learnerVisits, openLesson, signInPath } from './learnerVisits.js'
import { inputsOf, visitPage } from './visitPage.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const { fresh, askCode, confirm, signIn } = learnerVisits(() => learning)

describe('signing in', () => {
  test('has a word ready for browsers that refuse cookies', async () => {
    const { html } = await visitPage('learn/sign-in', '/learn/sign-in')
    expect(html).toMatch(/data-needs-cookies="" role="alert" hidden="">Signing in needs cookies/)
    const contact = await visitPage('contact', '/contact')
    expect(contact.html).not.toContain('data-needs-cookies')
  })

  test('goes from the address by the code to the courses, with a cookie no script can read', async () => {
    const { asked, code } = await askCode(fresh())
    const entered = await confirm(asked, code)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/learn?signed=in'])
    expect(entered.headers.get('set-cookie')).toMatch(/^foyer-learner=\S+;.*HttpOnly; SameSite=Lax/)
    expect(entered.html).toBe('')
  })

  test('asks again for a wrong code, and gives no cookie', async () => {
    const { asked, code } = await askCode(fresh())
    const refused = await confirm(asked, code === '111111' ? '222222' : '111111')
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null])
  })

  test('from a page of another site is refused, so that nobody is signed in as somebody else', async () => {
    const { asked, code } = await askCode(fresh())
    const refused = await confirm(asked, code, { origin: 'https://evil.example' })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    expect((await confirm(asked, code)).status).toBe(303)
  })

  test('does not tell a form sent twice from one, nor send two mails', async () => {
    const email = fresh()
    const form = { ...inputsOf(await visitPage('learn/sign-in', signInPath)), email, go: 'send' }
    const pages = await Promise.all(
      [1, 2].map(() => visitPage('learn/sign-in', signInPath, { form })),
    )
    const [one, other] = pages.map((page) => inputsOf(page).challenge)
    expect(one).toBeTruthy()
    expect(other).toBe(one)
  })

  test('by a double click on the code is one signing in, shown by both answers', async () => {
    const { asked, code } = await askCode(fresh())
    expect(asked.html).toContain('<script nonce="the-nonce">{\n  const form = ')
    const both = await Promise.all([confirm(asked, code), confirm(asked, code)])
    const [first, ...others] = [...both, await confirm(asked, code)].map((page) => [
      page.status,
      page.headers.get('location'),
      cookieOf(page),
    ])
    expect(first).toEqual([303, '/learn?signed=in', expect.stringMatching(/^foyer-learner=./)])
    expect(others).toEqual([first, first])
  })

  test('takes a code once from whoever has not the page of its form', async () => {
    const { asked, code } = await askCode(fresh())
    expect((await confirm(asked, code)).status).toBe(303)
    const form = { ...inputsOf(asked), code, go: 'confirm', nonce: 'another-page' }
    const again = await visitPage('learn/sign-in', signInPath, { form })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([400, null])
  })

  test('joins the free course that led there', async () => {
    const { slug } = await learning.makeCourse({ title: 'Free of charge' })
    const first = await visitPage('learn', '/learn', { form: { go: 'join', course: slug } })
    expect(first.headers.get('location')).toBe(`/learn/sign-in?course=${slug}`)
    const page = await visitPage('learn/sign-in', `${signInPath}?course=${slug}`)
    expect(page.html).toContain('You’re about to join “Free of charge”.')
    const { asked, code } = await askCode(fresh(), `?course=${slug}`)
    const entered = await confirm(asked, code)
    expect(entered.headers.get('location')).toBe(`/learn?joined=${slug}`)
    const headers = { cookie: cookieOf(entered) }
    const { html } = await visitPage('learn', `/learn?joined=${slug}`, { headers })
    expect(html).toContain('You are enrolled in “Free of charge”.')
  })

  test('leads nowhere else than a course', async () => {
    const { asked, code } = await askCode(fresh())
    const form = { ...inputsOf(asked), code, course: '//evil.example', go: 'confirm' }
    const entered = await visitPage('learn/sign-in', signInPath, { form })
    expect(entered.headers.get('location')).toBe('/learn?signed=in')
  })
})

test('signing in says what is wrong to whoever comes back from it without its cookie, in their language', async () => {
  const back = await visitPage('learn', '/learn?signed=in&locale=fr')
  const to = back.headers.get('location') ?? ''
  expect(to).toBe('/learn/sign-in?ended=&locale=fr')
  const { html } = await visitPage('learn/sign-in', to)
  expect(html).toContain('votre navigateur a refusé le cookie')
  expect((await visitPage('learn/sign-in', signInPath)).html).not.toContain('refused the cookie')
})

describe('the courses of a learner', () => {
  test('say what is missing once the lessons of a classroom course are read', async () => {
    const { id, slug } = await learning.makeCourse({ syllabus: syllabusOf('one') })
    const startsAt = '2099-01-01T09:00:00.000Z'
    const [session = ''] = await makeDates(learning.payload, id, [{ startsAt, mode: 'onsite' }])
    const who = await learning.signIn()
    await learning.sendAs(who, '/api/lms/enrolments', { json: { course: slug, session } })
    const headers = { cookie: `foyer-learner=${who.token}` }
    const see = async () => (await visitPage('learn', '/learn', { headers })).html
    expect(await see()).not.toContain('All lessons done.')
    await openLesson({ course: slug, lesson: 'one' }, { headers, form: { go: 'done' } })
    expect(await see()).toMatch(/50% done[^]*All lessons done\. The rest counts once [^]*2099\./)
  })

  test('are for whoever is signed in alone', async () => {
    const page = await visitPage('learn', '/learn')
    expect([page.status, page.headers.get('location')]).toEqual([303, '/learn/sign-in'])
    const forged = await visitPage('learn', '/learn', { headers: { cookie: 'foyer-learner=x' } })
    expect(forged.status).toBe(303)
  })

  test('show the progress lesson by lesson, and at the end a certificate, which gets the learner’s name once they enter it', async () => {
    const { slug } = await learning.makeCourse({
      title: 'Two lessons',
      syllabus: syllabusOf('one', 'two'),
    })
    const { press, see, open } = await signIn()
    await press({ go: 'join', course: slug })
    const read = await open(slug, 'one', { form: { go: 'done' } })
    expect(read.headers.get('location')).toBe(`/learn/${slug}/two`)
    const half = (await see()).html
    expect(half).toContain('50% done')
    expect(half).toContain(`class="button" href="/learn/${slug}/two"`)
    const last = await open(slug, 'two', { form: { go: 'done' } })
    expect(last.headers.get('location')).toBe(`/learn?finished=${slug}`)
    const { html } = await see(`/learn?finished=${slug}`)
    expect(html).toContain('You have completed “Two lessons”.')
    expect(html).toContain('Completed')
    const id = /href="\/certificates\/([^"]+)"/.exec(html)?.[1] ?? ''
    const look = () => visitPage('certificates/[slug]', `/certificates/${id}`, { slug: id })
    expect((await look()).html).toContain('It names nobody yet.')
    expect(html).toContain('The ones you already have get it, too.')
    const named = await press({ go: 'name', name: 'Ada <i>L.</i>' })
    const { html: saved } = await see(named.headers.get('location') ?? '')
    expect(saved).toContain('Your name is saved.')
    expect(saved).toContain('A certificate keeps the name it was issued with.')
    const certificate = await look()
    expect(certificate.html).toContain('Ada &lt;i&gt;L.&lt;/i&gt;')
    expect(certificate.html).not.toContain('It names nobody yet.')
    expect(certificate.html).toContain('Two lessons')
    expect(certificate.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('show the date that they take part in until it is over, with the link to join', async () => {
    const { id, slug } = await learning.makeCourse({ title: 'With a date' })
    const joinUrl = 'https://meet.example/room'
    const [ahead, over] = await makeDates(learning.payload, id, [
      { startsAt: '2099-03-02T09:00:00Z', timeZone: 'Europe/Paris', joinUrl },
      { startsAt: '2020-03-02T09:00:00Z', endsAt: '2020-03-02T10:00:00Z', joinUrl },
    ])
    const { press, see } = await signIn()
    await press({ go: 'join', course: slug })
    expect((await see()).html).not.toContain('March 2099')
    const give = (session: string | undefined) =>
      learning.query(sql`
        update enrolments set session_id = ${session}::uuid where course_id = ${id}::uuid`)
    await give(ahead)
    const { html } = await see()
    expect(html).toContain('Monday, 2 March 2099')
    expect(html).toContain(`<a href="${joinUrl}">Join online</a>`)
    expect(html).toContain(`/api/lms/courses/${slug}/sessions/${String(ahead)}.ics`)
    await give(over)
    expect((await see()).html).not.toContain(joinUrl)
  })

  test('take no button of a page of another site', async () => {
    const { press, see } = await signIn()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await press({ go: 'sign-out-everywhere' }, headers)).status).toBe(403)
    expect((await see()).status).toBe(200)
  })

  test('that they are not enrolled in cannot be changed', async () => {
    const { slug } = await learning.makeCourse()
    const owner = await signIn()
    await owner.press({ go: 'join', course: slug })
    const other = await signIn()
    expect((await other.open(slug, 'one', { form: { go: 'done' } })).status).toBe(403)
    expect((await owner.see()).html).toContain('0% done')
  })

  test('are gone once the learner has signed out, here or everywhere', async () => {
    const { press, see } = await signIn()
    const away = await press({ go: 'sign-out' })
    expect([away.status, away.headers.get('location')]).toEqual([303, '/'])
    expect(away.headers.get('set-cookie')).toMatch(/^foyer-learner=;.*Max-Age=0/)
    expect((await see()).status).toBe(303)
  })

  test('say what is wrong if a course has to be paid for, or a button makes no sense', async () => {
    const { slug } = await learning.makeCourse({ price: { amount: 100, currency: 'EUR' } })
    const { press, see } = await signIn()
    const unpaid = await press({ go: 'join', course: slug })
    expect(unpaid.headers.get('location')).toBe('/learn?fault=unpaid')
    expect((await see('/learn?fault=unpaid')).html).toContain('has to be paid for first')
    const nonsense: Record<string, string>[] = [{ go: 'unknown' }, { go: 'join', course: '../x' }]
    for (const form of nonsense) {
      expect((await press(form)).headers.get('location')).toBe('/learn?fault=failed')
    }
    const long = await press({ go: 'name', name: 'x'.repeat(121) })
    expect(long.headers.get('location')).toBe('/learn?fault=nameWrong')
  })
})

describe('a certificate', () => {
  const earn = async () => {
    const ada = await learning.signIn()
    await rename(learning, ada, 'Ada Lovelace')
    return earnCertificate(learning, ada, { title: 'Model cards' })
  }
  const see = (slug: string, query = '', accept = 'text/html') =>
    visitPage('certificates/[slug]', `/certificates/${slug}${query}`, { slug, headers: { accept } })

  test('says that it is valid, and leads to its PDF, its badge, its course and LinkedIn', async () => {
    const { id, slug } = await earn()
    const { html } = await see(id, '?locale=fr')
    const page = html.replaceAll('&amp;', '&')
    expect(page).toContain('Ce certificat est valable.')
    for (const href of [
      `/api/lms/certificates/${id}.pdf?locale=fr`,
      `/api/lms/certificates/${id}/badge`,
      `/courses/${slug}?locale=fr`,
      'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME&name=Model+cards',
    ]) {
      expect(page).toContain(`href="${href}`)
    }
    expect(page).toContain(`certId=${id}`)
    expect(page).toMatch(/property="og:image" content="[^"]+subtitle=Ada\+Lovelace&sig=/)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  })

  test('has one address, whatever is typed and whatever is asked for', async () => {
    const { id } = await earn()
    const typed = await see(id.toLowerCase())
    expect([typed.status, typed.headers.get('location')]).toEqual([301, `/certificates/${id}`])
    const json = await see(id, '', 'application/json')
    expect(JSON.parse(json.html)).toMatchObject({ id, learner: { name: 'Ada Lovelace' } })
    const badge = await see(id, '', 'application/vc')
    expect(JSON.parse(badge.html)).toMatchObject({ proof: [{ cryptosuite: 'eddsa-rdfc-2022' }] })
    const path = `/lms/certificates/${id}`
    const api = await visitPage('lms/certificates/[slug]', path, { slug: id })
    expect([api.status, api.headers.get('location')]).toEqual([303, `/certificates/${id}`])
  })

  test('that was revoked says so, and not whose it was', async () => {
    const { id } = await earn()
    await revoke(learning, id, { reason: 'A mix-up' })
    const { status, html } = await see(id)
    expect([status, html.includes('This certificate was revoked')]).toEqual([200, true])
    expect(html).not.toMatch(/Lovelace|A mix-up|linkedin|\.pdf/)
  })

  test('that was never issued is not there', async () => {
    for (const slug of [randomUUID(), 'x', '%2e%2e']) {
      const page = await visitPage('certificates/[slug]', '/certificates/x', { slug })
      expect(page.status).toBe(404)
    }
  })
})
