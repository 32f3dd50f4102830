import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { codeIn, type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { until } from '../../platform/jobs/until.js'
import { askAbout, demo, openForm, press, referenceIn } from './pressForm.js'
import { inputsOf, type Page, visitPage } from './visitPage.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const { mailsTo } = askAbout(() => forms)

/** As if so many minutes had passed since everything that was sent. */
const pass = (minutes: number) =>
  postgresOf(forms.payload).drizzle.execute(
    sql`update otp_challenges set issued_at = issued_at - ${minutes}::int * interval '1 minute'`,
  )

async function newestCode(email: string, count: number): Promise<string> {
  const mail = await until(() => mailsTo(email)[count - 1])
  expect(mailsTo(email)).toHaveLength(count)
  return codeIn(mail)
}

const challengeOf = (page: Page) => inputsOf(page).challenge

/** The form of a new visitor, filled in, and the page that asks for the code. */
async function begin() {
  const email = freshAddress()
  const form = { ...inputsOf(await openForm('demo')), ...demo(email), go: 'send' }
  const asked = await visitPage('demo', '/demo', { form })
  // Nothing is mailed of a code that has run out.
  await newestCode(email, 1)
  return { email, form, asked }
}

async function changeNothing(page: Page): Promise<Page> {
  return press('demo', await press('demo', page, { go: 'change' }), { go: 'send' })
}

describe('a form that says it has sent a code', () => {
  test('has sent one, after an earlier one was replaced', async () => {
    const { email, asked } = await begin()
    await pass(2)
    const second = await press('demo', asked, { go: 'resend' })
    await newestCode(email, 2)
    await pass(2)
    const third = await changeNothing(second)
    expect(third.html).toContain('sent a 6-digit code')
    expect(await newestCode(email, 3)).toBeDefined()
    await pass(2)
    const fourth = await press('demo', third, { go: 'resend' })
    const code = await newestCode(email, 4)
    expect(new Set([asked, second, third, fourth].map(challengeOf)).size).toBe(4)
    expect(referenceIn(await press('demo', fourth, { code, go: 'confirm' }))).toBeDefined()
  })

  test('has sent one, after the earlier one ran out', async () => {
    const { email, asked } = await begin()
    await pass(11)
    const again = await changeNothing(asked)
    const code = await newestCode(email, 2)
    expect(referenceIn(await press('demo', again, { code, go: 'confirm' }))).toBeDefined()
  })

  test('has sent one, from a page that was left and gone back to, more than once', async () => {
    const { email, form } = await begin()
    for (const count of [2, 3]) {
      await pass(11)
      const again = await visitPage('demo', '/demo', { form })
      const code = await newestCode(email, count)
      if (count === 3)
        expect(referenceIn(await press('demo', again, { code, go: 'confirm' }))).toBeDefined()
    }
  })

  test('names the code that it sent a moment ago, and sends no other, where nothing was changed', async () => {
    const { email, form, asked } = await begin()
    const [unchanged, back] = [
      await changeNothing(asked),
      await visitPage('demo', '/demo', { form }),
    ]
    expect([unchanged.status, back.status]).toEqual([200, 200])
    expect(unchanged.html).toContain('The code we sent before still works')
    expect([challengeOf(unchanged), challengeOf(back)]).toEqual(Array(2).fill(challengeOf(asked)))
    await newestCode(email, 1)
  })

  test('says where to enter it, and when there is another, to who asks on a second page within the minute', async () => {
    const { email, asked } = await begin()
    const fresh = { ...inputsOf(await openForm('demo')), ...demo(email), nonce: 'of this page' }
    const second = await visitPage('demo', '/demo', { form: { ...fresh, go: 'send' } })
    expect([second.status, inputsOf(second).email]).toEqual([429, email])
    expect(second.html).toMatch(
      /less than a minute ago\. Enter it on the page where you asked for it, or continue here in \d+ seconds? to get another/,
    )
    const code = await newestCode(email, 1)
    expect(referenceIn(await press('demo', asked, { code, go: 'confirm' }))).toBeDefined()
  })

  test('asked twice at once for a new one sends one', async () => {
    const { email, asked } = await begin()
    await pass(2)
    const pages = await Promise.all([1, 2].map(() => press('demo', asked, { go: 'resend' })))
    const [one, other] = pages.map(challengeOf)
    expect(one).not.toBe(challengeOf(asked))
    expect(other).toBe(one)
    await newestCode(email, 2)
  })
})

describe('a form that can send no other code for now says that the last one still works', () => {
  const stillGood = 'The code we sent before still works'
  const wait = /Too many attempts. Try again in (?:\d+) (?:seconds?|minutes?)/

  test('not where it has run out', async () => {
    const begun = await begin()
    let { asked } = begun
    for (const count of [2, 3, 4, 5]) {
      await pass(2)
      asked = await press('demo', asked, { go: 'resend' })
      await newestCode(begun.email, count)
    }
    await pass(11)
    const [again, changed] = [
      await press('demo', asked, { go: 'resend' }),
      await changeNothing(asked),
    ]
    for (const { status, html } of [again, changed]) {
      expect(status).toBe(429)
      expect(html).toMatch(wait)
      expect(html).not.toContain(stillGood)
    }
    // A code that came a moment ago can still be entered where it was asked for.
    expect(again.html).toContain('name="code"')
    expect(changed.html).toContain('name="company"')
  })

  test('not where it was locked by wrong guesses', async () => {
    const { email, asked } = await begin()
    const right = await newestCode(email, 1)
    const code = right === '000000' ? '000001' : '000000'
    let page = asked
    for (let guess = 0; guess < 6; guess += 1)
      page = await press('demo', page, { code, go: 'confirm' })
    expect(page.html).toContain('Too many wrong codes')
    const again = await changeNothing(page)
    expect(again.status).toBe(429)
    expect(again.html).toMatch(wait)
    expect(again.html).not.toContain(stillGood)
    // Asking for another code stays where it can be entered.
    const soon = await press('demo', page, { go: 'resend' })
    expect([soon.status, soon.html.includes('name="code"')]).toEqual([429, true])
    expect(soon.html).toMatch(wait)
    await pass(2)
    const next = await press('demo', soon, { go: 'resend' })
    expect(challengeOf(next)).not.toBe(challengeOf(asked))
    await newestCode(email, 2)
  })
})
