import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  foyer.platform.demo = true
})
afterAll(() => foyer.stop())

async function ask(query: string) {
  const response = await foyer.call('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as {
    data?: unknown
    errors?: { message: string }[]
  }
  return { status: response.status, data, message: errors?.[0]?.message }
}

test('The demo describes its schema to every tool that asks the standard question', async () => {
  const full = {
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }
  for (const query of [getIntrospectionQuery(), getIntrospectionQuery(full)]) {
    const { status, data } = await ask(query)
    expect(status).toBe(200)
    const names = (data as IntrospectionQuery).__schema.types.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Query', 'Page', 'Course']))
  }
})

test('Questions about the schema have bounds too, and open no way around those of content', async () => {
  const nested = (levels: number) => `${'ofType { '.repeat(levels)} name ${'} '.repeat(levels)}`
  const type = (levels: number) =>
    `{ __type(name: "Page") { fields { type { ${nested(levels)} } } } }`
  expect(await ask(type(16))).toMatchObject({ status: 200 })
  const deep = await ask(type(17))
  expect([deep.status, deep.message]).toEqual([400, expect.stringMatching(/at most 20 levels/)])
  const both = `{ __typename __schema { description } Courses { docs { image { ${'sizes { '.repeat(9)} x ${'} '.repeat(9)} } } } }`
  const content = await ask(both)
  expect([content.status, content.message]).toEqual([
    400,
    expect.stringMatching(/at most 10 levels/),
  ])
})
