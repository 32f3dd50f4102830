import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'

export type S3Server = {
  /** S3_* for it. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** A server of S3 with one empty bucket on this host, which checks signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false, directory },
    configureBuckets: [{ name: 'foyer', configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      S3_BUCKET: 'foyer',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
