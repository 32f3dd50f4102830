import type { IncomingHttpHeaders } from 'node:http'

/** A credential as a request presents it, and the kinds that its form allows. */
export type Presented = { text: string; mayBe: readonly ('key' | 'token')[] }

/**
 * The credentials in a request's headers; undefined in the list stands for an unknown form. Browsers send cookies
 * unasked, so a cookie is not among them and an old one locks nobody out.
 */
export function presentedIn(headers: Pick<Headers, 'get'>): (Presented | undefined)[] {
  const key = headers.get('x-api-key')
  const authorization = headers.get('authorization')
  return [
    ...(authorization === null ? [] : [readAuthorization(authorization)]),
    ...(key === null ? [] : [{ text: key, mayBe: ['key'] } as const]),
  ]
}

/** Whether a request presents any credential, valid or not. */
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
