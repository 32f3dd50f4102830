import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { labelled } from '../../../src/platform/localization.js'
import { visitPage } from '../../app/site/visitPage.js'
import { type Forms, freshAddress, startForms } from './startForms.js'
import { brochurePdf } from './writeContent.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search
const inLanguage = (path: string, locale: string) => `${path}?locale=${locale}`

describe.each(['en', 'fr', 'ar'])(
  'what a form promises by mail is in the mail, in %s:',
  (locale) => {
    test('the brochure, by a link that works for 30 days', async () => {
      const email = freshAddress()
      const { json } = await forms.submit(
        inLanguage('/api/brochures/request-otp', locale),
        { email, brochure: 'guide' },
        inLanguage('/api/brochures/verify-otp', locale),
      )
      const mail = await forms.mailTo(email, new RegExp(json.reference))
      const url = /^https?:\S+\/api\/brochures\/guide\/download\?\S+$/m.exec(mail.text)?.[0] ?? ''
      expect(mail.html).toContain(url.replaceAll('&', '&amp;'))
      const file = await forms.call(pathOf(url))
      expect(Buffer.from(await file.arrayBuffer())).toEqual(brochurePdf)
      const expires = Number(new URL(url).searchParams.get('expires')) * 1000
      expect(Math.abs(expires - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
    })

    test('the whole estimate, in money as it is written there', async () => {
      const email = freshAddress()
      const inputs = { seats: 150, years: 3, currency: 'EUR', currentCostPerSeat: 20_000 }
      const { json } = await forms.submit(
        inLanguage('/api/tco/request-otp', locale),
        { email, company: 'Acme', inputs },
        inLanguage('/api/tco/verify-otp', locale),
      )
      const { lines, total, currentTotal, savings, assumptions } = json.estimate
      const mail = await forms.mailTo(email, new RegExp(json.reference))
      const money = (amount: number) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: 'EUR',
          numberingSystem: 'latn',
        }).format(amount / 100)
      for (const { label, amount } of lines)
        expect(mail.text).toContain(`${labelled(label, locale)} ${money(amount)}`)
      for (const amount of [total, currentTotal, savings]) {
        expect(mail.text).toContain(money(amount))
        expect(mail.html).toContain(money(amount))
      }
      for (const each of assumptions) expect(mail.text).toContain(each)
    })
  },
)

test('a brochure that is gone by then is said to be, and the mail still goes out', async () => {
  const file = (await forms.payload.find({ collection: 'brochure-files' })).docs[0]?.id ?? ''
  const data = { title: 'Short', slug: 'short', file }
  const { id } = await forms.payload.create({ collection: 'brochures', data })
  const email = freshAddress()
  const proof = await forms.prove('/api/brochures/request-otp', { email, brochure: 'short' })
  await forms.platform.jobs.stop()
  const { json } = await forms.post('/api/brochures/verify-otp', {
    ...{ email, brochure: 'short', otp: proof },
  })
  await forms.payload.delete({ collection: 'brochures', id })
  const { payload, databaseUrl: connectionString } = forms
  await forms.platform.jobs.start({ payload, connectionString })
  const mail = await forms.mailTo(email, new RegExp(json.reference))
  expect(mail.text).toContain('withdrawn it')
})

test('a form that is unpublished while its mails wait has its own words in them, and its own colleagues are told', async () => {
  const notify = ['own-a@foyer.example', 'own-b@foyer.example', 'own-c@foyer.example']
  const data = { ...{ title: 'Stand', slug: 'stand', otp: false, notify }, _status: 'published' }
  const questions = { fields: [{ name: 'size', label: 'Size', type: 'text' }] }
  const own = { mailSubject: 'Your stand', mailText: 'The stand is yours.' }
  const made = await forms.callAsAdmin('/api/forms', {
    method: 'POST',
    json: { ...data, ...questions, ...own },
  })
  const { id } = (await made.json()).doc
  const email = freshAddress()
  await forms.platform.jobs.stop()
  const { json } = await forms.post('/api/forms/stand', { email, answers: {} })
  await forms.callAsAdmin(`/api/forms/${id}`, {
    method: 'PATCH',
    json: { _status: 'draft', notify: ['own-d@foyer.example', ...notify.slice(1)] },
  })
  // As an earlier release left it.
  await postgresOf(forms.payload).pool.query(
    `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{recipient}', '1')::json
     where key like '%.team.1'`,
  )
  const { payload, databaseUrl: connectionString } = forms
  await forms.platform.jobs.start({ payload, connectionString })
  const receipt = await forms.mailTo(email, new RegExp(json.reference))
  expect(receipt.header('Subject')).toBe('Your stand')
  expect(receipt.text).toContain('The stand is yours.')
  for (const one of notify) await forms.mailTo(one, new RegExp(json.reference))
  const told = forms.smtp.mails.filter(({ text }) => text.includes(json.reference))
  expect(told.flatMap(({ to }) => to).toSorted()).toEqual([...notify, email])
})

describe('a receipt by which a consent can be withdrawn', () => {
  const agree = async () => {
    const email = freshAddress()
    const body = { name: 'Ada', email, company: 'Acme', consent: { marketing: true } }
    const { json } = await forms.submit('/api/demo', body)
    return { email, mail: await forms.mailTo(email, new RegExp(json.reference)) }
  }

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'offers that in one click, as mail programs do it with %s',
    async (type) => {
      const { email, mail } = await agree()
      expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      const url = /^<(.*)>$/.exec(mail.header('List-Unsubscribe') ?? '')?.[1] ?? ''
      const done = await visitPage('consent/withdraw', pathOf(url), {
        body: type.startsWith('multipart')
          ? '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
          : 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type, origin: 'https://mail.example' },
      })
      expect(done.status).toBe(200)
      const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
      expect(docs[0].marketing).toBe('withdrawn')
    },
  )

  test('is from the brand, as all mails are', async () => {
    const { mail } = await agree()
    const { name } = await forms.read('/api/branding')
    expect(mail.header('From')).toMatch(new RegExp(`^"?${name}"? <`))
  })
})
