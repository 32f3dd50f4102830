import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { readPdf } from '../../../support/readPdf.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { earnCertificate, rename as renameIn, revoke } from './earnCertificate.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning()
  await learning.callAsAdmin('/api/globals/branding', {
    method: 'POST',
    json: { name: 'Foyer', legalName: 'Foyer Academy Ltd' },
  })
})
afterAll(() => learning.stop())

const earn = (who: Parameters<typeof earnCertificate>[1], fields: object = {}) =>
  earnCertificate(learning, who, fields)

const rename = (who: Parameters<typeof earnCertificate>[1], name: string) =>
  renameIn(learning, who, name)

const read = (id: string, headers: Record<string, string> = {}) =>
  learning.call(`/api/lms/certificates/${id}`, { headers })

async function earnAs(name: string, fields: object = {}) {
  const who = await learning.signIn()
  await rename(who, name)
  return earn(who, fields)
}

describe('GET /api/lms/certificates/{id}', () => {
  test('says who learned what, for how long, when and from whom, and no address', async () => {
    const ada = await learning.signIn('ada@learners.example')
    await rename(ada, 'Ada Lovelace')
    const { id, slug } = await earn(ada, { durationHours: 12 })
    const answer = await read(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const body = await answer.text()
    expect(JSON.parse(body)).toEqual({
      id,
      status: 'valid',
      learner: { name: 'Ada Lovelace' },
      course: { title: 'A course', slug, durationHours: 12 },
      issuedAt: expect.any(String),
      issuer: 'Foyer Academy Ltd',
      revokedAt: null,
      url: `http://localhost:3000/certificates/${id}`,
      image: expect.stringMatching(/\/api\/og\?title=A\+course&subtitle=Ada\+Lovelace&sig=/),
    })
    expect(body).not.toContain('learners.example')
  })

  test('is found by its number as people type it', async () => {
    const { id } = await earn(await learning.signIn())
    const typed = encodeURIComponent(id.toLowerCase().replaceAll('-', ' '))
    expect(await (await read(typed)).json()).toMatchObject({ id })
  })

  test('answers 304 to who has it, and 404 to a number that nobody has', async () => {
    const { id } = await earn(await learning.signIn())
    const tag = (await read(id)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"/)
    expect((await read(id, { 'if-none-match': tag })).status).toBe(304)
    for (const unknown of [randomUUID(), '1', '0000-0000-0000-0', '%00', 'x'.repeat(61)]) {
      expect((await read(unknown)).status).toBe(404)
    }
  })

  test('keeps all that it says when learner, company and course get other names', async () => {
    const ada = await learning.signIn()
    await rename(ada, 'Ada Byron')
    const { id, courseId } = await earn(ada)
    const said = async () => [
      await (await read(id)).text(),
      await (await read(`${id}/badge`)).text(),
    ]
    const before = await said()
    await rename(ada, 'Ada Lovelace')
    await learning.callAsAdmin(`/api/courses/${courseId}`, {
      method: 'PATCH',
      json: {
        title: 'Another',
        slug: `other-${randomUUID()}`,
        durationHours: 99,
        _status: 'published',
      },
    })
    const brand = (legalName: string) =>
      learning.callAsAdmin('/api/globals/branding', { method: 'POST', json: { legalName } })
    await brand('Somebody Else')
    expect(await said()).toEqual(before)
    await learning.callAsAdmin(`/api/courses/${courseId}`, { method: 'DELETE' })
    expect(await said()).toEqual(before)
    await brand('Foyer Academy Ltd')
  })

  test('takes the first name of a learner who had none, from the learner or from staff', async () => {
    const [ada, bob] = [await learning.signIn(), await learning.signIn()]
    const [adas, bobs] = [await earn(ada), await earn(bob)]
    const nameOn = async ({ id }: { id: string }) =>
      ((await (await read(id)).json()) as { learner: { name: string | null } }).learner.name
    expect(await nameOn(adas)).toBeNull()
    await rename(ada, 'Ada')
    await rename(ada, 'Somebody Else')
    expect(await nameOn(adas)).toBe('Ada')
    await learning.callAsAdmin(`/api/learners/${bob.learner.id}`, {
      method: 'PATCH',
      json: { name: 'Bob' },
    })
    expect(await nameOn(bobs)).toBe('Bob')
  })

  test('takes the name that a learner gives as they book, not what others call them', async () => {
    const ada = await learning.signIn()
    const { id } = await earn(ada)
    const { slug: course } = await learning.makeCourse()
    const bookAs = async (who: SignedIn, name: string) => {
      const json = { course, attendees: [{ name, email: ada.learner.email }] }
      expect((await learning.sendAs(who, '/api/lms/enrolments', { json })).status).toBe(201)
      const answer = await (await read(id)).json()
      return (answer as { learner: { name: string | null } }).learner.name
    }
    expect(await bookAs(await learning.signIn(), 'A Friend')).toBeNull()
    expect(await bookAs(ada, 'Ada')).toBe('Ada')
  })

  test('keeps the address of a certificate from before numbers could be read', async () => {
    const { id } = await earnAs('Ada')
    const before = randomUUID()
    await learning.query(
      sql`update certificates set number = ${before}, titles = null, issuer = null where number = ${id}`,
    )
    expect(await (await read(before.toUpperCase())).json()).toMatchObject({
      id: before,
      learner: { name: 'Ada' },
      course: { title: 'A course' },
      issuer: 'Foyer Academy Ltd',
    })
    expect((await read(`${before}.pdf`)).status).toBe(200)
    expect((await read(`${before}/badge`)).status).toBe(200)
  })

  test('is for staff to see alone as a list, and for nobody to change', async () => {
    const { id } = await earnAs('Ada')
    expect((await learning.call('/api/certificates')).status).toBe(403)
    const list = await learning.callAsAdmin('/api/certificates')
    const { docs } = (await list.json()) as { docs: { id: string; number: string }[] }
    const row = docs.find(({ number }) => number === id)
    expect(row).toMatchObject({ name: 'Ada', title: 'A course' })
    const address = `/api/certificates/${row?.id ?? ''}`
    const change = { method: 'PATCH', json: { name: 'Eve' } }
    expect((await learning.callAsAdmin(address, change)).status).toBe(403)
    expect((await learning.callAsAdmin(address, { method: 'DELETE' })).status).toBe(403)
    expect(
      (await learning.callAsAdmin('/api/certificates', { ...change, method: 'POST' })).status,
    ).toBe(403)
  })
})

describe('the PDF of a certificate', () => {
  const pdfOf = async (id: string, locale: string) => {
    const answer = await read(`${id}.pdf?locale=${locale}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return readPdf(new Uint8Array(await answer.arrayBuffer()))
  }
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ')

  test.each([
    ['en', 'Certificate of completion', 'has completed the course', '12 hours'],
    ['fr', 'Certificat de réussite', 'a suivi et réussi la formation', '12 heures'],
  ])('says all of it in %s, on one page', async (locale, ...words) => {
    const { id } = await earnAs('Zoë Łukasz-Đặng', { durationHours: 12 })
    const { pages, text, language, info } = await pdfOf(id, locale)
    for (const each of [...words, 'Zoë Łukasz-Đặng', 'A course', 'Foyer Academy Ltd', id]) {
      expect(plain(text)).toContain(plain(each))
    }
    expect([pages, language]).toEqual([1, locale])
    expect(info.Title).toContain('A course')
  })

  test('says it in Arabic, with every letter of the name', async () => {
    const { id, courseId } = await earnAs('ليلى المنصوري')
    await learning.callAsAdmin(`/api/courses/${courseId}?locale=ar`, {
      method: 'PATCH',
      json: { title: 'حوكمة', _status: 'published' },
    })
    const { pages, text, language } = await pdfOf(id, 'ar')
    const letters = new Set(text.normalize('NFKC'))
    const wanted = Array.from('ليلى المنصوري شهادة إتمام'.replaceAll(' ', ''))
    expect(wanted.filter((each) => !letters.has(each))).toEqual([])
    expect(text).toContain(id)
    expect([pages, language]).toEqual([1, 'ar'])
  })

  test.each([
    ['Thai', 'สมชาย ใจดี', 'คอร์สเรียน'],
    ['Armenian', 'Անի Պետրոսյան', 'Դասընթաց'],
    ['Latin and Bengali', 'Rina রিনা', 'Course কোর্স'],
  ])(
    'names its holder as such, and the course by its slug, where %s cannot be printed',
    async (_, name, title) => {
      const { id, slug } = await earnAs(name, { title })
      const text = plain((await pdfOf(id, 'en')).text)
      expect(text).toContain('the holder of this certificate')
      expect(text).not.toContain('Rina')
      expect(text.replace(/\s/g, '')).toContain(slug)
    },
  )

  test('stays one page whatever is printed on it', async () => {
    const { id } = await earnAs('Maximiliane Wolkenstein '.repeat(5).trim(), {
      title: 'Governance of artificial intelligence in practice '.repeat(4).slice(0, 199).trim(),
    })
    expect((await pdfOf(id, 'en')).pages).toBe(1)
  })

  test('is the same bytes each time, and gone once the certificate is revoked', async () => {
    const { id } = await earnAs('Ada')
    const bytes = async () => Buffer.from(await (await read(`${id}.pdf`)).arrayBuffer())
    expect((await bytes()).equals(await bytes())).toBe(true)
    expect((await revoke(learning, id, { reason: 'A mistake' })).status).toBe(200)
    const gone = await read(`${id}.pdf`)
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([
      410,
      'certificate_revoked',
    ])
  })
})
