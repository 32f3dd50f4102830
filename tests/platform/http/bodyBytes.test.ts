import { describe, expect, test } from '@jest/globals'

import {
  bytesOf,
  countReuse,
  knownBytes,
  responseOf,
  reuseCounterOf,
} from '../../../src/platform/http/bodyBytes.js'

const text = '{"title":"Résumé"}'
const bytes = new Uint8Array(Buffer.from(text))
const answer = () =>
  responseOf(bytes, { status: 201, headers: { 'content-type': 'application/json' } })

describe('An answer in memory', () => {
  test('gives its bytes again and again, and counts as unread', async () => {
    const response = answer()
    expect([await bytesOf(response), await bytesOf(response)]).toEqual([bytes, bytes])
    expect(response.bodyUsed).toBe(false)
  })

  test('is a Response to whoever reads it as one', async () => {
    expect(answer()).toBeInstanceOf(Response)
    const { status, ok, headers } = answer()
    expect([status, ok, headers.get('content-type')]).toEqual([201, true, 'application/json'])
    expect(await answer().text()).toBe(text)
    expect(await answer().json()).toEqual({ title: 'Résumé' })
    expect(new Uint8Array(await answer().arrayBuffer())).toEqual(bytes)
    const read = answer()
    await read.text()
    expect(read.bodyUsed).toBe(true)
    await expect(read.text()).rejects.toThrow(TypeError)
  })

  test('has a copy with its status, headers and bytes', async () => {
    const response = answer()
    const copy = response.clone()
    copy.headers.set('etag', '"1"')
    expect([copy.status, copy.headers.get('content-type'), await copy.text()]).toEqual([
      201,
      'application/json',
      text,
    ])
    expect(response.headers.has('etag')).toBe(false)
    expect(await response.text()).toBe(text)
  })

  test('stays known by its stream, which Payload wraps in another Response', () => {
    const response = answer()
    const onReuse = () => undefined
    countReuse(response, onReuse)
    const wrapped = new Response(response.body, { status: 200 })
    expect(knownBytes(wrapped)).toEqual(bytes)
    expect(reuseCounterOf(wrapped)).toBe(onReuse)
  })
})
