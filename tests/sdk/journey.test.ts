import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { createClient, FoyerProblem } from '../../sdk/typescript/index.js'
import { type Demo, startDemo } from '../support/startDemo.js'

const paidCourse = 'eu-ai-act-in-a-day'
const freeCourse = 'ai-literacy-essentials'

let demo: Demo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

describe('a visitor with the TypeScript client', () => {
  const email = 'ada@analytical.example'
  let client: ReturnType<typeof createClient>

  beforeAll(() => {
    client = createClient({ baseUrl: demo.url })
  })

  /** The latest of so many codes that this visitor was sent, as the demo's mailbox shows them. */
  async function codeFromMail(mails: number): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`${demo.url}/api/dev/mailbox?to=${email}`)
      const { docs } = (await answer.json()) as { docs: { text: string }[] }
      const codes = docs.flatMap(({ text }) => /^\s*(\d{3}\D?\d{3})\s*$/m.exec(text)?.[1] ?? [])
      if (codes.length >= mails) return codes[0] ?? ''
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('No code came')
  }

  /** Posts the only form of a page, as its button would. */
  async function pressForm(html: string, more: Record<string, string> = {}): Promise<Response> {
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
    const hidden = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
    const fields = [...hidden].map(([, name = '', value = '']) => [name, value])
    const body = new URLSearchParams({ ...Object.fromEntries(fields), ...more })
    return fetch(new URL(action, demo.url), { method: 'POST', body, redirect: 'manual' })
  }

  async function payAt(action: string, fields: Record<string, string>): Promise<Response> {
    const opened = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
    expect(opened.status).toBe(200)
    const chosen = await fetch(opened.url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'success' }),
    })
    return pressForm(await chosen.text())
  }

  test('finds a course, and asks for a demo with the code from the mail', async () => {
    const found = await client.search.find({ q: 'AI act in a day', type: ['course'] })
    expect(found.docs[0]?.url).toContain(paidCourse)
    const form = { name: 'Ada Byron', email, company: 'Analytical Engines' }
    const asked = await client.demo.submit(form)
    expect(asked).toMatchObject({ status: 'otp_sent', codeLength: 6 })
    const { challengeId } = asked as { challengeId: string }
    const code = await codeFromMail(1)
    const lead = await client.demo.submit({ ...form, otp: { challengeId, code } })
    expect(lead).toMatchObject({ status: 'received', kind: 'demo' })
    expect((lead as { reference: string }).reference).toMatch(/^LD-/)
  })

  test('signs in, enrols, pays for what is not free, and is enrolled', async () => {
    const { challengeId } = await client.auth.requestOtp({ email })
    const otp = { challengeId, code: await codeFromMail(2) }
    const { token, learner } = await client.auth.verifyOtp({ email, otp })
    expect(learner.email).toBe(email)
    const ada = client.with({ token })
    expect(await ada.enrolments.create({ course: freeCourse })).toMatchObject({ status: 'active' })

    const refusal: unknown = await ada.enrolments.create({ course: paidCourse }).catch(identity)
    if (!(refusal instanceof FoyerProblem)) throw new Error('Nothing was to be paid')
    expect([refusal.status, refusal.code]).toEqual([402, 'payment_required'])
    const link = String(refusal.members.paymentLink)
    const { docs } = await client.payments.listLinks()
    expect(docs).toContainEqual(expect.objectContaining({ slug: link, course: paidCourse }))

    const started = await ada.payments.initiate({ link, customer: { name: 'Ada Byron', email } })
    const { order, gateway, statusUrl } = started
    const back = await payAt(gateway.action, gateway.fields)
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/payments/result'),
    ])
    const secret = new URL(statusUrl).searchParams.get('token') ?? ''
    const status = () => client.payments.getOrder({ number: order.number, token: secret })
    expect(await status()).toMatchObject({ status: 'paid', amount: order.amount, link })
    expect(await coursesOf(ada, 2)).toEqual([freeCourse, paidCourse])
    await ada.auth.signOut({})
    await expect(ada.auth.session()).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  test('asks the assistant, and reads the answer as it is written', async () => {
    const types: string[] = []
    let text = ''
    for await (const { data } of client.chat.askStream({ message: 'How long do refunds take?' })) {
      if (data === '[DONE]') break
      const chunk = JSON.parse(data) as { type: string; delta?: string }
      types.push(chunk.type)
      text += chunk.delta ?? ''
    }
    expect(types[0]).toBe('start')
    expect(types.at(-1)).toBe('finish')
    expect(types.findIndex((type) => type.startsWith('source'))).toBeLessThan(
      types.indexOf('text-delta'),
    )
    expect(text).toMatch(/refund/i)
  })
})

test('a visitor with the Python client does all of it too', async () => {
  const { stderr } = await promisify(execFile)(
    'python3',
    ['-m', 'unittest', 'discover', '-s', 'sdk/python/tests', '-p', 'test_journey.py'],
    { env: { ...process.env, FOYER_URL: demo.url, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  expect(stderr).toMatch(/Ran 3 tests/)
  expect(stderr).toMatch(/\nOK\s*$/)
})

const identity = (error: unknown) => error

/** The learner's courses once there are so many: a paid order enrols its buyer after the payment. */
async function coursesOf(ada: ReturnType<typeof createClient>, many: number): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const { docs } = await ada.enrolments.list()
    if (docs.length >= many || tries > 300) return docs.map(({ course }) => course.slug).sort()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
