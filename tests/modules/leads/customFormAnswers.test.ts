import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { staffWrites } from '../../app/site/staffWrites.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())
const { publish } = staffWrites(() => forms)

const form = { title: 'Tell us', otp: false }

describe('the answers to what staff ask', () => {
  const send = async (slug: string, answered: object) => {
    const email = freshAddress()
    const { status, json } = await forms.post(`/api/forms/${slug}`, { email, answers: answered })
    const { docs } = await forms.read(`/api/leads?depth=0&where[email][equals]=${email}`)
    return { status, json, lead: docs[0] }
  }

  test.each([
    ['Full name', 'full_name'],
    ['Your name', 'your_name'],
    ['Nom complet', 'nom_complet'],
    ['Name', 'fullName'],
  ])('gives the lead its name: %s (%s)', async (label, name) => {
    const slug = `named-${name.toLowerCase().replaceAll('_', '-')}`
    const company = { label: 'Company name', type: 'text' }
    const fields = [company, { label, name, type: 'text' }]
    await publish('forms', { ...form, slug, fields })
    const { lead } = await send(slug, { company_name: 'Acme', [name]: 'Ada Lovelace' })
    expect(lead).toMatchObject({ name: 'Ada Lovelace', company: null })
  })

  test('gives way to one that is called name', async () => {
    const fields = [
      { label: 'Full name', type: 'text' },
      { label: 'What we call you', name: 'name', type: 'text' },
    ]
    await publish('forms', { ...form, slug: 'two-names', fields })
    const { lead } = await send('two-names', { full_name: 'Augusta Ada King', name: 'Ada' })
    expect(lead.name).toBe('Ada')
    expect((await send('two-names', { full_name: 'Augusta Ada King' })).lead.name).toBeNull()
  })

  test('gives the lead no half of its name', async () => {
    const fields = ['Prénom', 'Nom'].map((label) => ({ label, type: 'text' }))
    await publish('forms', { ...form, slug: 'two-halves', fields })
    const { lead } = await send('two-halves', { prenom: 'Ada', nom: 'Lovelace' })
    expect(lead.name).toBeNull()
  })

  test('compares choices however their accents are written', async () => {
    const [composed, apart] = ['thé'.normalize('NFC'), 'café'.normalize('NFD')]
    const options = [
      { value: composed, label: 'Tea' },
      { value: apart, label: 'Coffee' },
    ]
    const fields = [
      { label: 'First', name: 'first', type: 'select', options },
      { label: 'Others', name: 'others', type: 'multiselect', options },
    ]
    await publish('forms', { ...form, slug: 'drinks', fields })
    for (const written of ['NFC', 'NFD'] as const) {
      const said = [composed, apart].map((one) => one.normalize(written))
      const { status, lead } = await send('drinks', { first: said[1], others: said })
      expect(status).toBe(201)
      expect(lead.answers).toMatchObject([
        { value: 'café'.normalize('NFC'), text: 'Coffee' },
        { value: ['thé', 'café'].map((one) => one.normalize('NFC')), text: 'Tea, Coffee' },
      ])
    }
    const twice = await send('drinks', { others: [apart, apart.normalize('NFC')] })
    expect(twice.json.errors).toMatchObject([{ path: '/answers/others', code: 'duplicate' }])
  })
})
