import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const nouns = new Map<string, string>([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
])

const formats = new Map<string, string>([
  ['email', 'Send an email address such as name@example.com.'],
  ['url', 'Send a full address such as https://example.com.'],
  ['datetime', 'Send a time such as 2026-01-31T09:00:00Z.'],
  ['date', 'Send a date such as 2026-01-31.'],
  ['uuid', 'Send a UUID.'],
])

/** A fault in plain words that say what to send instead; a schema's own message takes precedence. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue)
    case 'invalid_value':
      return issue.input === undefined ? required : describeValues(issue.values)
    case 'too_small':
      return describeBound(issue, Number(issue.minimum), 'at least')
    case 'too_big':
      return describeBound(issue, Number(issue.maximum), 'at most')
    case 'not_multiple_of':
      return `Send a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return formats.get(issue.format) ?? 'This is not in the right form.'
    case 'invalid_union':
      return describeUnion(issue)
    default:
      return 'This is not valid.'
  }
}

const required = 'This is required.'

function describeType({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (input === undefined) return required
  const wantsObject = expected === 'object' || expected === 'record'
  if (Array.isArray(input) && !wantsObject) return 'Send one value, not several.'
  return `Send ${nouns.get(expected) ?? 'another kind of value'}.`
}

type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>

function describeBound({ origin, inclusive = true }: Bound, bound: number, word: string): string {
  const least = word === 'at least'
  if (origin === 'string')
    return least && bound === 1 ? required : `Send ${word} ${count(bound, 'character')}.`
  if (origin === 'array' || origin === 'set') return `Send ${word} ${count(bound, 'item')}.`
  if (inclusive) return `Send ${word} ${bound}.`
  return `Send ${least ? 'more' : 'less'} than ${bound}.`
}

function describeValues(values: readonly unknown[]): string {
  return values.length === 1 ? `Send ${String(values[0])}.` : `Send one of ${list(values)}.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** What each branch of a union would accept, if each has just one fault. */
function describeUnion({ errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  const messages = errors.map((issues) => (issues.length === 1 ? issues[0]?.message : undefined))
  const said = [...new Set(messages)]
  return said.length > 0 && said.every(Boolean)
    ? said.join(' Or: ')
    : 'This is not in an allowed form.'
}

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, 20).map(String).join(', ')
  return values.length > 20 ? `${shown} …` : shown
}
