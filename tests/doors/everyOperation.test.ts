import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { boot, type Foyer } from '../support/boot.js'

type Content = Record<string, { schema: object; example?: unknown }>

type Operation = {
  operationId: string
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content } | undefined>
}

type Place = { path: string; method: string; operation: Operation }

let foyer: Foyer
let places: Place[]
let ajv: Ajv2020

beforeAll(async () => {
  foyer = await boot({ SERVICE_PLATFORM_API_URL: 'http://127.0.0.1:9' })
  const document = (await (await foyer.call('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>
    components: object
  }
  places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('idn-email', true)
  ajv.addSchema({ $id: 'doc', components: document.components }, 'doc')
})
afterAll(() => foyer.stop())

/** What is not as the document says about one answer; undefined where all is. */
async function fault({ method, path, operation }: Place, response: Response) {
  const { status } = response
  const name = `${method} ${path} ${String(status)}`
  const { responses } = operation
  const said = responses[String(status)] ?? responses[`${String(status).charAt(0)}XX`]
  if (!said) return `${name} is not described`
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '')
  const text = await response.text()
  if (!said.content) return text === '' ? undefined : `${name} has a body`
  const described = said.content[type]
  if (!described) return `${name} gives ${type}`
  if (!/[/+]json$/.test(type)) return undefined
  const schema = JSON.parse(
    JSON.stringify(described.schema).replaceAll('"#/components/', '"doc#/components/'),
  ) as object
  const accepts = ajv.compile(schema)
  return accepts(JSON.parse(text)) ? undefined : `${name}: ${ajv.errorsText(accepts.errors)}`
}

function request({ path, method, operation }: Place) {
  const example = operation.requestBody?.content['application/json']?.example
  const json = operation.requestBody && (example ?? {})
  return {
    path: path.replace(/\{\w+\}/g, 'nothing-here'),
    init: { method: method.toUpperCase(), ...(json !== undefined && { json }) },
  }
}

describe('every operation of the document', () => {
  test('answers strangers as it is described', async () => {
    const faults: (string | undefined)[] = []
    for (const place of places) {
      const { path, init } = request(place)
      const response = await foyer.call(path, {
        method: init.method,
        headers: { 'content-type': 'application/json' },
        ...('json' in init && { body: JSON.stringify(init.json) }),
      })
      expect([place.operation.operationId, response.status]).not.toEqual([
        place.operation.operationId,
        500,
      ])
      faults.push(await fault(place, response))
    }
    expect(places.length).toBeGreaterThan(100)
    expect(faults.filter(Boolean)).toEqual([])
  }, 120_000)

  test('that reads answers staff as it is described', async () => {
    const faults: (string | undefined)[] = []
    for (const place of places.filter(({ method }) => method === 'get')) {
      faults.push(await fault(place, await foyer.callAsAdmin(request(place).path)))
    }
    expect(faults.filter(Boolean)).toEqual([])
  }, 120_000)
})
