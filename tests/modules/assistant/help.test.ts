import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import ar from '../../../src/app/(site)/_words/ar.json' with { type: 'json' }
import en from '../../../src/app/(site)/_words/en.json' with { type: 'json' }
import fr from '../../../src/app/(site)/_words/fr.json' with { type: 'json' }
import { learningWords } from '../../../src/modules/learning/words/learningWords.js'
import { bootSite, type Site } from './site.js'

let site: Site

beforeAll(async () => {
  site = await bootSite({ TRUSTED_PROXY_HOPS: '1' })
})
afterAll(() => site.stop())

let visitors = 0

/** Each time another visitor asks: one may ask a few questions a minute. */
const ask = async (message: string, locale = 'en') => {
  const visitor = { 'x-forwarded-for': `192.0.2.${String((visitors += 1))}` }
  const { answer, citations, grounded } = (await site.ask({ message, locale }, visitor)).body
  return { answer, grounded, from: citations.map(({ url }) => new URL(url).pathname)[0] }
}

describe('who asks how to do something here', () => {
  test.each([
    ['How do I cancel my booking?', 'en', '/learn/bookings'],
    ['I am ill that day, can somebody else take my place?', 'en', '/learn/bookings'],
    ['Can I get an invoice for my company?', 'en', '/learn/bookings'],
    ['Where can I find my certificate?', 'en', '/learn'],
    ['How can I verify a certificate?', 'en', '/contact'],
    ['Comment vérifier un certificat ?', 'fr', '/contact'],
    ['كيف أتحقق من شهادة؟', 'ar', '/contact'],
    ['How do I start my course?', 'en', '/learn'],
    ['I forgot my password', 'en', '/learn/sign-in'],
    ['I never got the email with the code', 'en', '/learn/sign-in'],
    ['How do I book a course?', 'en', '/courses'],
    ['Can I move to another date?', 'en', '/contact'],
    ['How do I delete my account?', 'en', '/contact'],
    ['Comment annuler ma réservation ?', 'fr', '/learn/bookings'],
    ['Peut-on transférer sa place à un collègue ?', 'fr', '/learn/bookings'],
    ['Comment puis-je m’inscrire ?', 'fr', '/courses'],
    ['كيف ألغي حجزي؟', 'ar', '/learn/bookings'],
    ['نسيت كلمة المرور', 'ar', '/learn/sign-in'],
  ])('%s is told, with the page where it is done', async (question, locale, page) => {
    expect(await ask(question, locale)).toMatchObject({ grounded: true, from: page })
  })

  test.each([
    'What happens if you cancel the course?',
    'Can I book for the whole department?',
    'Did the plumber get an invoice?',
    'Et si c’est vous qui annulez ?',
  ])('%s is another question', async (question) => {
    expect((await ask(question, question.startsWith('Et') ? 'fr' : 'en')).grounded).toBe(false)
  })

  test('hears what cancelling gives back as staff have set it', async () => {
    const data = { steps: [{ days: 30, percent: 80 }], anyTimeDays: 5 }
    await site.payload.updateGlobal({ slug: 'cancellation-policy', data })
    expect((await ask('How can I cancel?')).answer).toBe(
      'You can cancel a booking yourself under “My bookings”. If you cancel, you get back ' +
        '80% (up to 30 days before the start), 0% (later); for a course without a date, ' +
        '100% (within 5 days, while nobody has completed a lesson), 0% (later). [1]',
    )
    await site.payload.updateGlobal({ slug: 'cancellation-policy', data: { steps: [] } })
    expect((await ask('What are your cancellation terms?')).answer).toContain('you get back 0%;')
  })

  test('is told what staff have written, where they have answered the question themselves', async () => {
    const question = 'How do I cancel my booking?'
    const data = { question, answer: 'Ring the harbour office.', _status: 'published' } as const
    const { id } = await site.payload.create({ collection: 'faqs', data })
    await site.platform.search.settled()
    expect(await ask(question)).toMatchObject({ answer: 'Ring the harbour office. [1]' })
    await site.payload.delete({ collection: 'faqs', id })
    await site.platform.search.settled()
    expect((await ask(question)).from).toBe('/learn/bookings')
  })

  test('reads the names of pages as the pages say them', () => {
    for (const [locale, { learn, courses }] of Object.entries({ en, fr, ar })) {
      const { titles } = learningWords(locale).help
      expect(titles).toMatchObject({
        bookings: learn.bookings.title,
        courses: learn.courses.title,
        signIn: learn.signIn.title,
        catalog: courses.title,
      })
    }
  })
})
