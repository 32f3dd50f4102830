import type { FlattenedField } from 'payload'

import { isCalendarDate } from '../isCalendarDate.js'
import { isRecord } from '../isRecord.js'
import { isUuid } from '../isUuid.js'

type Condition = {
  path: string
  operator: string
  value: unknown
  /** The field that the path ends in, if there is one. */
  field: FlattenedField | undefined
  /** What of the path lies within the field. */
  inside: string[]
}

const lists = /^(?:not_)?in$/

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' | 'join' }>

/**
 * What is wrong with a condition, in words. Payload and its adapter fail on it, leave it out, or take its value for null
 * and find what has none.
 */
export function faultOfCondition(condition: Condition): string | undefined {
  return faultOfOperator(condition) ?? faultByType(condition)
}

function faultOfOperator({ field, operator, value }: Condition): string | undefined {
  const isText = typeof value === 'string'
  const isNumber = typeof value === 'number'
  switch (operator) {
    case 'all':
      return 'PostgreSQL has no operator `all`: use `in`.'
    case 'near':
    case 'within':
    case 'intersects':
      return `No field takes \`${operator}\`.`
    case 'like':
    case 'not_like':
      return isText || (isNumber && field?.type === 'number')
        ? undefined
        : `Send a text for \`${operator}\`.`
    case 'in':
    case 'not_in':
      return isText || isNumber || Array.isArray(value)
        ? undefined
        : `Send a list for \`${operator}\`.`
    case 'exists':
      return isBoolean(value) ? undefined : 'Send true or false for `exists`.'
    case 'contains':
      return Array.isArray(value) && value.length === 0 ? 'Send a text for `contains`.' : undefined
    default:
      return undefined
  }
}

function faultByType(condition: Condition): string | undefined {
  const { field, inside, path } = condition
  if (path === 'id') return faultOfIds(condition)
  switch (field?.type) {
    case 'select':
    case 'radio':
      return faultOfChoice(field, condition)
    case 'number':
    case 'date':
      return isComparable(field.type, condition)
        ? undefined
        : `Send a ${field.type} for \`${path}\`.`
    case 'checkbox':
      return faultOfBox(condition)
    case 'json':
    case 'richText':
      return inside.length > 0 ? faultInJson(condition) : undefined
    case 'relationship':
    case 'upload':
    case 'join':
      return faultOfRelation(field, condition)
    default:
      return undefined
  }
}

/** Payload takes one text for one value, and leaves the condition out because it is no list. */
function faultOfBox({ operator, path, value }: Condition): string | undefined {
  const isSound = !lists.test(operator) || (Array.isArray(value) && value.every(isBoolean))
  return isSound ? undefined : `Send \`equals\` and true or false for \`${path}\`.`
}

const ordering = /^(?:greater|less)_than(?:_equal)?$/
const comparisons = /^(?:(?:not_)?(?:equals|in)|(?:greater|less)_than(?:_equal)?)$/

function isComparable(type: 'number' | 'date', { operator, value }: Condition): boolean {
  if (operator === 'exists') return true
  // For numbers Payload reads `like` as `equals`, and PostgreSQL refuses the others.
  if (!comparisons.test(operator) && operator !== 'like') return type === 'number'
  if (operator === 'like' && type === 'date') return false
  const isRead = (text: string) =>
    type === 'number' ? Number.isFinite(Number(text)) : isCalendarDate(text)
  // Nothing is more or less than null: Payload would find everything.
  const mayBeNull = !ordering.test(operator) && !lists.test(operator)
  return valuesOf(operator, value).every((each) => {
    if (isNull(each)) return mayBeNull || (each === null && lists.test(operator))
    return typeof each !== 'string' || isRead(each)
  })
}

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>

/** PostgreSQL refuses what is none of the choices, without a word on which these are. */
function faultOfChoice({ options }: Choice, { operator, path, value }: Condition) {
  if (!/^(?:not_)?(?:equals|in)$/.test(operator)) return undefined
  const known = options.map((option) => (typeof option === 'string' ? option : option.value))
  const isKnown = (each: unknown) => known.some((one) => one === each)
  const mayBeNull = !lists.test(operator)
  const isSound = valuesOf(operator, value).every(
    (each) => isKnown(each) || (mayBeNull && each === null),
  )
  const shown = known.slice(0, 20).join(', ') + (known.length > 20 ? ' …' : '')
  return isSound ? undefined : `Send one of these for \`${path}\`: ${shown}.`
}

/** One id that is none finds nothing; in a list PostgreSQL fails on it. */
function faultOfIds({ operator, path, value }: Condition): string | undefined {
  const isSound = !lists.test(operator) || valuesOf(operator, value).every(isUuid)
  return isSound ? undefined : `Send the ID of a document for \`${path}\`, or a list of them.`
}

/** The values that are compared: texts of a query name several with commas. */
function valuesOf(operator: string, value: unknown): unknown[] {
  const isList = typeof value === 'string' && lists.test(operator)
  return isList ? value.split(',') : [value].flat()
}

function isNull(value: unknown): boolean {
  return value === null || value === '' || value === 'null'
}

/** A query has it as text. */
function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean' || value === 'true' || value === 'false'
}

const inJson = /^(?:(?:not_)?(?:equals|in|like)|exists)$/

function faultInJson({ inside, operator, path, value }: Condition): string | undefined {
  if (!inside.every((name) => /^[a-z_]\w*$/i.test(name))) {
    return `Name properties in \`${path}\`: places in lists cannot be queried.`
  }
  if (!inJson.test(operator)) return `\`${path}\` is JSON, which does not take \`${operator}\`.`
  const values = valuesOf(operator, value)
  const isSound = values.length > 0 && values.every((each) => typeof each !== 'object' || !each)
  const isOne = lists.test(operator) || !Array.isArray(value)
  return isSound && isOne ? undefined : `Send a text or a number for \`${path}\`.`
}

function faultOfRelation(field: Relation, condition: Condition): string | undefined {
  const { operator, path, value } = condition
  if (field.type !== 'join' && Array.isArray(field.relationTo)) {
    return faultOfSeveral(field.relationTo, condition)
  }
  // `contains` takes a filter of the related documents.
  if (operator === 'exists' || (operator === 'contains' && isRecord(value))) return undefined
  const mayBeNull = !lists.test(operator) && !Array.isArray(value)
  const isSound = valuesOf(operator, value).every(
    (each) => isUuid(each) || (mayBeNull && isNull(each)),
  )
  return isSound ? undefined : `Send the ID of a document for \`${path}\`.`
}

/** A relation to several collections: Payload takes it whole, or the collection and the ID by themselves. */
function faultOfSeveral(
  collections: readonly string[],
  { inside: [part], operator, path, value }: Condition,
): string | undefined {
  const isKnown = (slug: unknown) => collections.some((one) => one === slug)
  if (part === 'relationTo') {
    const isSound = operator === 'equals' && isKnown(value)
    return isSound ? undefined : `Send \`equals\` and the slug of a collection for \`${path}\`.`
  }
  if (part === 'value') {
    const isSound = lists.test(operator)
      ? Array.isArray(value) && value.every(isUuid)
      : /^(?:not_)?equals$/.test(operator) && isUuid(value)
    return isSound ? undefined : `Send the ID of a document for \`${path}\`, or a list of them.`
  }
  const whole = operator === 'equals' && isRecord(value) ? value : {}
  if (isKnown(whole['relationTo']) && isUuid(whole['value'])) return undefined
  return `Send \`equals\` with \`relationTo\` and \`value\` for \`${path}\`.`
}
