import type { Payload } from 'payload'

import type { MetricDefinition, Reading } from '../platform/assurance/declarations.js'
import { frameworks } from '../platform/assurance/frameworks.js'
import { searchDeclarationOf } from '../platform/content/searchDeclaration.js'
import { type HealthCheck, inWords } from '../platform/health.js'
import { platformOf } from '../platform/platform.js'

/** How true the index of this process is to what is published. */
export const indexMetrics: readonly MetricDefinition[] = [
  {
    id: 'index.age_s',
    kind: 'gauge',
    unit: 's',
    definition:
      'How far the index of the process that answers is behind the newest published change; 0 when it has it. n is the documents indexed.',
    threshold: { op: 'gt', warn: 1, breach: 60 },
    mappings: frameworks.index,
    read: indexAge,
  },
  {
    id: 'index.coverage',
    kind: 'gauge',
    unit: '1',
    definition:
      'Documents in the index over published documents, or the other way round where it has more; n is the published documents.',
    threshold: { op: 'lt', warn: 1, breach: 0.9 },
    mappings: frameworks.index,
    read: async (payload) => {
      const { documents } = await countPublished(payload)
      const indexed = platformOf(payload).search.state().documents
      // One too many is as wrong as one too few: it was withdrawn and is still found.
      const value = Math.min(indexed, documents) / Math.max(indexed, documents)
      return documents > 0 ? { value, n: documents } : undefined
    },
  },
]

/** How many seconds the index is behind the newest published change; undefined where nothing is published. */
export async function indexAge(payload: Payload): Promise<Reading | undefined> {
  const { clock, search } = platformOf(payload)
  const { documents, newest } = await countPublished(payload)
  if (documents === 0) return undefined
  const { updatedAt } = search.state()
  const isBehind = newest > (updatedAt ? Date.parse(updatedAt) : 0)
  const behind = isBehind ? Math.floor((clock.now().getTime() - newest) / 1_000) : 0
  return { value: Math.max(0, behind), n: documents }
}

/** How many documents are to be found by search, and when the newest of them changed (milliseconds since 1970). */
async function countPublished(payload: Payload): Promise<{ documents: number; newest: number }> {
  const searched = payload.config.collections.filter(searchDeclarationOf)
  const parts = await Promise.all(
    searched.map(async ({ slug }) => {
      const { docs, totalDocs } = await payload.find({
        collection: slug,
        where: { _status: { equals: 'published' } },
        select: { updatedAt: true },
        sort: '-updatedAt',
        limit: 1,
        depth: 0,
        overrideAccess: false,
      })
      const [first] = docs as unknown as { updatedAt: string }[]
      return { documents: totalDocs, newest: first ? Date.parse(first.updatedAt) : 0 }
    }),
  )
  return {
    documents: parts.reduce((sum, { documents }) => sum + documents, 0),
    newest: Math.max(0, ...parts.map(({ newest }) => newest)),
  }
}

/** How many documents can be found, and how old the newest change among them is. */
export const searchHealth: HealthCheck = (payload) => {
  const { search, clock } = platformOf(payload)
  const { isReady, documents, updatedAt } = search.state()
  const { shortened, leftOut } = search.memory.shortage()
  const observed = {
    componentType: 'component' as const,
    observedValue: documents,
    observedUnit: 'documents',
  }
  if (!isReady) return { ...observed, status: 'warn', output: 'The index is being built.' }
  if (shortened + leftOut > 0) {
    const output = `${String(shortened)} documents are found by title and summary alone and ${String(leftOut)} not at all: SEARCH_MEMORY_MB is too little.`
    return { ...observed, status: 'warn', output }
  }
  const ageOf = (time: string) =>
    inWords(Math.max(0, Math.round((clock.now().getTime() - Date.parse(time)) / 1_000)))
  const output = updatedAt
    ? `The newest change is ${ageOf(updatedAt)} old.`
    : 'Nothing is published.'
  return { ...observed, status: 'pass', output }
}
