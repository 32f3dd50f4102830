import type { z } from 'zod'

import { describeIssue } from './describeIssue.js'
import { Problem, problems, type Fault } from './Problem.js'

type Issue = z.core.$ZodIssue

/** More than anybody reads; 64 KiB of unknown keys would cause a megabyte of faults. */
const maxFaults = 500

/** Parses a body; throws `validation_failed` naming every fault at once. */
export function parseBody<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true, error: describeIssue })
  const errors = firstOfEach([...faults(result.error?.issues ?? []), ...prototypeKey(value)])
  if (result.success && errors.length === 0) return result.data
  throw new Problem(problems.validationFailed, { errors: errors.slice(0, maxFaults) })
}

/**
 * The first place where `__proto__` is a key: zod's records and loose objects skip it without a word. A list and no
 * recursion, and no further places, because anybody may nest a body as deep and repeat a path as often as they like.
 */
function prototypeKey(body: unknown): Fault[] {
  const open = [{ value: body, path: '' }]
  for (const { value, path } of open) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      const at = path + pointer([key])
      if (key === '__proto__') return [unknownKey(at)]
      if (typeof inner === 'object') open.push({ value: inner, path: at })
    }
  }
  return []
}

function unknownKey(path: string): Fault {
  const message = 'This name is not known. Check its spelling, or leave it out.'
  return { path, code: 'unknown_key', message }
}

/** Parses a query string; throws `invalid_query` naming every fault at once. */
export function parseQuery<S extends z.ZodObject>(schema: S, search: URLSearchParams): z.output<S> {
  const values = Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
  const result = schema.safeParse(values, { reportInput: true, error: describeIssue })
  if (result.success) return result.data
  throw new Problem(problems.invalidQuery, { errors: faults(result.error.issues) })
}

function faults(issues: Issue[]): Fault[] {
  const all = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [{ path: pointer(issue.path), code: faultCode(issue), message: issue.message }]
    }
    return issue.keys.map((key) => unknownKey(pointer([...issue.path, key])))
  })
  return firstOfEach(all).slice(0, maxFaults)
}

/** A value of the wrong type also breaks the rules for its own type, which should be only one fault. */
function firstOfEach(all: Fault[]): Fault[] {
  const byPath = new Map<string, Fault>()
  for (const fault of all) if (!byPath.has(fault.path)) byPath.set(fault.path, fault)
  return [...byPath.values()]
}

/** The JSON Pointer (RFC 6901) of a path into a document. */
export function pointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function faultCode(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type'
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'invalid_value'
    case 'invalid_key':
      return 'unknown_key'
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1 ? 'required' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_union': {
      const codes = new Set(issue.errors.map(([first]) => first && faultCode(first)))
      return codes.size === 1 ? ([...codes][0] ?? 'invalid') : 'invalid'
    }
    case 'custom': {
      const code: unknown = issue.params?.['code']
      return typeof code === 'string' ? code : 'invalid'
    }
    default:
      return issue.code
  }
}
