import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { openBucket } from '../../../src/platform/files/bucket.js'

const keys = Array.from({ length: 2_005 }, (_, at) => `many/${String(at).padStart(4, '0')} & é.txt`)

/** Lists as S3 does, a thousand at a time. The server of the other tests cannot: it needs a cipher that is gone. */
const server = createServer(({ url = '' }, outgoing) => {
  const { searchParams } = new URL(url, 'http://localhost')
  const after = searchParams.get('start-after') ?? ''
  const prefix = searchParams.get('prefix') ?? ''
  const left = keys.filter((key) => key.startsWith(prefix) && key > after)
  const named = left.slice(0, 1_000).map((key) => `<Key>${key.replace('&', '&amp;')}</Key>`)
  const isMore = `<IsTruncated>${String(left.length > 1_000)}</IsTruncated>`
  outgoing.end(`<ListBucketResult>${isMore}${named.join('')}</ListBucketResult>`)
})

test('All keys of a folder are listed, each once, where S3 gives a thousand at a time', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const bucket = openBucket({
    ...{ endpoint: `http://127.0.0.1:${String(port)}`, region: 'us-east-1', bucket: 'foyer' },
    ...{ accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
  })
  expect(await bucket.list('many/')).toEqual(keys)
  expect(await bucket.list('other/')).toEqual([])
  server.closeAllConnections()
  server.close()
})
