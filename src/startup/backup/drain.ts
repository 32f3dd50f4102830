import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Reads bytes to their end and discards them. */
export async function drain(bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(bytes, nowhere, { signal })
}
