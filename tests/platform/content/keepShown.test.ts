import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let page: string
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const fields = [{ label: 'Why?', name: 'why', type: 'text' }]
const refused = 'This form is shown on the page “Open day”. Take it off there first.'

async function send(path: string, method: string, json?: object) {
  const answer = await foyer.callAsAdmin(path, { method, ...(json && { json }) })
  type Body = { doc?: { id: string }; errors?: { message: string }[] }
  const { doc, errors } = (await answer.json()) as Body
  return { status: answer.status, id: doc?.id ?? '', message: errors?.[0]?.message }
}

test('a form that a page shows stays, and staff read which page', async () => {
  const { id } = await send('/api/forms', 'POST', { title: 'Places', slug: 'places', fields })
  const blocks = [{ blockType: 'form', form: 'own', ownForm: 'places' }]
  const made = await send('/api/pages', 'POST', { title: 'Open day', blocks, _status: 'published' })
  page = made.id
  expect(await send(`/api/forms/${id}`, 'PATCH', { slug: 'seats', _status: 'published' })).toEqual({
    ...{ status: 200, id },
  })
  const one = `/api/forms/${id}`
  const takenOff = { _status: 'draft' }
  expect(await send(one, 'DELETE')).toMatchObject({ status: 409, message: refused })
  expect(await send(one, 'PATCH', takenOff)).toMatchObject({ status: 409, message: refused })
  const many = `/api/forms?where[id][in]=${id}`
  expect(await send(many, 'PATCH', takenOff)).toMatchObject({ message: refused })
  expect((await foyer.call('/api/forms/seats')).status).toBe(200)
  // A draft beside what visitors see takes nothing from them.
  expect((await send(`${one}?draft=true`, 'PATCH', { title: 'Seats' })).status).toBe(200)
  const titleOf = async () =>
    ((await (await foyer.callAsAdmin(`${one}?draft=true`)).json()) as { title: string }).title
  expect(await send(many, 'PATCH', takenOff)).toMatchObject({ message: refused })
  expect(await titleOf()).toBe('Seats')

  const other = [{ blockType: 'form', form: 'demo', ownForm: 'places' }]
  const now = await send(`/api/pages/${page}`, 'PATCH', { blocks: other, _status: 'published' })
  expect(now.status).toBe(200)
  expect((await send(one, 'PATCH', takenOff)).status).toBe(200)
  expect(await titleOf()).toBe('Seats')
  expect((await send(one, 'DELETE')).status).toBe(200)
})
