import { createHash, randomBytes } from 'node:crypto'

import { type PayloadRequest, parseCookies } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'

type Kind = 'oidc'

type Step = { kind: Kind; data: object; user?: string }

const seconds = 600

/** Begins a step that this browser has ten minutes to finish; returns its `Set-Cookie`. */
export async function beginStep(req: PayloadRequest, { kind, data, user }: Step): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(req)`
    with dead as (delete from sign_in_steps where expires_at < now())
    insert into sign_in_steps (token_hash, kind, user_id, data, expires_at)
    values (${hashOf(token)}, ${kind}, ${user ?? null}, ${JSON.stringify(data)}::jsonb,
      now() + make_interval(secs => ${seconds}))`
  return cookie(req, kind, token)
}

/** Ends the step of this browser and returns its data; undefined if there is none, or it has been used. */
export async function takeStep(req: PayloadRequest, kind: Kind): Promise<unknown> {
  const token = parseCookies(req.headers).get(cookieName(kind))
  if (!token) return undefined
  const [step] = await query<{ data: unknown }>(req)`
    delete from sign_in_steps
    where token_hash = ${hashOf(token)} and kind = ${kind} and expires_at > now()
    returning data`
  return step?.data
}

/** The `Set-Cookie` that removes the step's token from the browser. */
export function noStepCookie(req: PayloadRequest, kind: Kind): string {
  return cookie(req, kind, '')
}

const cookieName = (kind: Kind) => `foyer-step-${kind}`

function cookie({ payload }: PayloadRequest, kind: Kind, token: string): string {
  const secure = platformOf(payload).serverUrl.startsWith('https:') ? '; Secure' : ''
  const maxAge = token ? seconds : 0
  const path = `${payload.config.routes.api}/users`
  return `${cookieName(kind)}=${token}; Path=${path}; Max-Age=${String(maxAge)}; HttpOnly; SameSite=Lax${secure}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
