import type { StoredDocument } from '../sections/readVersions.js'
import type { Source } from './readPublished.js'

/** How documents come from the database into the index. */
export type Copy = {
  differences: (source: Source, isWhole: boolean) => Promise<string[]>
  read: (source: Source, ids: readonly string[]) => Promise<StoredDocument[]>
  apply: (
    source: Source,
    ids: readonly string[],
    documents: readonly StoredDocument[],
  ) => Promise<void>
}

/** Documents per query; parsing more would keep requests waiting. */
const batchSize = 20

/** The documents that are still to be read. `work` reads them all; what fails stays in the backlog. */
export function createBacklog(sources: readonly Source[], copy: Copy) {
  const waiting = new Map(sources.map((source) => [source, new Set<string>()]))
  let mustCompare = false
  let isWhole = false
  const compare = async () => {
    const asked = isWhole
    mustCompare = isWhole = false
    try {
      for (const [source, ids] of waiting) {
        for (const id of await copy.differences(source, asked)) ids.add(id)
      }
    } catch (error) {
      mustCompare = true
      isWhole ||= asked
      throw error
    }
  }
  return {
    note: (collection: string, id: string): void => {
      for (const [source, ids] of waiting) if (source.collection === collection) ids.add(id)
    },
    /** `isAll`: also what changes with other documents than its own. */
    noteAll: (isAll = false): void => {
      mustCompare = true
      isWhole ||= isAll
    },
    isEmpty: (): boolean => !mustCompare && [...waiting.values()].every(({ size }) => size === 0),
    work: async (): Promise<void> => {
      if (mustCompare) await compare()
      for (const [source, ids] of waiting) {
        await inBatches(ids, {
          read: (batch) => copy.read(source, batch),
          apply: (batch, documents) => copy.apply(source, batch, documents),
        })
      }
    },
  }
}

type Steps = {
  read: (batch: readonly string[]) => Promise<StoredDocument[]>
  apply: (batch: readonly string[], documents: readonly StoredDocument[]) => Promise<void>
}

/** Reads the next batch while the current one is indexed. What is noted meanwhile waits for the next call. */
async function inBatches(ids: Set<string>, { read, apply }: Steps) {
  const asked = [...ids]
  const begin = () => {
    const batch = asked.splice(0, batchSize)
    if (batch.length === 0) return undefined
    for (const id of batch) ids.delete(id)
    const documents = read(batch)
    // Prevents an unhandled rejection before it is awaited.
    documents.catch(() => undefined)
    return { batch, documents }
  }
  let current = begin()
  while (current) {
    const { batch, documents } = current
    let next: ReturnType<typeof begin>
    try {
      const found = await documents
      next = begin()
      await apply(batch, found)
    } catch (error) {
      for (const id of [...batch, ...(next?.batch ?? [])]) ids.add(id)
      throw error
    }
    current = next
  }
}
