import type { Entry } from './Entry.js'

/** The documents of an index, each under its key and a small number; numbers of those that are gone are used again. */
export function createEntries() {
  const entries: (Entry | undefined)[] = []
  const numbers = new Map<string, number>()
  const free: number[] = []
  return {
    add: (entry: Entry): number => {
      const number = free.pop() ?? entries.length
      entries[number] = entry
      numbers.set(entry.document.key, number)
      return number
    },
    take: (key: string): { number: number; entry: Entry } | undefined => {
      const number = numbers.get(key)
      const entry = number === undefined ? undefined : entries[number]
      if (number === undefined || !entry) return undefined
      numbers.delete(key)
      entries[number] = undefined
      free.push(number)
      return { number, entry }
    },
    at: (number: number): Entry | undefined => entries[number],
    /** All numbers are below it. */
    capacity: (): number => entries.length,
  }
}
