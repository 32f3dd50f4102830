import type { Payload } from 'payload'

/** Bytes that a document takes: of what it is called with its summary, and of its other texts. */
export type Sizes = { names: number; others: number }

export type MemoryBudget = ReturnType<typeof createMemoryBudget>

/** Bounds the memory of what documents are found by. At most half of it is for texts behind their names and summaries. */
export function createMemoryBudget(maxBytes: number) {
  const taken: Sizes = { names: 0, others: 0 }
  const shortened = new Set<string>()
  const leftOut = new Set<string>()
  const forget = (key: string) => {
    shortened.delete(key)
    leftOut.delete(key)
  }
  return {
    /** Takes what is left for a document: room for all of it, for its names alone or for nothing. */
    reserve: (key: string, { names, others }: Sizes) => {
      forget(key)
      const left = maxBytes - taken.names - taken.others - names
      if (left < 0) {
        leftOut.add(key)
        return 'nothing'
      }
      taken.names += names
      if (others > Math.min(left, maxBytes / 2 - taken.others)) {
        shortened.add(key)
        return 'names'
      }
      taken.others += others
      return 'all'
    },
    release: ({ names, others }: Sizes): void => {
      taken.names -= names
      taken.others -= others
    },
    /** A document that had too little room is gone. */
    forget,
    /** How many versions of documents are in memory in part, or not at all. */
    shortage: () => ({ shortened: shortened.size, leftOut: leftOut.size }),
  }
}

const told = new WeakSet<Payload>()

/** Logs once that the memory is too little. */
export function tellShortage(payload: Payload, { shortage }: MemoryBudget): void {
  const { shortened, leftOut } = shortage()
  if (told.has(payload) || shortened + leftOut === 0) return
  told.add(payload)
  payload.logger.warn({ shortened, leftOut, msg: 'SEARCH_MEMORY_MB is too little for all content' })
}
