import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { asRole, type Caller } from './asRole.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
let sales: { call: Caller }
beforeAll(async () => {
  forms = await startForms()
  sales = await asRole(forms, 'sales')
})
afterAll(() => forms.stop())

const exportOf = (email: string, call: Caller = sales.call) =>
  call(`/api/people/export?email=${encodeURIComponent(email)}`)
const erase = (email: string, call: Caller = sales.call) =>
  call('/api/people/erase', { method: 'POST', json: { email } })

describe('a person', () => {
  test('who has no lead is exported and erased by their address, in any case of letters', async () => {
    const email = freshAddress()
    await forms.payload.create({ collection: 'learners', data: { email, name: 'Ada' } })
    const found = await exportOf(email.toUpperCase())
    expect(found.status).toBe(200)
    expect(await found.json()).toMatchObject({ email, leads: [], accounts: [{ email }] })
    expect((await erase(email.toUpperCase())).status).toBe(204)
    expect((await (await exportOf(email)).json()).accounts).toEqual([])
  })

  test('is found by an address as it is read, at a domain that is stored in A-labels', async () => {
    const stored = freshAddress().replace('acme', 'xn--bcher-kva')
    const written = stored.replace('xn--bcher-kva', 'Bücher')
    await forms.payload.create({ collection: 'learners', data: { email: stored, name: 'Ada' } })
    expect(await (await exportOf(written)).json()).toMatchObject({
      email: stored,
      accounts: [{ email: stored }],
    })
    expect((await erase(written)).status).toBe(204)
    expect((await (await exportOf(stored)).json()).accounts).toEqual([])
  })

  test('is exported with all leads of their address', async () => {
    const email = freshAddress()
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const person = await (await exportOf(email)).json()
    expect(person).toMatchObject({ email, leads: [{ name: 'Ada' }] })
  })

  test('is exported and erased by the reference of a lead, as visitors quote it', async () => {
    const email = freshAddress()
    const { json } = await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const path = `/api/leads/${String(json.reference)}`
    expect(await (await sales.call(`${path}/export`)).json()).toMatchObject({ email })
    expect((await sales.call(`${path}/erase`, { method: 'POST' })).status).toBe(204)
    expect((await sales.call(`${path}/export`)).status).toBe(404)
    expect((await sales.call('/api/leads/LD-1/erase', { method: 'POST' })).status).toBe(404)
    expect((await (await exportOf(email)).json()).leads).toEqual([])
  })

  test('is neither exported nor erased by who may not read leads', async () => {
    const email = freshAddress()
    const { call } = await asRole(forms, 'editor')
    expect((await exportOf(email, call)).status).toBe(403)
    expect((await erase(email, call)).status).toBe(403)
  })

  test('is erased by who signed in recently: a browser left open is not enough', async () => {
    const [email, password] = [freshAddress(), 'correct horse battery']
    const login = { email: `open-${email}`, password }
    await forms.payload.create({ collection: 'users', data: { ...login, role: 'sales' } })
    const lead = (await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })).json
    const { token } = (await forms.post('/api/users/login', login)).json
    const byPerson = { authorization: `Bearer ${token}` }
    const both = async () => {
      const one = await forms.post('/api/people/erase', { email }, byPerson)
      const path = `/api/leads/${String(lead.reference)}/erase`
      const two = await forms.call(path, { method: 'POST', headers: byPerson })
      return [one.json?.code ?? one.status, two.status]
    }
    await forms.payload.db.drizzle.execute(
      sql`update users_sessions set created_at = now() - interval '16 minutes'`,
    )
    expect(await both()).toEqual(['recent_sign_in_required', 403])
    expect((await (await exportOf(email)).json()).leads).toHaveLength(1)
    await forms.payload.db.drizzle.execute(sql`update users_sessions set created_at = now()`)
    expect(await both()).toEqual([204, 404])
  })

  test('is not looked for without an address, nor by what is none', async () => {
    expect((await sales.call('/api/people/export')).status).toBe(400)
    expect((await exportOf('ada at acme')).status).toBe(400)
    const refused = await erase('ada at acme')
    expect([refused.status, (await refused.json()).errors[0].code]).toEqual([422, 'invalid_email'])
    expect((await sales.call('/api/people/erase', { method: 'POST', json: {} })).status).toBe(422)
  })
})

describe('the worth of a lead', () => {
  test('is kept in minor units, and exported in whole units with its currency', async () => {
    const email = freshAddress()
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    const json = { value: { amount: 125_050, currency: 'EUR' } }
    const path = `/api/leads/${String(docs[0].id)}`
    expect((await sales.call(path, { method: 'PATCH', json })).status).toBe(200)
    const csv = await (
      await sales.call(`/api/leads/export.csv?where[email][equals]=${email}`)
    ).text()
    expect(csv.split('\r\n')[1]).toContain('1250.50,EUR')
  })
})
