import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { boot, type Foyer } from '../../support/boot.js'
import { testTopics } from '../../support/testTopics.js'

type Document = {
  asyncapi: string
  info: { description: string }
  channels: { socket: { address: string; messages: Record<string, { $ref: string }> } }
  operations: Record<string, { messages: { $ref: string }[] }>
  components: { messages: Record<string, { payload: object }> }
}

let foyer: Foyer
let document: Document

beforeAll(async () => {
  foyer = await boot({}, { parts: { topics: testTopics } })
  document = (await (await foyer.call('/api/asyncapi.json')).json()) as Document
})
afterAll(() => foyer.stop())

describe('the AsyncAPI document', () => {
  test('has every message of the contract, and every topic', () => {
    expect(document.asyncapi).toBe('3.0.0')
    expect(document.channels.socket.address).toBe('/api/ws')
    expect(Object.keys(document.components.messages)).toEqual(
      expect.arrayContaining([
        ...['auth', 'subscribe', 'unsubscribe', 'chat', 'ping'].map((name) => `client.${name}`),
        ...['ready', 'subscribed', 'event', 'chat.delta', 'chat.done', 'pong', 'error'].map(
          (name) => `server.${name}`,
        ),
        'server.event.notices',
        'server.event.leads',
      ]),
    )
  })

  test('says how much a connection may send, and by which code more is refused', () => {
    expect(document.info.description).toMatch(/100 messages at once and 20 a second/)
    expect(document.info.description).toMatch(/`too_many_messages`.*1008.*1048576 bytes/)
  })

  test('refers to nothing that is not in it, and holds valid schemas', () => {
    const places = Object.keys(document.components.messages)
    const inChannel = Object.values(document.channels.socket.messages).map(({ $ref }) => $ref)
    expect(inChannel).toEqual(places.map((name) => `#/components/messages/${name}`))
    const used = Object.values(document.operations).flatMap(({ messages }) => messages)
    expect(used.map(({ $ref }) => $ref.split('/').at(-1)).sort()).toEqual([...places].sort())
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'doc', components: document.components }, 'doc')
    for (const { payload } of Object.values(document.components.messages)) {
      const absolute = JSON.stringify(payload).replaceAll('"#/components/', '"doc#/components/')
      expect(() => ajv.compile(JSON.parse(absolute))).not.toThrow()
    }
  })
})
