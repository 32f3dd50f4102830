import { format } from 'node:util'

let expected: RegExp[] = []
let allowed: RegExp | undefined
let printed: string[] = []

/** Allows, and demands, one message on `console.error` that matches the pattern before the test ends. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

/** Allows messages on `console.error` that match the pattern until the test ends, of packages that print them now and then. */
export function allowConsoleErrors(pattern: RegExp) {
  allowed = pattern
}

/** Replaces `console.error` by a recorder. */
export function recordConsoleErrors() {
  console.error = (...parts: unknown[]) => {
    printed.push(format(...parts))
  }
}

/** Says what was printed unexpectedly and what was expected in vain since the last call, and starts afresh. */
export function settleConsoleErrors(): string[] {
  const unexpected = printed.filter((message) => !takeExpected(message) && !allowed?.test(message))
  const faults = [
    ...unexpected.map((message) => `unexpected console.error: ${message}`),
    ...expected.map((pattern) => `console.error was expected to print ${String(pattern)}`),
  ]
  expected = []
  allowed = undefined
  printed = []
  return faults
}

function takeExpected(message: string) {
  const index = expected.findIndex((pattern) => pattern.test(message))
  if (index < 0) return false
  expected.splice(index, 1)
  return true
}
