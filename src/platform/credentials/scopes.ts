import type { Access, PayloadRequest } from 'payload'

import type { Operation } from '../access.js'
import { Problem, type ProblemType } from '../http/Problem.js'

export type ScopeOperation = 'read' | 'create' | 'update' | 'delete'

/** A scope as a key lists it: `leads:read`, with `*` for all areas or all operations, or `*` alone. */
export const scopePattern = /^(?:\*|(?:\*|[a-z][a-z-]*):(?:\*|read|create|update|delete))$/

/** What a caller with a limited key may do; undefined for everyone else, whom only their role limits. */
export function scopesOf(user: PayloadRequest['user'] | undefined): readonly string[] | undefined {
  return (user as { scopes?: readonly string[] } | null | undefined)?.scopes
}

/** Whether the scopes of a caller's key, if it has any, cover an operation on a collection, a global or an area. */
function inScope(
  { user }: { user?: PayloadRequest['user'] | undefined },
  area: string,
  operation: ScopeOperation | '*',
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
  operation: ScopeOperation | '*',
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

/**
 * The operation that a call of one of our endpoints counts as; what changes a document updates it, erasing deletes, and a
 * preview reads.
 */
export function operationOf({ method, path }: { method: string; path: string }): ScopeOperation {
  if (path.endsWith('/erase')) return 'delete'
  if (path.endsWith('/preview')) return 'read'
  const isOfDocument = method === 'post' && path.includes('/:id')
  return isOfDocument ? 'update' : (operationOfMethod[method] ?? 'update')
}

type Rules = Partial<Record<keyof typeof operations, Access | undefined>>

const operations = {
  create: 'create',
  read: 'read',
  readVersions: 'read',
  update: 'update',
  unlock: 'update',
  delete: 'delete',
} as const satisfies Record<string, ScopeOperation>

/**
 * The access of a collection or global within the scopes of the caller's key, if it has any: on every interface, and in
 * what a document brings along.
 */
export function accessInScope(area: string, access: Rules = {}): Record<string, Access> {
  const rules = Object.entries(operations).flatMap(([name, operation]) => {
    const rule = access[name as keyof Rules]
    const withinScope: Access = (args) =>
      inScope(args.req, area, operation) && rule !== undefined && rule(args)
    return rule ? [[name, withinScope] as const] : []
  })
  return Object.fromEntries(rules)
}

type Call = Pick<Operation, 'operation' | 'req'>

const scopeOf: Record<string, ScopeOperation> = {
  ...operations,
  count: 'read',
  countVersions: 'read',
  readDistinct: 'read',
  autosave: 'update',
  restoreVersion: 'update',
}

type Asked = Partial<Operation['args']> & { disableErrors?: boolean }

/** Names the scope that a call lacks; what a document brings along is left out by the access rules instead. */
export function scopeGuard(area: string) {
  return ({ args, operation, overrideAccess, req }: Partial<Operation> & Call): void => {
    const needed = scopeOf[operation]
    const { disableErrors, duplicateFromID, where } = (args ?? {}) as Asked
    if (!needed || overrideAccess || disableErrors) return
    requireScope(req, area, needed)
    // What is found by a filter, or copied, is read.
    if (where || duplicateFromID) requireScope(req, area, 'read')
  }
}
