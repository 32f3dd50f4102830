import { readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { describeApi } from '../../src/doors/describeApi.js'
import { type ApiDocument, breaksBetween, factsFrom, factsOf, textOf } from './apiFacts.js'

/** What callers of the last release rely on. A release writes it anew: `NEW_BASELINE=1 npm test -- tests/doors/compatibility`. */
const baseline = 'sdk/baseline.txt'

async function present(): Promise<ApiDocument> {
  Object.assign(process.env, parseEnv(readFileSync('sdk/generator.env', 'utf8')))
  const { default: config } = await import('../../payload.config.js')
  return JSON.parse(JSON.stringify(describeApi(await config))) as ApiDocument
}

/** The lines under Breaking of what is not released yet. */
function announced(): string {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const [, unreleased = ''] = /## Unreleased\n([^]*?)(?=\n## |$)/.exec(changelog) ?? []
  const [, breaking = ''] = /### Breaking\n([^]*?)(?=\n### |$)/.exec(unreleased) ?? []
  return breaking
}

/** `in DemoRequest.name: string` is announced by a line that names `DemoRequest` or `DemoRequest.name`. */
const subjectOf = (fault: string) => /: (?:in |out )?([\w-]+(?:\.\w+)?)/.exec(fault)?.[1] ?? fault

test('nothing that callers rely on goes away without a line under Breaking in the changelog', async () => {
  const facts = factsOf(await present())
  if (process.env.NEW_BASELINE) writeFileSync(baseline, textOf(facts))
  const before = factsFrom(readFileSync(baseline, 'utf8'))
  expect(before.size).toBeGreaterThan(2_000)
  const said = announced()
  const faults = breaksBetween(before, facts).filter((fault) => {
    const subject = subjectOf(fault)
    return !said.includes(`\`${subject}\``) && !said.includes(`\`${subject.split('.')[0] ?? ''}\``)
  })
  expect(faults).toEqual([])
})

describe('the comparison', () => {
  const document = (change: (schema: { properties: object; required: string[] }) => void) => {
    const schema = {
      properties: { name: { type: 'string' }, size: { enum: ['s', 'l'] } },
      required: ['name'],
    }
    change(schema)
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Form' } } }
    const send = {
      operationId: 'form.send',
      requestBody: { content },
      responses: { 200: { content } },
    }
    return {
      paths: { '/api/form': { post: send } },
      components: { schemas: { Form: schema }, parameters: {} },
    }
  }
  const before = factsOf(document(() => undefined))
  const breaks = (change: Parameters<typeof document>[0]) =>
    breaksBetween(before, factsOf(document(change)))

  test('finds a field that is gone, has another type, or was optional to send', () => {
    expect(breaks((schema) => Reflect.deleteProperty(schema.properties, 'size'))).not.toEqual([])
    const renamed = { name: { type: 'integer' } }
    expect(breaks((schema) => Object.assign(schema.properties, renamed))).toContain(
      'gone or optional: in Form.name: string',
    )
    expect(breaks((schema) => schema.required.push('size'))).toEqual([
      'now required: in Form.size: enum',
    ])
  })

  test('finds a value that is no longer taken, and an answer that may lack a field', () => {
    const fewer = { size: { enum: ['s'] } }
    expect(breaks((schema) => Object.assign(schema.properties, fewer))).toEqual([
      'gone or optional: in Form.size = "l"',
    ])
    expect(breaks((schema) => schema.required.pop())).toEqual([
      'gone or optional: out Form.name: string',
    ])
  })

  test('finds a new field that must be sent, and nothing wrong with one that may be', () => {
    const more = { note: { type: 'string' } }
    expect(breaks((schema) => Object.assign(schema.properties, more))).toEqual([])
    expect(
      breaks((schema) => {
        Object.assign(schema.properties, more)
        schema.required.push('note')
      }),
    ).toEqual(['now required: in Form.note: string'])
  })

  test('finds nothing wrong with a field that takes null as well, but with one that may be answered', () => {
    const nullable = (schema: { properties: object; required: string[] }) => {
      Object.assign(schema.properties, { name: { type: ['string', 'null'] } })
      schema.required.pop()
    }
    expect(breaks(nullable)).toEqual(['gone or optional: out Form.name: string'])
  })

  test('finds a new parameter that must be sent, but none of an operation that is new itself', () => {
    const demanding = (operationId: string) => {
      const { paths, ...rest } = document(() => undefined)
      const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      const operation = { ...paths['/api/form'].post, operationId, parameters }
      return factsOf({ ...rest, paths: { ...paths, '/api/form/{id}': { get: operation } } })
    }
    expect(breaksBetween(before, demanding('form.read'))).toEqual([])
    expect(breaksBetween(before, demanding('form.send'))).toEqual([
      'now required: in form.send path id: string',
    ])
  })

  test('reads back what it wrote', () => {
    expect(factsFrom(textOf(before))).toEqual(before)
  })
})
