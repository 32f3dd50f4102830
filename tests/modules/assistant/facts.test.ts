import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { makeDates } from '../learning/makeDates.js'
import { bootSite, type Site } from './site.js'

let site: Site
let id: string

// Read once, because the day may end meanwhile.
const now = Date.now()
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const inWords = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const course = {
  title: 'Sea charts for beginners',
  slug: 'sea-charts',
  summary: 'Reading what is under water.',
  price: { amount: 12_000, currency: 'EUR' },
  instructors: [{ name: 'Ada Bell' }, { name: 'Jo Quay' }],
  _status: 'published',
}

const dates = [
  { startsAt: inDays(40), capacity: 7 },
  { startsAt: inDays(-3), capacity: 9 },
  { startsAt: inDays(20), mode: 'onsite' as const, capacity: 5 },
]

beforeAll(async () => {
  site = await bootSite({ TRUSTED_PROXY_HOPS: '1' })
  const { payload } = site
  const contact = { email: 'hello@chandler.example', phone: '+44 20 7946 0999' }
  await payload.updateGlobal({ slug: 'branding', data: { name: 'Chandler', contact } })
  const made = await payload.create({ collection: 'courses', data: course as never })
  id = made.id
  await makeDates(payload, id, dates)
  const draft = { title: 'Knots', slug: 'knots', summary: 'Ropes.', _status: 'draft' }
  await payload.create({ collection: 'courses', data: draft as never })
  await site.platform.search.settled()
})

afterAll(() => site.stop())

const answerTo = async (message: string, more: object = {}) =>
  (await site.ask({ message, ...more })).body

describe('a question after a fact of a course', () => {
  test('is answered with the fact and its course', async () => {
    const { answer, citations, grounded } = await answerTo(
      'How much does the sea charts course cost?',
    )
    expect(grounded).toBe(true)
    expect(answer).toBe('“Sea charts for beginners” costs €120 per person. [1]')
    expect(citations[0]).toEqual({
      title: 'Sea charts for beginners',
      url: 'http://localhost:3000/courses/sea-charts',
      type: 'course',
      excerpt: '“Sea charts for beginners” costs €120 per person.',
    })
  })

  test('gets the next date that has not passed', async () => {
    const { answer } = await answerTo('When does the next sea charts course start?')
    expect(answer).toContain(inWords(inDays(20)))
    expect(answer).toContain('with 5 places free')
    expect(answer).not.toContain(inWords(inDays(40)))
    expect(answer).not.toContain(inWords(inDays(-3)))
  })

  test('says who teaches it, in three languages', async () => {
    const { answer } = await answerTo('Who teaches sea charts?')
    expect(answer).toBe('“Sea charts for beginners” is taught by Ada Bell and Jo Quay. [1]')
    const french = await answerTo('Qui anime le cours Sea charts for beginners ?')
    expect(french.answer).toMatch(
      /^La formation « .* » est animée par Ada Bell et Jo Quay\. \[1\]$/,
    )
    const arabic = await answerTo('من يدرّس دورة Sea charts for beginners؟')
    expect(arabic.answer).toContain('Ada Bell وJo Quay')
  })

  test('may follow another without naming the course again', async () => {
    const { conversationId } = await answerTo('How much does the sea charts course cost?')
    const next = await answerTo('And is there a certificate?', { conversationId })
    expect(next.answer).toBe('“Sea charts for beginners” ends without a certificate. [1]')
  })

  test('may follow several that name it by another word alone, or not at all', async () => {
    const inTurn = async (locale: string, questions: string[]) => {
      let conversationId: string | undefined
      const answers: string[] = []
      for (const message of questions) {
        const asked = { message, locale, ...(conversationId && { conversationId }) }
        // Of another client: the others use up most of what one may ask in a minute.
        const { body } = await site.ask(asked, { 'x-forwarded-for': '198.51.100.7' })
        ;({ conversationId } = body)
        answers.push(body.answer)
      }
      return answers.slice(1)
    }
    const first = 'How much does the sea charts course cost?'
    const english = ['When is the next one?', 'Who teaches it?', 'Where does it take place?']
    expect(await inTurn('en', [first, ...english])).toEqual([
      expect.stringContaining(inWords(inDays(20))),
      expect.stringContaining('taught by Ada Bell'),
      expect.stringContaining(inWords(inDays(20))),
    ])
    const nameless = ['Is there an online date?', 'How much is it?']
    expect((await inTurn('en', [first, ...nameless])).at(-1)).toMatch(/Sea charts.*costs €120/)
    const french = ['Et quand a-t-elle lieu ?', 'Et qui l’anime ?', 'Combien coûte-t-elle ?']
    const asked = 'Combien coûte la formation Sea charts for beginners ?'
    expect(await inTurn('fr', [asked, ...french])).toEqual([
      expect.stringContaining('commence le'),
      expect.stringContaining('animée par Ada Bell'),
      expect.stringMatching(/coûte 120\s€/),
    ])
    const arabic = ['كم سعر دورة Sea charts for beginners؟', 'ومتى تبدأ؟', 'ومن يدرسها؟']
    expect((await inTurn('ar', arabic)).at(-1)).toContain('Ada Bell')
  })

  test('may name by its place what the answer before listed', async () => {
    const data = { ...course, title: 'Weather at sea', slug: 'weather', instructors: [] }
    const cheaper = { ...data, price: { amount: 9_000, currency: 'EUR' } }
    await site.payload.create({ collection: 'courses', data: cheaper as never })
    await site.platform.search.settled()
    const headers = { 'x-forwarded-for': '198.51.100.8' }
    const { body } = await site.ask({ message: 'Which courses do you offer?' }, headers)
    const { conversationId } = body
    const second = await site.ask({ message: 'and the second one?', conversationId }, headers)
    expect(second.body.citations[0]?.title).toBe('Weather at sea')
    const price = await site.ask({ message: 'how much?', conversationId }, headers)
    expect(price.body.answer).toBe('“Weather at sea” costs €90 per person. [1]')
    const other = await site.ask({ message: 'And Sea charts?', conversationId }, headers)
    expect(other.body.answer).toBe('“Sea charts for beginners” costs €120 per person. [1]')
    const again = await site.ask({ message: 'and the second?', conversationId }, headers)
    expect(again.body.citations[0]?.title).toBe('Weather at sea')
  })

  test('is answered in the language it is asked in', async () => {
    const { answer } = await answerTo('Combien coûte la formation Sea charts for beginners ?')
    expect(answer).toMatch(
      /^La formation « Sea charts for beginners » coûte 120\s€ par personne\. \[1\]$/,
    )
  })

  test('follows an edit at once, and does not use drafts', async () => {
    const price = { amount: 15_000, currency: 'EUR' } as const
    await site.payload.update({ collection: 'courses', id, data: { price } })
    // A question waits for it for 200 ms, and on a busy machine that is not always enough.
    await site.platform.search.settled()
    const { answer } = await answerTo('What is the price of the sea charts course?')
    expect(answer).toBe('“Sea charts for beginners” costs €150 per person. [1]')
    expect((await answerTo('Which courses are free?')).answer).not.toContain('Knots')
    expect((await answerTo('How much does the knots course cost?')).answer).not.toContain('free')
  })
})

describe('a question after the company', () => {
  test('is answered from its branding, with the page to write from and a person', async () => {
    const { answer, citations, handoff } = await answerTo('How can I contact you?')
    expect(answer).toBe(
      'You can write to Chandler at hello@chandler.example. You can call Chandler on +44 20 7946 0999. [1]',
    )
    expect(citations[0]).toMatchObject({ url: 'http://localhost:3000/contact', type: 'page' })
    expect(handoff).toEqual({ kind: 'contact', url: 'http://localhost:3000/contact' })
    expect((await answerTo('What is the phone number of Chandler?')).answer).toBe(
      'You can call Chandler on +44 20 7946 0999. [1]',
    )
  })

  test('is answered and offered a person in other languages too', async () => {
    const { answer, handoff } = await answerTo('Comment puis-je vous contacter ?')
    expect(answer).toMatch(/^Vous pouvez écrire à Chandler à l’adresse hello@chandler\.example\./)
    expect(handoff?.kind).toBe('contact')
  })

  test('uses what was changed a moment ago, and nothing that does not exist', async () => {
    const contact = { email: 'ahoy@chandler.example', phone: null }
    await site.payload.updateGlobal({ slug: 'branding', data: { contact } })
    expect((await answerTo('What is your e-mail address?')).answer).toContain('ahoy@')
    expect((await answerTo('What is your phone number?')).answer).not.toContain('+44')
  })

  test('is not answered for another place', async () => {
    const { answer } = await answerTo('What is the phone number of your Madrid office?')
    expect(answer).not.toContain('+44')
  })
})
