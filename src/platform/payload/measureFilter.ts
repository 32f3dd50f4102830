import type { FlattenedField, Payload, PayloadRequest } from 'payload'

import { isRecord } from '../isRecord.js'
import { faultOfCondition } from './faultOfCondition.js'
import { walkPath } from './walkPath.js'

/** The size of a filter: each condition, and each path over a relation, can be a join of tables. */
export type Measured = {
  conditions: number
  /** The paths that follow relations. */
  relations: Set<string>
  /** How deep conditions are nested in `and`, `or` and each other. */
  depth: number
  /** Paths over fields that are hidden from everybody, or from this caller. */
  hidden: string[]
  /** What is no condition, in words: Payload and its adapter fail on them. */
  wrong: string[]
}

/** Nobody needs more, and each level is another recursion for the code that walks it. */
export const maxFilterDepth = 10

type FilterScope = {
  payload: Payload
  fields: readonly FlattenedField[]
  req: PayloadRequest
  /** The relation whose documents are listed. */
  prefix: string
  depth: number
}

/** Counts a path that follows relations as one, plus one for each relation after the first. */
export function addRelations({ relations }: Measured, path: string, followed: string[]): void {
  if (followed.length > 0) relations.add(path)
  for (const further of followed.slice(1)) relations.add(further)
}

export function newMeasure(): Measured {
  return { conditions: 0, relations: new Set(), depth: 0, hidden: [], wrong: [] }
}

/** Adds a `where` to the measurement; stops one level beyond the allowed depth. */
export function measureFilter(
  where: unknown,
  place: Pick<FilterScope, 'payload' | 'fields' | 'req'> & Partial<FilterScope>,
  measured: Measured,
): void {
  addFilter(where, { prefix: '', depth: 1, ...place }, measured)
}

function addFilter(where: unknown, place: FilterScope, measured: Measured): void {
  if (typeof where !== 'object' || where === null) return
  measured.depth = Math.max(measured.depth, place.depth)
  if (place.depth > maxFilterDepth) return
  const below = { ...place, depth: place.depth + 1 }
  for (const [name, condition] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(name) && Array.isArray(condition)) {
      for (const each of condition as unknown[]) {
        if (!isRecord(each)) measured.wrong.push(`Send a condition in each place of \`${name}\`.`)
        addFilter(each, below, measured)
      }
    } else addCondition([name, condition], below, measured)
  }
}

function addCondition(
  [path, condition]: [string, unknown],
  place: FilterScope,
  measured: Measured,
) {
  const { field, inside, isHidden, isKnown, relations, related } = walkPath(place, path)
  // Behind a relation Payload fails on some paths that lead nowhere, and leaves a rejection that nobody handles.
  if (isHidden || (!isKnown && relations.length > 0)) measured.hidden.push(path)
  addRelations(measured, place.prefix + path, relations)
  if (condition === null) measured.wrong.push(`Send an operator and a value for \`${path}\`.`)
  const operators = typeof condition === 'object' && condition ? Object.entries(condition) : []
  for (const [operator, value] of operators as [string, unknown][]) {
    measured.conditions += 1
    const known = isKnown ? field : undefined
    const fault = faultOfCondition({ path, operator, value, field: known, inside })
    if (fault !== undefined) measured.wrong.push(fault)
    // `contains` takes a filter of the related documents.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    const prefix = `${place.prefix}${path}.`
    measured.relations.add(place.prefix + path)
    addFilter(value, { ...place, fields: related ?? [], prefix }, measured)
  }
}
