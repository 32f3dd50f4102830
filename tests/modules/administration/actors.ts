import { type Role, roles } from '../../../src/platform/access.js'
import type { Foyer } from '../../support/boot.js'

export const actors = [...roles, 'anonymous'] as const

export type Actor = (typeof actors)[number]

export type Staff = Record<Role, { id: string; email: string; key: string }>

export const password = 'a password for everybody'

/** One member of staff of each role, with an API key. */
export async function hire(foyer: Foyer): Promise<Staff> {
  const staff: Partial<Staff> = {}
  for (const role of roles) {
    const key = `the-key-of-the-${role}-of-the-tests-0123456789`
    const email = `${role}@staff.example`
    const { id } = await foyer.payload.create({
      collection: 'users',
      data: { email, password, role, enableAPIKey: true, apiKey: key },
    })
    staff[role] = { id, email, key }
  }
  return staff as Staff
}

export type Request = { path: string; method?: string; json?: unknown; form?: FormData }

export type CallAs = (actor: Actor, request: Request) => Promise<Response>

/** Calls as any actor; `json` or `form` is sent as the body. */
export function callAs(foyer: Foyer, staff: Staff): CallAs {
  return (actor, { path, method = 'GET', json, form }) => {
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    return foyer.call(path, {
      method,
      headers: {
        ...(actor !== 'anonymous' && { authorization: `users API-Key ${staff[actor].key}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
  }
}

/** The status that each actor gets, in the order of `actors`: `200 200 403 403 403 401`. Each makes its own request. */
export async function statusesOf(
  call: CallAs,
  request: (actor: Actor) => Promise<Request | undefined> | Request | undefined,
): Promise<string> {
  const statuses: number[] = []
  for (const actor of actors) {
    const made = await request(actor)
    if (!made) throw new Error('There is no such operation')
    statuses.push((await call(actor, made)).status)
  }
  return statuses.join(' ')
}
