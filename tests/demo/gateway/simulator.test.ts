import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import type {
  Gateway,
  GatewayApi,
  GatewaySettings,
} from '../../../src/modules/payments/gateway/Gateway.js'
import { createGateway } from '../../../src/modules/payments/gateway/createGateway.js'
import { createSimulator } from '../../../src/demo/gateway/createSimulator.js'
import type { Foyer } from '../../support/boot.js'
import { boot } from '../../support/boot.js'
import { simulatorPages } from '../../support/simulatorPages.js'

const base = '/simulator/gateway'
let settings: GatewaySettings
let foyer: Foyer
let gateway: Gateway
let shop: Server
let callbacks: string[] = []
let orders = 0

beforeAll(async () => {
  shop = createServer((incoming, outgoing) => {
    void text(incoming).then((form) => {
      callbacks.push(form)
      outgoing.writeHead(303, { location: '/' }).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  settings = {
    url: '',
    apiUrl: '',
    merchantId: '100001',
    accessCode: 'SIMULATOR',
    workingKeys: ['0123456789abcdef0123456789abcdef'],
    cipher: 'aes-256-gcm',
    serverUrl: `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`,
  }
  const pages = simulatorPages(createSimulator(settings), () => foyer.payload)
  foyer = await boot({}, { pages })
  gateway = createGateway({
    ...settings,
    url: foyer.url + base,
    apiUrl: `${foyer.url}${base}/api`,
  })
})
afterAll(async () => {
  await foyer.stop()
  shop.closeAllConnections()
  await new Promise((resolve) => shop.close(resolve))
})

const api = (): GatewayApi => {
  if (!gateway.api) throw new Error('There is no API')
  return gateway.api
}
const post = (path: string, fields: Record<string, string>) =>
  foyer.call(path, { method: 'POST', body: new URLSearchParams(fields) })
const nextOrder = () => `ORDER${String((orders += 1)).padStart(4, '0')}`

/** Opens a payment like a browser does; returns its order number and the address of its page. */
async function open(gatewayOrderId = nextOrder()) {
  const { fields } = gateway.initiate({
    gatewayOrderId,
    amount: 50_000,
    currency: 'INR',
    customer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  })
  const opened = await post(base, fields)
  expect(opened.status).toBe(303)
  return { gatewayOrderId, page: opened.headers.get('location') ?? '' }
}

async function choose(outcome: string, page: string) {
  const html = await (await post(page, { outcome })).text()
  const [, encResp = ''] = /name="encResp" value="([0-9a-f]+)"/.exec(html) ?? []
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? []
  return { html, action, callback: gateway.read(`encResp=${encResp}`) }
}

describe('the hosted page', () => {
  test('shows who is paid, what for and how much, and says that it is a simulator', async () => {
    const { gatewayOrderId, page } = await open()
    const answer = await foyer.call(page)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    for (const words of ['Payment simulator', '₹500.00', gatewayOrderId, 'Ada Lovelace']) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/card.?number|cvv/i)
  })

  test.each([
    ['success', 'Success', 'succeeded', 'response'],
    ['failure', 'Failure', 'failed', 'response'],
    ['abort', 'Aborted', 'cancelled', 'cancel'],
    ['timeout', 'Timeout', 'expired', 'response'],
    ['awaited', 'Awaited', 'pending', 'response'],
  ])('sends the payer back after %s with an answer that reads as %s', async (name, ...said) => {
    const [gatewayStatus, outcome, path] = said
    const { gatewayOrderId, page } = await open()
    const { action, callback } = await choose(name, page)
    expect(action).toBe(`${settings.serverUrl}/api/payments/gateway/${path}`)
    expect(callback).toMatchObject({ gatewayOrderId, gatewayStatus, outcome, amount: 50_000 })
    const status = await api().status({ gatewayOrderId, trackingId: callback?.trackingId ?? '' })
    expect(status).toMatchObject({ gatewayOrderId, outcome, amount: 50_000, currency: 'INR' })
  })

  test('takes the first choice, and leads back the same way whatever is chosen after it', async () => {
    const { gatewayOrderId, page } = await open()
    await choose('failure', page)
    const { callback } = await choose('success', page)
    expect(callback).toMatchObject({ outcome: 'failed' })
    expect(await api().status({ gatewayOrderId })).toMatchObject({ outcome: 'failed' })
  })

  test('lets the bank answer later where it was awaited', async () => {
    const { gatewayOrderId, page } = await open()
    await choose('awaited', page)
    expect(await (await foyer.call(page)).text()).toContain('waits for the bank')
    await choose('success', page)
    expect(await api().status({ gatewayOrderId })).toMatchObject({ outcome: 'succeeded' })
  })

  test('can be paid without telling the shop, which then finds out by asking', async () => {
    callbacks = []
    const { gatewayOrderId, page } = await open()
    const { html, callback } = await choose('silent', page)
    expect(html).not.toContain('encResp')
    expect(callback).toBeUndefined()
    expect(callbacks).toEqual([])
    expect(await api().status({ gatewayOrderId })).toMatchObject({ outcome: 'succeeded' })
  })

  test('can tell the shop twice: once itself, once through the browser', async () => {
    callbacks = []
    const { gatewayOrderId, page } = await open()
    const { html, callback } = await choose('duplicate', page)
    expect(html).toContain('answered with 303')
    const [first = ''] = callbacks
    expect(callbacks).toHaveLength(1)
    expect(gateway.read(first)).toEqual({ ...callback, digest: expect.any(String) })
    expect(callback).toMatchObject({ gatewayOrderId, outcome: 'succeeded' })
  })

  test('refuses what another key made, a stranger, and too long a form', async () => {
    const form = { access_code: 'SIMULATOR' }
    expect((await post(base, { ...form, encRequest: '00' })).status).toBe(400)
    const stranger = createGateway({ ...settings, merchantId: '100002' })
    const asked = { gatewayOrderId: nextOrder(), amount: 100, currency: 'INR' }
    expect((await post(base, stranger.initiate(asked).fields)).status).toBe(403)
    const { encRequest } = gateway.initiate(asked).fields
    expect((await post(base, { encRequest, access_code: 'other' })).status).toBe(403)
    expect((await post(base, { ...form, encRequest: '0'.repeat(70_000) })).status).toBe(413)
    expect(await api().status(asked)).toBeUndefined()
  })

  test('knows no other page, and takes no outcome that is not on it', async () => {
    expect((await foyer.call(base)).status).toBe(200)
    expect((await foyer.call(`${base}/x`)).status).toBe(404)
    expect((await foyer.call(`${base}/${crypto.randomUUID()}`)).status).toBe(404)
    const { gatewayOrderId, page } = await open()
    expect((await post(page, { outcome: 'refunded' })).status).toBe(200)
    expect(await api().status({ gatewayOrderId })).toMatchObject({ gatewayStatus: 'Initiated' })
  })
})

describe('the API', () => {
  test('refuses a wrong access code and an unknown command in plain text, as the gateway does', async () => {
    const call = async (fields: Record<string, string>) =>
      (await post(`${base}/api`, { request_type: 'JSON', ...fields })).text()
    expect(await call({ access_code: 'other' })).toMatch(/^status=1&.*enc_error_code=51407\r\n$/)
    expect(await call({ access_code: 'SIMULATOR', command: 'x' })).toContain('51410')
    expect(await call({ access_code: 'SIMULATOR', command: 'refundOrder' })).toContain('51420')
  })

  test('has no record of an order that was never posted', async () => {
    expect(await api().status({ gatewayOrderId: 'NOBODY' })).toBeUndefined()
  })

  test('refunds up to what was paid, each reference once, whoever asks at the same time', async () => {
    const { gatewayOrderId, page } = await open()
    const { callback } = await choose('success', page)
    const trackingId = callback?.trackingId ?? ''
    const refund = (amount: number, reference: string) =>
      api().refund({ trackingId, amount, currency: 'INR', reference })
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => refund(20_000, `${gatewayOrderId}${name}`)),
    )
    const accepted = answers.filter(({ status }) => status === 'accepted')
    expect(accepted).toHaveLength(2)
    expect(await api().status({ gatewayOrderId })).toMatchObject({ outcome: 'succeeded' })
    expect(await refund(10_000, `${gatewayOrderId}e`)).toEqual({ status: 'accepted' })
    expect(await refund(10_000, `${gatewayOrderId}e`)).toEqual({ status: 'alreadyTaken' })
    expect(await api().status({ gatewayOrderId })).toMatchObject({ outcome: 'refunded' })
    expect(await refund(1, `${gatewayOrderId}f`)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('limit'),
    })
  })

  test('refunds nothing that was not paid', async () => {
    const { page } = await open()
    const { callback } = await choose('failure', page)
    const trackingId = callback?.trackingId ?? ''
    expect(
      await api().refund({ trackingId, amount: 1, currency: 'INR', reference: 'X1' }),
    ).toMatchObject({ status: 'refused' })
  })

  test('lists the payments of a time, all pages of them', async () => {
    const from = new Date()
    const opened: string[] = []
    for (let count = 0; count < 27; count += 1) opened.push((await open()).gatewayOrderId)
    const listed: string[] = []
    for await (const report of api().lookup({ from, to: new Date(Date.now() + 1000) })) {
      listed.push(report.gatewayOrderId)
    }
    expect(listed).toEqual(opened)
  })
})
