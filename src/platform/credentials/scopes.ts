import type { PayloadRequest } from 'payload'

import { Problem } from '../http/Problem.js'
import type { ProblemType } from '../http/problems.js'

export type ScopeOperation = 'read' | 'create' | 'update' | 'delete'

/** A scope as a key lists it: `leads:read`, with `*` for all areas or all operations, or `*` alone. */
export const scopePattern = /^(?:\*|(?:\*|[a-z][a-z-]*):(?:\*|read|create|update|delete))$/

/** What a caller with a limited key may do; undefined for everyone else, whom only their role limits. */
export function scopesOf(user: PayloadRequest['user'] | undefined): readonly string[] | undefined {
  return (user as { scopes?: readonly string[] } | null | undefined)?.scopes
}

/** Whether the scopes of a caller's key, if it has any, cover an operation on a collection, a global or an area. */
export function inScope(
  { user }: { user?: PayloadRequest['user'] | undefined },
  area: string,
  operation: ScopeOperation,
): boolean {
  const covering = ['*', `*:*`, `*:${operation}`, `${area}:*`, `${area}:${operation}`]
  return scopesOf(user)?.some((scope) => covering.includes(scope)) ?? true
}

const insufficientScope: ProblemType = {
  code: 'insufficient_scope',
  status: 403,
  title: 'The key lacks a scope',
}

/** Throws `insufficient_scope`, which names the scope that is missing (RFC 6750, 3.1). */
export function requireScope(
  caller: { user?: PayloadRequest['user'] | undefined },
  area: string,
  operation: ScopeOperation,
): void {
  if (inScope(caller, area, operation)) return
  const scope = `${area}:${operation}`
  throw new Problem(insufficientScope, {
    detail: `This key lacks the scope ${scope}. Use a key that has it.`,
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })
}

const operationOfMethod: Record<string, ScopeOperation> = {
  get: 'read',
  delete: 'delete',
  post: 'create',
}

/** The operation that a call of one of our endpoints counts as; what changes a document updates it. */
export function operationOf({ method, path }: { method: string; path: string }): ScopeOperation {
  const isOfDocument = method === 'post' && path.includes('/:id')
  return isOfDocument ? 'update' : (operationOfMethod[method] ?? 'update')
}
