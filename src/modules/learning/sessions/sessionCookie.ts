import { parseCookies } from 'payload'

import { sessionLife } from './sessionLife.js'

const name = 'foyer-learner'
const secondsADay = 86_400

/**
 * The `Set-Cookie` that starts a session in a browser. It outlasts the session's idle time, because only the server
 * decides when that is over.
 */
export function sessionCookie(token: string, serverUrl: string): string {
  return cookie(token, serverUrl, sessionLife.totalDays * secondsADay)
}

/** The `Set-Cookie` that removes it again. */
export function noSessionCookie(serverUrl: string): string {
  return cookie('', serverUrl, 0)
}

/** The token in the cookies of a request. */
export function cookieToken(headers: Headers): string | undefined {
  return parseCookies(headers).get(name) || undefined
}

/** Browsers accept no `Secure` cookie over plain http, except from localhost. */
function cookie(value: string, serverUrl: string, maxAge: number): string {
  const secure = serverUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${String(maxAge)}; HttpOnly; SameSite=Lax${secure}`
}
