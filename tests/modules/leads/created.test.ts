import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'

import {
  type LeadCreated,
  leadsOf,
  type LeadsOptions,
} from '../../../src/modules/leads/leadsOptions.js'
import { receiveLead } from '../../../src/modules/leads/forms/receiveLead.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const told: (LeadCreated & { inTransaction: boolean })[] = []
beforeEach(() => {
  told.length = 0
})

const note: NonNullable<LeadsOptions['onCreated']>[number] = async (req, created) => {
  told.push({ ...created, inTransaction: (await req.transactionID) !== undefined })
}

/** Verifies an address and stores a lead with these listeners. */
async function receive(email: string, onCreated: LeadsOptions['onCreated']) {
  const proof = await forms.prove('/api/demo', { name: 'Ada', email, company: 'Acme' })
  Object.assign(leadsOf(forms.payload), { onCreated })
  const req = { payload: forms.payload, context: {} } as unknown as PayloadRequest
  return receiveLead(req, {
    form: { kind: 'demo', purpose: 'demo' },
    email,
    proof,
    details: { name: 'Ada' },
    locale: 'en',
  })
}

describe('a new lead', () => {
  test('is announced in its transaction, by its id alone', async () => {
    const { id } = await receive(freshAddress(), [note])
    expect(told).toEqual([{ leadId: id, inTransaction: true }])
  })

  test('is rolled back if a listener fails, and its code can be used again', async () => {
    const email = freshAddress()
    const failure = new Error('the queue refused')
    await expect(receive(email, [note, () => Promise.reject(failure)])).rejects.toBe(failure)
    expect((await forms.read(`/api/leads?where[email][equals]=${email}`)).docs).toEqual([])
  })
})
