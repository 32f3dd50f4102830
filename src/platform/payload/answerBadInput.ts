import { Forbidden, type AfterErrorHook } from 'payload'

import { problemOf } from '../http/failureResponse.js'
import type { Problem } from '../http/Problem.js'
import { isUuid } from '../isUuid.js'

type Request = Parameters<AfterErrorHook>[0]['req']

/**
 * Payload answers 500 to invalid ids, values and bodies; this turns them into 4xx, and an unreachable database into
 * 503.
 */
export const answerBadInput: AfterErrorHook = ({ error, req }) => {
  const duplicate = nameFields(error)
  const problem = problemOf(error)
  if (problem) return answerProblem(req, problem)
  if (isOfNoVersions(error, req)) return answer(404, 'Not Found')
  // Who was signed out while they wrote would think that their role is not enough.
  if (error instanceof Forbidden && !req.user) return answer(403, notSignedIn)
  if (hasNoObject(req) && error.name === 'TypeError') return answer(400, bodyFault(req))
  if (isUnreadableForm(error, req)) return answer(400, 'The multipart body cannot be read.')
  const unparsed = unparsedParameter(error, req)
  if (unparsed !== undefined) return answer(400, unparsed)
  const absent = absentReference(error)
  if (absent !== undefined) return answerAbsent(absent, req)
  const invalid = draftFaults(error, req) ?? duplicate
  if (invalid) return invalid
  if (!isBadValue(error) && !isMisshapen(error, req)) return undefined
  const { id } = req.routeParams ?? {}
  if (typeof id === 'string' && !isUuid(id)) return answer(404, 'Not Found')
  return answer(400, badValue)
}

const notSignedIn =
  'You are not signed in, and nothing was changed. Sign in (in another tab, to keep what you typed here) or send an API key, and try again.'

export const badValue = 'A value in the request is not valid.'

/** Whether Payload or PostgreSQL failed on a value of the request. */
export function isBadValue(error: Error): boolean {
  return isDataException(error) || isUnreadable(error)
}

function setHeaders(req: Request, headers: Record<string, string>): void {
  req.responseHeaders ??= new Headers()
  for (const [name, value] of Object.entries(headers)) req.responseHeaders.set(name, value)
}

type Duplicate = { path?: string; tableName?: string }

/**
 * Of a duplicate value Payload names the table, and of one in several fields their columns as one path, which no field of
 * the admin has; the answer names each field.
 */
function nameFields(error: Error) {
  const { data } = error as { data?: { errors?: Duplicate[] } | null }
  if (!data?.errors) return undefined
  let { message } = error
  data.errors = data.errors.flatMap(({ tableName, path, ...fault }) => {
    const columns = tableName === undefined ? [] : (path?.split(', ') ?? [])
    if (columns.length < 2) return { ...fault, path }
    const fields = columns.map(fieldOfColumn)
    message = message.replace(path ?? '', fields.join(', '))
    return fields.map((field) => ({ ...fault, path: field }))
  })
  if (message === error.message) return undefined
  return { status: 400, response: { errors: [{ name: error.name, message, data }] } }
}

const fieldOfColumn = (column: string) =>
  column.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Answers as `problemAt` does on Payload's routes: its format has no place for a code and headers like Retry-After. */
function answerProblem(req: Request, { code, headers, message, status }: Problem) {
  setHeaders(req, headers)
  return { status, response: { errors: [{ message, code }], code } }
}

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } }
}

/** Payload reads properties of any JSON that a write sends: null, a number, nothing at all. */
function hasNoObject({ method, data }: Request): boolean {
  const writes = method === 'POST' || method === 'PATCH'
  return (
    writes && (typeof data !== 'object' || (data as object | null) === null || Array.isArray(data))
  )
}

/** Payload reads JSON of no other type. */
function bodyFault({ headers }: Request): string {
  const [type] = headers.get('content-type')?.split(';', 1) ?? []
  const isRead = type === undefined || type === 'application/json'
  return isRead ? 'Send a JSON object.' : 'Send the body as application/json.'
}

/** Payload trusts the shape of `where` and `data`: lists in place of texts, operators that a type does not have. */
function isMisshapen({ name }: Error, { query }: Request): boolean {
  return name === 'TypeError' && (query['where'] !== undefined || query['data'] !== undefined)
}

const parsed = {
  where: 'where: Send conditions as in where[title][equals]=…, or all of them as one JSON object.',
  data: 'data: Send a JSON object.',
}

/** What is wrong with a parameter that Payload parses as JSON. */
function unparsedParameter({ name }: Error, { query }: Request): string | undefined {
  const isText = (parameter: string) => typeof query[parameter] === 'string'
  if (name !== 'SyntaxError') return undefined
  return isText('where') ? parsed.where : isText('data') ? parsed.data : undefined
}

/** Payload registers the routes of versions everywhere; where there are none it fails on them, or refuses strangers. */
function isOfNoVersions({ name }: Error, { pathname, payload, routeParams = {} }: Request) {
  const { collection, global } = routeParams
  const path = typeof global === 'string' ? `globals/${global}` : String(collection)
  const owner =
    typeof global === 'string'
      ? payload.config.globals.find(({ slug }) => slug === global)
      : payload.config.collections.find(({ slug }) => slug === collection)
  const isAsked = pathname.startsWith(`${payload.config.routes.api}/${path}/versions`)
  const isUnserved = name === 'TypeError' || name === 'Forbidden'
  return isUnserved && isAsked && owner !== undefined && !owner.versions
}

/** Busboy and sharp throw plain errors; a failing disk or socket has a code. */
function isUnreadableForm(error: Error, { headers }: Request): boolean {
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false
  const isPlain = error.name === 'Error' && !('code' in error) && error.cause === undefined
  return isForm && (isPlain || error.message === 'Request is not eligible for file upload')
}

/**
 * PostgreSQL's classes for values that cannot be stored or compared (22), missing references (23503), ids of rows that
 * are taken (23505), operators that a type does not have (42883), sorts by two columns of one name (42P10), and limits (54).
 */
const valueRefused = /^(?:22[0-9A-Z]{3}|2350[35]|42804|42883|42P10|54[0-9A-Z]{3})$/

function isDataException(error: unknown): boolean {
  const { cause, code } = (error ?? {}) as { cause?: unknown; code?: unknown }
  if (typeof code === 'string' && valueRefused.test(code)) return true
  return cause !== undefined && isDataException(cause)
}

type Fault = { message: string; path: string; label?: unknown }

/** Beside the fields of a draft the admin shows no faults, and Payload's message names the fields alone: here it says why. */
function draftFaults(error: Error, { query }: Request) {
  const { data } = error as { data?: { errors?: Fault[] } }
  if (error.name !== 'ValidationError' || String(query['draft']) !== 'true' || !data?.errors)
    return undefined
  // The admin would cut the message at a colon, into a list.
  const faults = data.errors.map(
    (fault) => `${fieldOf(fault)} – ${fault.message.replaceAll('://', '').replaceAll(':', ' –')}`,
  )
  const told = { name: error.name, message: faults.join(' '), data }
  return { status: 400, response: { errors: [told] } }
}

/** `Preferred time` for `visits.0.preferredTime`, and `Joining link` where its label says so. */
function fieldOf({ label, path }: Fault): string {
  const said = typeof label === 'string' ? label.split(' > ').at(-1) : undefined
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const words = said || name.replaceAll(/(?<=[a-z])[A-Z]/g, (one) => ` ${one.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The id under which PostgreSQL found no document to refer to. */
function absentReference(error: unknown): string | undefined {
  const { cause, code, detail } = (error ?? {}) as Record<string, unknown>
  if (code !== '23503') return cause === undefined ? undefined : absentReference(cause)
  return typeof detail === 'string' ? /=\(([^)]+)\) is not present/.exec(detail)?.[1] : undefined
}

/** As Payload answers an invalid field: it looks for a related document only where its choices are limited. */
function answerAbsent(id: string, { data }: Request) {
  const message = `There is no document with the id ${id}.`
  const errors = pathsOf(data, id).map((path) => ({ message, path }))
  return {
    status: 400,
    response: { errors: [{ name: 'ValidationError', message, data: { errors } }] },
  }
}

/** Where a value stands in a body, as Payload writes paths: `sections.0.course`. */
function pathsOf(part: unknown, value: string, path = ''): string[] {
  if (part === value) return [path]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    pathsOf(inner, value, path ? `${path}.${key}` : key),
  )
}

/** Invalid or too deep JSON, and fields of a feature that is not in use. */
function isUnreadable({ name, message }: Error): boolean {
  if (name === 'SyntaxError' || name === 'RangeError') return true
  return message.startsWith('Cannot find field for path')
}
