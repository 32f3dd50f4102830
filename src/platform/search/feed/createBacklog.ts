import type { Source } from './readPublished.js'

type Copy = {
  differences: (source: Source) => Promise<string[]>
  refresh: (source: Source, ids: readonly string[]) => Promise<void>
}

/** Small: Payload takes milliseconds of the processor for each document, and requests are answered between batches. */
const batchSize = 10

/** What of the content is still to be read; `work` reads it all, and what fails stays to be read. */
export function createBacklog(sources: readonly Source[], copy: Copy) {
  const waiting = new Map(sources.map((source) => [source, new Set<string>()]))
  let mustCompare = false
  const compare = async () => {
    mustCompare = false
    try {
      for (const [source, ids] of waiting) {
        for (const id of await copy.differences(source)) ids.add(id)
      }
    } catch (error) {
      mustCompare = true
      throw error
    }
  }
  return {
    note: (collection: string, id: string): void => {
      for (const [source, ids] of waiting) if (source.collection === collection) ids.add(id)
    },
    noteAll: (): void => {
      mustCompare = true
    },
    isEmpty: (): boolean => !mustCompare && [...waiting.values()].every(({ size }) => size === 0),
    work: async (): Promise<void> => {
      if (mustCompare) await compare()
      for (const [source, ids] of waiting) {
        await inBatches(ids, (batch) => copy.refresh(source, batch))
      }
    },
  }
}

/** An id that is noted while its batch is read is read again. */
async function inBatches(ids: Set<string>, refresh: (batch: string[]) => Promise<void>) {
  while (ids.size > 0) {
    const batch = [...ids].slice(0, batchSize)
    for (const id of batch) ids.delete(id)
    try {
      await refresh(batch)
    } catch (error) {
      for (const id of batch) ids.add(id)
      throw error
    }
  }
}
