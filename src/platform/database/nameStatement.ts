import { LRUCache } from 'lru-cache'

/** As many characters of statements as a connection can bear to keep plans of. */
const mostCharacters = 250_000
const usesBeforeName = 20

const uses = new LRUCache<string, number>({ max: 1_000 })
const names = new Map<string, string>()
let characters = 0
let named = 0

/**
 * PostgreSQL plans a statement anew each time unless it has a name: half of its work for a publication, and more than
 * half of the read of a whole document (measured). Gives one to a statement of at least `length` characters that is used
 * again and again. Behind a transaction pooler none may have one: the next connection has not heard of it.
 */
export function nameStatement([statement, values]: readonly unknown[], length = 0): void {
  if (typeof statement !== 'object' || statement === null) return
  const { text, name, values: own = values } = statement as Partial<Statement>
  const hasValues = Array.isArray(own) && own.length > 0
  if (name || !hasValues || typeof text !== 'string' || text.length < length) return
  const known = names.get(text) ?? newName(text)
  if (known) Object.assign(statement, { name: known })
}

/**
 * Gives every statement a new name from here on, where `error` says that a migration has changed what a named one
 * returns: under its old name every connection that knows it would go on refusing it.
 */
export function renameIfChanged({ code, message }: { code?: string; message: string }): void {
  if (code !== '0A000' || !message.includes('cached plan')) return
  names.clear()
  characters = 0
}

type Statement = { text: unknown; name: string; values: unknown }

function newName(text: string): string | undefined {
  if (characters + text.length > mostCharacters) return undefined
  const count = (uses.get(text) ?? 0) + 1
  uses.set(text, count)
  if (count <= usesBeforeName) return undefined
  characters += text.length
  named += 1
  names.set(text, `foyer_${String(named)}`)
  return names.get(text)
}
