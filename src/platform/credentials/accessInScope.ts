import type { Access } from 'payload'

import type { Operation } from '../access.js'
import { inScope, requireScope, type ScopeOperation } from './scopes.js'

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

/** Names the scope that a call lacks; what a document brings along is left out by the access rules instead. */
export function scopeGuard(area: string) {
  return ({ args = {}, operation, overrideAccess, req }: Partial<Operation> & Call): void => {
    const needed = scopeOf[operation]
    const isBroughtAlong = (args as { disableErrors?: boolean }).disableErrors === true
    if (needed && !overrideAccess && !isBroughtAlong) requireScope(req, area, needed)
  }
}
