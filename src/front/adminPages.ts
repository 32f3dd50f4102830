import type { IncomingMessage } from 'node:http'

/** The admin's pages for people who are not signed in. */
const open =
  /^\/admin\/(?:login|logout|logout-inactivity|forgot|reset|verify|unauthorized|create-first-user)(?:[/?]|$)/

const admin = /^\/admin(?:[/?]|$)/

/** Where a browser without a session is sent instead of a page of the admin, which would be a script that does it. */
export function signInPage({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isGuarded = admin.test(url) && !open.test(url) && method !== 'POST'
  if (!isGuarded || /(?:^|[;\s])foyer-token=[^;\s]/.test(headers.cookie ?? '')) return undefined
  const wanted = /^\/admin\/?$/.test(url) ? '' : `?redirect=${encodeURIComponent(url)}`
  return `/admin/login${wanted}`
}

/**
 * Payload ignores the session cookie of a request that another site began, even if a person follows a link in their
 * web mail or comes back from the identity provider. Opening a page in a window of its own changes nothing.
 */
export function acceptLinks({ method, url = '', headers }: IncomingMessage): void {
  const isPage = method === 'GET' && headers['sec-fetch-dest'] === 'document'
  if (!isPage || headers['sec-fetch-site'] !== 'cross-site') return
  if (admin.test(url) && !/^\/admin\/logout/.test(url)) headers['sec-fetch-site'] = 'none'
}
