import type { IncomingHttpHeaders } from 'node:http'

/** A credential as a request presents it, and what its form says that it may be. */
export type Presented = { text: string; mayBe: readonly ('key' | 'token')[] }

/**
 * What a request presents in its headers; undefined in the list stands for a form that is not known here. Browsers send
 * cookies unasked, so an old one is no presented credential and shuts nobody out.
 */
export function presentedIn(headers: Pick<Headers, 'get'>): (Presented | undefined)[] {
  const key = headers.get('x-api-key')
  const authorization = headers.get('authorization')
  return [
    ...(authorization === null ? [] : [readAuthorization(authorization)]),
    ...(key === null ? [] : [{ text: key, mayBe: ['key'] } as const]),
  ]
}

/** Whether a request presents any credential, be it a wrong one. */
export function presentsAny(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers['x-api-key'] !== undefined
}

const schemes: Record<string, Presented['mayBe']> = {
  bearer: ['key', 'token'],
  'users api-key': ['key'],
  jwt: ['token'],
}

function readAuthorization(value: string): Presented | undefined {
  const [, scheme = '', text = ''] = /^(bearer|users api-key|jwt) +(\S+)$/i.exec(value) ?? []
  const mayBe = schemes[scheme.toLowerCase()]
  return mayBe && { text, mayBe }
}
