import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { asRole, type Caller } from './asRole.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
let sales: { id: string; call: Caller }
beforeAll(async () => {
  forms = await startForms()
  sales = await asRole(forms, 'sales')
})
afterAll(() => forms.stop())

async function receive(body: object = {}) {
  const email = freshAddress()
  await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme', ...body })
  const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
  return docs[0] as { id: string; email: string; reference: string }
}

const change = (id: string, json: object, call: Caller = sales.call) =>
  call(`/api/leads/${id}`, { method: 'PATCH', json })

async function timelineOf(id: string) {
  const { timeline } = await (await sales.call(`/api/leads/${id}?depth=1`)).json()
  const docs = timeline.docs as (Record<'type' | 'actor', string> &
    Record<'from' | 'to', string | null> & { by: { id: string } | null })[]
  return docs
    .map(({ type, from, to, by, actor }) => ({ type, from, to, by: by?.id ?? by, actor }))
    .reverse()
}

describe('sales', () => {
  test('work a lead, and the timeline says who did what', async () => {
    const { id } = await receive()
    expect((await change(id, { status: 'contacted' })).status).toBe(200)
    expect((await change(id, { assignee: sales.id, notes: 'Called.' })).status).toBe(200)
    expect((await change(id, { notes: 'Called twice.', phone: '+442079460321' })).status).toBe(200)
    const by = sales.id
    const { email } = await forms.read(`/api/users/${sales.id}`)
    const actor = `API key of ${email}`
    expect(await timelineOf(id)).toEqual([
      { type: 'received', from: null, to: null, by: null, actor: 'Website form' },
      { type: 'status', from: 'new', to: 'contacted', by, actor },
      { type: 'assignee', from: null, to: email, by, actor },
      { type: 'notes', from: null, to: 'Called.', by, actor },
      { type: 'notes', from: 'Called.', to: 'Called twice.', by, actor },
      { type: 'details', from: null, to: 'phone: +442079460321', by, actor },
    ])
  })

  test('leave no event of a change that was refused', async () => {
    const { id } = await receive()
    expect((await change(id, { status: 'sold', notes: 'x' })).status).toBe(400)
    expect(await timelineOf(id)).toHaveLength(1)
  })

  test('cannot rewrite what the visitor said or proved', async () => {
    const lead = await receive({ message: 'My words.' })
    const json = {
      email: 'eve@evil.example',
      emailKey: 'eve@evil.example',
      message: 'Other words.',
      reference: 'LD-1',
      kind: 'tco',
      marketing: 'given',
      source: 'x',
    }
    await change(lead.id, json)
    const after = await (await sales.call(`/api/leads/${lead.id}`)).json()
    const path = `/api/people/export?email=${lead.email}`
    expect((await (await sales.call(path)).json()).leads).toHaveLength(1)
    expect(after).toMatchObject({
      email: lead.email,
      message: 'My words.',
      reference: lead.reference,
      kind: 'demo',
      marketing: null,
      source: 'direct',
    })
  })

  test('value a deal in whole minor units, as all money is', async () => {
    const { id } = await receive()
    const value = async (amount: number) =>
      (await change(id, { value: { amount, currency: 'EUR' } })).status
    expect(await value(12_345)).toBe(200)
    expect(await value(123.45)).toBe(400)
    const after = await (await sales.call(`/api/leads/${id}`)).json()
    expect(after.value).toEqual({ amount: 12_345, currency: 'EUR' })
  })

  test('find leads by what they are looking for', async () => {
    const { id, reference } = await receive()
    await change(id, { status: 'qualified' })
    const found = async (query: string) => {
      const { docs } = await (await sales.call(`/api/leads?${query}`)).json()
      return docs.map((lead: { reference: string }) => lead.reference)
    }
    expect(await found('where[status][equals]=qualified')).toEqual([reference])
    expect(await found('where[status][equals]=lost')).toEqual([])
  })

  test('save a filter, for themselves or for all of sales', async () => {
    const json = {
      title: 'Mine to call',
      relatedCollection: 'leads',
      where: { or: [{ and: [{ status: { equals: 'new' } }] }] },
      access: {
        read: { constraint: 'everyone' },
        update: { constraint: 'onlyMe' },
        delete: { constraint: 'onlyMe' },
      },
    }
    const path = '/api/payload-query-presets'
    expect((await sales.call(path, { method: 'POST', json })).status).toBe(201)
    const colleague = await asRole(forms, 'sales')
    const { docs } = await (await colleague.call(path)).json()
    expect(docs.map(({ title }: { title: string }) => title)).toContain('Mine to call')
    const viewer = await asRole(forms, 'viewer')
    expect((await viewer.call(path)).status).toBe(403)
    expect((await forms.call(path)).status).toBe(403)
  })

  test('make no lead and delete none but by erasing', async () => {
    const { id } = await receive()
    const json = { email: 'a@b.example', reference: 'LD-1', kind: 'demo', locale: 'en' }
    for (const call of [sales.call, (await asRole(forms, 'admin')).call]) {
      expect((await call('/api/leads', { method: 'POST', json })).status).toBe(403)
      expect((await call(`/api/leads/${id}/duplicate`, { method: 'POST', json })).status).toBe(404)
      expect((await call(`/api/leads/${id}`, { method: 'DELETE' })).status).toBe(403)
      expect((await call('/api/lead-events', { method: 'POST', json: { lead: id } })).status).toBe(
        403,
      )
    }
  })
})

describe('everybody else', () => {
  test.each(['editor', 'finance', 'viewer'] as const)('of role %s has no leads', async (role) => {
    const { id } = await receive()
    const { call } = await asRole(forms, role)
    for (const path of [
      '/api/leads',
      `/api/leads/${id}`,
      `/api/leads/${id}/export`,
      '/api/leads/export.csv',
      '/api/lead-events',
    ]) {
      expect([path, (await call(path)).status]).toEqual([path, 403])
    }
    expect((await call(`/api/leads/${id}/erase`, { method: 'POST' })).status).toBe(403)
    expect((await change(id, { notes: 'x' }, call)).status).toBe(403)
  })

  test('without a key has none either', async () => {
    const { id } = await receive()
    for (const path of ['/api/leads/export.csv', `/api/leads/${id}/export`]) {
      expect((await forms.call(path)).status).toBe(401)
    }
    expect((await forms.call('/api/leads')).status).toBe(403)
    expect((await forms.call(`/api/leads/${id}/erase`, { method: 'POST' })).status).toBe(401)
    expect((await forms.read(`/api/leads/${id}`)).id).toBe(id)
  })
})
