import type { AfterErrorHook } from 'payload'

import { isDatabaseDown, isOutOfTime } from '../database/isDatabaseDown.js'
import { databaseDown, outOfTime } from './failureResponse.js'
import { Problem } from './Problem.js'

type Request = Parameters<AfterErrorHook>[0]['req']

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Payload answers 500 to ids, values and bodies that make no sense (research/payload.md 1.3, and what a fuzzer found);
 * they are 4xx, and a database that is away is 503.
 */
export const answerBadInput: AfterErrorHook = ({ error, req }) => {
  hideTables(error)
  // Payload's error shape has no place for the headers of a problem, such as Retry-After; its answers have.
  if (error instanceof Problem) setHeaders(req, error.headers)
  if (isDatabaseDown(error)) return answerProblem(req, databaseDown())
  if (isOutOfTime(error)) return answerProblem(req, outOfTime())
  if (isOfNoVersions(error, req)) return answer(404, 'Not Found')
  if (hasNoObject(req) && error.name === 'TypeError') return answer(400, 'Send a JSON object.')
  if (isUnreadableForm(error, req)) return answer(400, 'The multipart body cannot be read.')
  if (!isBadValue(error) && !isMisshapen(error, req)) return undefined
  const { id } = req.routeParams ?? {}
  if (typeof id === 'string' && !uuid.test(id)) return answer(404, 'Not Found')
  return answer(400, badValue)
}

export const badValue = 'A value in the request is not valid.'

/** Whether Payload or PostgreSQL could do nothing with a value of the request. */
export function isBadValue(error: Error): boolean {
  return isDataException(error) || isUnreadable(error)
}

function setHeaders(req: Request, headers: Record<string, string>): void {
  req.responseHeaders ??= new Headers()
  for (const [name, value] of Object.entries(headers)) req.responseHeaders.set(name, value)
}

/** A value that is taken already is told of with the name of its table; the answer is made from these faults. */
function hideTables(error: Error): void {
  const { errors = [] } = ((error as { data?: unknown }).data ?? {}) as { errors?: object[] }
  for (const fault of errors) Reflect.deleteProperty(fault, 'tableName')
}

/** As `problemAt` answers on Payload's routes. */
function answerProblem(req: Request, { code, headers, message, status }: Problem) {
  setHeaders(req, headers)
  return { status, response: { errors: [{ message, code }], code } }
}

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } }
}

/** Payload reads properties of whatever JSON a write brought along: null, a number, nothing at all. */
function hasNoObject({ method, data }: Request): boolean {
  const writes = method === 'POST' || method === 'PATCH'
  return (
    writes && (typeof data !== 'object' || (data as object | null) === null || Array.isArray(data))
  )
}

/** Payload trusts the shape of what `where` and `data` hold: lists for texts, operators that a type has not. */
function isMisshapen({ name }: Error, { query }: Request): boolean {
  return name === 'TypeError' && (query['where'] !== undefined || query['data'] !== undefined)
}

/** Payload gives everything the routes of versions; where there are none it breaks on them, or refuses strangers. */
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

/** Busboy and sharp throw plain errors; a disk or socket that fails has a code. */
function isUnreadableForm(error: Error, { headers }: Request): boolean {
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false
  const isPlain = error.name === 'Error' && !('code' in error) && error.cause === undefined
  return isForm && (isPlain || error.message === 'Request is not eligible for file upload')
}

/**
 * PostgreSQL on values that cannot be stored or compared (22), ids of documents that do not exist (23503), operators a
 * type has not (42883), too much of it (54).
 */
const valueRefused = /^(?:22[0-9A-Z]{3}|23503|42804|42883|54[0-9A-Z]{3})$/

function isDataException(error: unknown): boolean {
  const { cause, code } = (error ?? {}) as { cause?: unknown; code?: unknown }
  if (typeof code === 'string' && valueRefused.test(code)) return true
  return cause !== undefined && isDataException(cause)
}

/** What is no JSON or too deep, and the field of a feature that is not in use. */
function isUnreadable({ name, message }: Error): boolean {
  if (name === 'SyntaxError' || name === 'RangeError') return true
  return message.startsWith('Cannot find field for path')
}
