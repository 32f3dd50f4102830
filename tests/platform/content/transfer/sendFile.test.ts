import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { sendFile } from '../../../../src/platform/content/transfer/admin/sendFile.js'

const bodies: string[] = []
const server = createServer((incoming, outgoing) => {
  incoming.setEncoding('utf8').on('data', (text: string) => bodies.push(text))
  incoming.on('end', () => outgoing.end('{"created":1}'))
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const send = (bytes: Buffer<ArrayBuffer>) => {
  const path = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/import`
  const file = new File([bytes], 'courses.csv', { type: 'text/csv' })
  return sendFile(file, { path, locale: 'en', publish: false, dryRun: true })
}

test('a file whose accents cannot be read is not sent, and the person is told how to save it', async () => {
  for (const bytes of [
    Buffer.from('slug,title\r\nx,Modèle\r\n', 'latin1'),
    Buffer.from('\ufeffslug,title\r\n', 'utf16le'),
  ]) {
    const outcome = await send(bytes)
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('“CSV UTF-8”'),
    })
  }
  expect(bodies).toEqual([])
  expect(await send(Buffer.from('slug,title\nx,Modèle\n'))).toMatchObject({
    kind: 'done',
    created: 1,
  })
  expect(bodies).toEqual(['slug,title\nx,Modèle\n'])
})
