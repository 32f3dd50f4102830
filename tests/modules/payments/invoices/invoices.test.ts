import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../../platform/jobs/until.js'
import { readPdf } from '../../../support/readPdf.js'
import { type SecondProcess, startSecondProcess } from '../../../support/startSecondProcess.js'
import { asRole, type Caller } from '../../leads/asRole.js'
import { type Payments, startPayments } from '../support/startPayments.js'

type Listed = { number: string; kind: string; amount: number; tax: number; url: string }

let payments: Payments
let other: SecondProcess
let finance: Caller
let slug: string
beforeAll(async () => {
  payments = await startPayments()
  other = await startSecondProcess({})
  slug = (await payments.makeLink({ title: 'Two days of #practice' })).slug
  finance = (await asRole(payments, 'finance')).call
  await payments.callAsAdmin('/api/globals/seller', {
    method: 'POST',
    json: {
      name: 'Seller & Sons Ltd',
      address: '1 Market Square\nGalway',
      taxId: 'IE7654321X',
      taxLabel: 'VAT',
      taxRate: 20,
      note: 'IBAN IE29 AIBK 9311 5212 3456 78',
    },
  })
  await payments.startJobs()
})
afterAll(async () => {
  await other.stop()
  await payments.stop()
})

async function start(body: Record<string, unknown> = {}, headers = {}) {
  const answer = await payments.send('/api/payments/initiate', {
    json: { link: slug, ...body },
    headers,
  })
  const { order, statusUrl } = (await answer.json()) as {
    order: { number: string; amount: number; currency: string }
    statusUrl: string
  }
  const { pathname, search } = new URL(statusUrl)
  return { ...order, invoicesPath: `${pathname}/invoices${search}`, token: search }
}

async function pay(body: Record<string, unknown> = {}, headers = {}) {
  const order = await start(body, headers)
  const tracking_id = payments.capture(order)
  const callback = payments.encResp(order, { tracking_id })
  await payments.callback(callback)
  return { ...order, callback }
}

const invoicesOf = async ({ invoicesPath }: { invoicesPath: string }) => {
  const answer = await payments.send(invoicesPath)
  return ((await answer.json()) as { docs: Listed[] }).docs
}
async function pdfOf({ url }: Listed) {
  const { pathname, search } = new URL(url)
  const answer = await payments.send(`${pathname}${search}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}
const refund = async (number: string, amount?: number) =>
  payments.callAsAdmin(`/api/orders/${number}/refund`, {
    method: 'POST',
    json: { ...(amount && { amount }), reason: 'Asked' },
  })
const mailsTo = (email: string) => payments.mails.filter(({ to }) => to.includes(email))
const allNumbers = async (kind: string) =>
  (
    await payments.query<{ number: string }>(
      sql`select number from invoices where kind = ${kind} order by number`,
    )
  ).map(({ number }) => number)

describe('the invoice of a paid order', () => {
  test('says who sold what to whom, net, tax and gross', async () => {
    const order = await pay({
      customer: { name: 'Ada Lovelace', email: 'ada@a.example' },
      billing: {
        company: 'Engines $1 plc',
        address: '5 Dorset Street\nLondon',
        country: ' GB ',
        taxId: 'GB123',
      },
    })
    const [invoice, ...rest] = await invoicesOf(order)
    expect(rest).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 10_000, tax: 1_667 })
    if (!invoice) throw new Error('There is no invoice')
    const { text, info } = await readPdf(await pdfOf(invoice))
    const words = [
      'Invoice',
      invoice.number,
      order.number,
      'Seller & Sons Ltd',
      'Tax ID: IE7654321X',
      'Engines $1 plc',
      'Ada Lovelace',
      '5 Dorset Street',
      'United Kingdom',
      'Tax ID: GB123',
      'Two days of #practice',
      '₹83.33',
      'VAT (20%)',
      '₹16.67',
      '₹100.00',
      'IBAN IE29',
    ]
    expect(words.filter((each) => !text.includes(each))).toEqual([])
    expect(info.Title).toBe(`Invoice ${invoice.number}`)
  })

  test('goes out once, with the receipt, in the language of the payer', async () => {
    const order = await pay(
      { customer: { email: 'zoe@a.example', name: 'Zoé' } },
      { 'accept-language': 'fr' },
    )
    await payments.callback(order.callback)
    const mail = await until(() => mailsTo('zoe@a.example')[0])
    const [invoice] = await invoicesOf(order)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`${invoice?.number}.pdf`])
    const { text, language } = await readPdf(mail.attachments[0]?.content ?? Buffer.alloc(0))
    expect(text).toContain('Facture')
    expect(language).toBe('fr')
    await payments.untilIdle()
    expect(mailsTo('zoe@a.example')).toHaveLength(1)
  })

  test('stays the same bytes whatever the seller changes, in every process', async () => {
    const order = await pay({ customer: { name: 'Same', email: 'same@a.example' } })
    const [invoice] = await invoicesOf(order)
    if (!invoice) throw new Error('There is no invoice')
    const before = await pdfOf(invoice)
    await payments.callAsAdmin('/api/globals/seller', {
      method: 'POST',
      json: { name: 'Renamed Ltd', taxRate: 7 },
    })
    const elsewhere = new URL(invoice.url)
    const answer = await fetch(`${other.url}${elsewhere.pathname}${elsewhere.search}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(before)).toBe(true)
    expect((await pdfOf(invoice)).equals(before)).toBe(true)
    await payments.callAsAdmin('/api/globals/seller', {
      method: 'POST',
      json: { name: 'Seller & Sons Ltd', taxRate: 20 },
    })
  })

  test('has numbers without a gap when fifty orders are paid at once, each told to two processes', async () => {
    const orders = []
    for (let at = 0; at < 50; at += 1) orders.push(await start())
    const texts = orders.map((order) =>
      payments.encResp(order, { tracking_id: payments.capture(order) }),
    )
    await Promise.all(
      texts.flatMap((encResp) =>
        [payments.url, other.url].map((url) =>
          fetch(`${url}/api/payments/gateway/response`, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ encResp }),
          }),
        ),
      ),
    )
    // So many readers at once may find no free connection on a slow machine.
    for (const order of orders) expect(await invoicesOf(order)).toHaveLength(1)
    const numbers = await allNumbers('invoice')
    expect(numbers).toEqual(numbers.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`))
  })

  test('takes no number for a payment whose effects fail, and one once they succeed', async () => {
    const before = await allNumbers('invoice')
    const { onPaid } = payments.options
    payments.options.onPaid = [() => Promise.reject(new Error('The effects fail'))]
    const order = await pay()
    payments.options.onPaid = onPaid
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    await payments.query(
      sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`,
    )
    const [invoice] = await until(async () => {
      const issued = await invoicesOf(order)
      return issued.length > 0 ? issued : undefined
    })
    expect(await allNumbers('invoice')).toEqual([...before, invoice?.number])
  })
})

describe('a credit note', () => {
  test('is issued for each refund, and the taxes of all add up to that of the invoice', async () => {
    const order = await pay({ customer: { name: 'Bo', email: 'bo@a.example' } })
    for (const amount of [3_333, 3_333, undefined]) await refund(order.number, amount)
    const [invoice, ...notes] = await until(async () => {
      const issued = await invoicesOf(order)
      return issued.length === 4 ? issued : undefined
    })
    expect(notes.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['credit_note', 3_333],
      ['credit_note', 3_333],
      ['credit_note', 3_334],
    ])
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(invoice?.tax)
    const [note] = notes
    if (!note || !invoice) throw new Error('There is no credit note')
    const { text } = await readPdf(await pdfOf(note))
    expect(['Credit note', note.number, invoice.number, '₹33.33', 'Bo']).toEqual(
      ['Credit note', note.number, invoice.number, '₹33.33', 'Bo'].filter((each) =>
        text.includes(each),
      ),
    )
    await until(() => mailsTo('bo@a.example').length === 4)
    await payments.untilIdle()
    const files = mailsTo('bo@a.example').flatMap(({ attachments }) => attachments)
    expect(new Set(files.map(({ filename }) => filename)).size).toBe(4)
    expect(files).toHaveLength(4)
  })
})

describe('invoices are read', () => {
  test('by the holder of the order’s token and by finance, and by nobody else', async () => {
    const order = await pay()
    const [invoice] = await invoicesOf(order)
    const stranger = order.invoicesPath.replace(/token=.*/, `token=${'A'.repeat(43)}`)
    expect((await payments.send(stranger)).status).toBe(404)
    const another = await pay()
    const path = `/api/payments/orders/${another.number}/invoices/${invoice?.number}${another.token}`
    expect((await payments.send(path)).status).toBe(404)
    const list = `/api/invoices?where[number][equals]=${invoice?.number}&depth=0`
    const { docs } = (await (await finance(list)).json()) as { docs: Record<string, unknown>[] }
    expect(docs).toMatchObject([{ number: invoice?.number, gross: 10_000, currency: 'INR' }])
    expect(docs[0]).not.toHaveProperty('printed')
    const file = `/api/invoices/${String(docs[0]?.['id'])}/pdf`
    expect((await finance(file)).status).toBe(200)
    for (const role of ['editor', 'sales', 'viewer'] as const) {
      const { call } = await asRole(payments, role)
      expect((await call(list)).status).toBe(403)
      expect((await call(file)).status).toBe(403)
    }
    expect((await payments.send(file)).status).toBe(401)
  })

  test('and changed by nobody', async () => {
    const { docs } = (await (await finance('/api/invoices?limit=1')).json()) as {
      docs: { id: string }[]
    }
    for (const [method, path] of [
      ['PATCH', `/api/invoices/${docs[0]?.id}`],
      ['DELETE', `/api/invoices/${docs[0]?.id}`],
      ['POST', '/api/invoices'],
    ]) {
      const answer = await payments.callAsAdmin(path ?? '', { method: method ?? '', json: {} })
      expect(answer.status).toBe(403)
    }
  })
})

test('erasing a person leaves their invoices with number, amounts and company, without them', async () => {
  const customer = { name: 'Evangeline Quill', email: 'eva@gone.example' }
  const billing = { company: 'Quill GmbH', address: 'Ring 1\nWien', country: 'AT' }
  const companys = await pay({ customer, billing })
  const own = await pay({ customer })
  const [{ id } = { id: '' }] = await payments.query<{ id: string }>(sql`
    insert into leads (id, reference, kind, status, name, email, email_key, locale)
    values (gen_random_uuid(), 'LD-GONE', 'contact', 'new', 'Eva', ${customer.email},
      ${customer.email}, 'en') returning id`)
  await payments.callAsAdmin(`/api/leads/${id}/erase`, { method: 'POST' })
  const [forCompany] = await invoicesOf(companys)
  const [forPerson] = await invoicesOf(own)
  if (!forCompany || !forPerson) throw new Error('An invoice is gone')
  const one = (await readPdf(await pdfOf(forCompany))).text
  const two = (await readPdf(await pdfOf(forPerson))).text
  expect(one).toContain('Quill GmbH')
  expect(two).toContain('Erased at the customer’s request')
  expect(`${one}${two}`).not.toMatch(/Evangeline|gone\.example/)
  const rows = await payments.query(
    sql`select 1 from invoices where invoices::text ~ 'Evangeline|gone[.]example'`,
  )
  expect(rows).toEqual([])
  expect(forPerson.amount).toBe(10_000)
})

test('an unknown country of a bill is a fault, and nothing is made', async () => {
  const answer = await payments.send('/api/payments/initiate', {
    json: { link: slug, billing: { country: 'XX', vat: 'x' } },
  })
  expect(answer.status).toBe(422)
  const { errors } = (await answer.json()) as { errors: { path: string }[] }
  expect(errors.map(({ path }) => path).sort()).toEqual(['/billing/country', '/billing/vat'])
})
