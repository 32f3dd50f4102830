import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

type ReadPdf = {
  pages: number
  text: string
  info: { Title?: string }
  language: string | null
}

/**
 * What a PDF says, read by a library that did not make it: in a thread of its own, as the library replaces parts of
 * JavaScript (`JSON`, streams) in the process that loads it.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const path = new URL('./readPdfWorker.mjs', import.meta.url)
  const worker = new Worker(path, { workerData: new Uint8Array(bytes), execArgv: [] })
  const [read] = (await once(worker, 'message')) as [Omit<ReadPdf, 'language'>]
  const language = /\/Lang\s*\(([\w-]+)\)/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? null
  return { ...read, language }
}
