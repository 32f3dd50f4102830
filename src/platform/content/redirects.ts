import type { Payload, PayloadRequest } from 'payload'

import { linkPath, type Link } from './linkFields.js'

export type StoredRedirect = Pick<Link, 'doc' | 'url'> & {
  id?: string
  from: string
  status: '301' | '302'
  elsewhere?: boolean | null
}

const encoded = /%[0-9a-f]{2}/gi

/** As browsers send it: encoded, the codes in capitals (RFC 3986 6.2.2.1), without a slash at its end. */
export function normalizePath(path: string): string {
  const { pathname } = new URL(path, 'http://localhost')
  return pathname.replace(encoded, (code) => code.toUpperCase()).replace(/(?<=[^/])\/+$/, '')
}

/** The path of this site that an address names; none for another site's. */
export function pathOf(address: string | null | undefined): string | undefined {
  return address?.startsWith('/') ? normalizePath(address) : undefined
}

/** Where a redirect leads. */
export function targetOf(redirect: StoredRedirect | undefined): string | undefined {
  return redirect && linkPath(redirect)
}

/** The redirect of an address. */
export async function readRedirect(payload: Payload, from: string, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'redirects',
    // Before they were put into capitals, codes were stored as they had been typed.
    where: { from: { in: [from, from.replace(encoded, (code) => code.toLowerCase())] } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    ...(req && { req }),
  })
  return docs[0] as StoredRedirect | undefined
}

/**
 * Where an address without a page leads. A chain of redirects is one step; one that ends where it began, as a rename
 * can make it, leads nowhere.
 */
export async function findRedirect(payload: Payload, address: string) {
  const from = normalizePath(address)
  const first = await readRedirect(payload, from)
  const seen = new Set([from])
  let target = targetOf(first)
  for (let path = pathOf(target); path !== undefined; path = pathOf(target)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    const next = targetOf(await readRedirect(payload, path))
    if (next === undefined) break
    target = next
  }
  return first && target ? { target, status: Number(first.status) } : undefined
}
