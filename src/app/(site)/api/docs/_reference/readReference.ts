import type { Payload } from 'payload'

import { readJson } from '../../../_frame/readApi.js'
import {
  type DescribedOperation,
  nameIn,
  type ApiDocument,
} from '../../../../../platform/api/ApiDocument.js'

export type Operation = DescribedOperation & { method: string; path: string }

/** An area of the product on a page of its own; a long one has a page for each of its groups. */
export type Area = {
  slug: string
  name: string
  description: string
  operations: Operation[]
  groups: { slug: string; operations: Operation[] }[]
}

export type Reference = { document: ApiDocument; areas: Area[] }

/** More operations than this are too many to read, and to load, on one page. */
const longPage = 40

const known = new WeakMap<object, Promise<Reference>>()

/** What the reference shows, from the OpenAPI document of this process. */
export function readReference({ config }: Pick<Payload, 'config'>): Promise<Reference> {
  const found = known.get(config) ?? load({ config })
  known.set(config, found)
  found.catch(() => known.delete(config))
  return found
}

async function load(payload: Pick<Payload, 'config'>): Promise<Reference> {
  const document = await readJson<ApiDocument>(payload, '/api/openapi.json')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      path,
      method: method.toUpperCase(),
    })),
  )
  const areas = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ tags }) => tags[0] === name)
    return {
      ...{ slug: slugOf(name), name, description, operations: own },
      groups: own.length > longPage ? groupsOf(own) : [],
    }
  })
  return { document, areas: areas.filter((area) => area.operations.length > 0) }
}

/** `AI & Governance Tools` as a part of an address. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-')

const groupOf = ({ operationId }: DescribedOperation): string => operationId.split('.')[0] ?? ''

function groupsOf(operations: Operation[]): Area['groups'] {
  const slugs = [...new Set(operations.map(groupOf))].sort()
  return slugs.map((slug) => ({
    slug,
    operations: operations.filter((operation) => groupOf(operation) === slug),
  }))
}

/** Where an operation is described. */
export function addressOf({ slug, groups }: Area, operation: Operation): string {
  const page = groups.length > 0 ? `${slug}/${groupOf(operation)}` : slug
  return `/api/docs/${page}#${operation.operationId}`
}

export const parametersOf = ({ components }: ApiDocument, operation: DescribedOperation) =>
  operation.parameters.flatMap((one) => {
    const found = '$ref' in one ? components.parameters[nameIn(one)] : one
    return found ? [found] : []
  })

/** The answers of an operation by status, in order. */
export const answersOf = ({ components }: ApiDocument, operation: DescribedOperation) =>
  Object.entries(operation.responses).flatMap(([status, one]) => {
    const answer = '$ref' in one ? components.responses[nameIn(one)] : one
    return answer ? [{ status, answer }] : []
  })

/** The bodies to show: one, or both steps of a form. */
export function bodiesOf({ requestBody }: DescribedOperation) {
  const [found] = Object.entries(requestBody?.content ?? {})
  if (!found) return undefined
  const [type, { schema, example = {}, examples }] = found
  return {
    type,
    schema,
    examples: examples ? Object.values(examples) : [{ summary: '', value: example }],
  }
}
