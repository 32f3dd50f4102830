import { answersOf, type Operation } from './readReference.js'
import type { Answer, ReferenceDocument, Schema } from './ReferenceDocument.js'

type Refusal = { status: string; code: string; cause: string }

/** Every error that an operation can answer with, and its cause. */
export function refusalsOf(document: ReferenceDocument, operation: Operation): Refusal[] {
  return answersOf(document, operation).flatMap(({ status, answer }) => {
    if (status === '4XX') return refusalsOfDocuments
    return codesOf(answer).map((code) => ({ status, code, cause: causeOf(document, code) }))
  })
}

function causeOf({ 'x-problems': problems }: ReferenceDocument, code: string): string {
  const { title = code, detail = '' } = problems[code] ?? {}
  return `${title}. ${detail}`.trim()
}

function codesOf({ content = {} }: Answer): string[] {
  const schemas = Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []))
  return schemas.flatMap(({ allOf = [] }: Schema) =>
    allOf.flatMap(({ properties }) => (properties?.['code']?.enum ?? []) as string[]),
  )
}

/** What the routes of collections and globals refuse; the code is that of the answer, beside `errors`. */
const refusalsOfDocuments: Refusal[] = [
  [
    '400',
    '–',
    'A field, a filter or a parameter is not valid: `errors` names each with what is wrong.',
  ],
  ['401', 'invalid_credentials', 'The key or token is unknown, expired or revoked.'],
  ['403', '–', 'The role of this caller does not allow it, or nobody is signed in.'],
  ['404', '–', 'No document has this ID, or none that this caller may see.'],
  ['413', 'payload_too_large', 'The body or the file is too large.'],
  ['429', 'rate_limited', 'Too many requests. Wait for as long as `Retry-After` says.'],
].map(([status = '', code = '', cause = '']) => ({ status, code, cause }))
