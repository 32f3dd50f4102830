import type {
  Endpoint,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'

import { contractOf } from '../platform/http/contract.js'
import type { JsonSchema } from './components.js'
import { createDocumentSchemas } from './documentSchemas.js'
import { describePayloadOperation } from './describePayloadOperation.js'
import {
  collectionOperations,
  globalOperations,
  type PayloadOperation,
} from './payloadOperations.js'

type Owner = {
  slug: string
  prefix: string
  one: string
  many: string
  endpoints: Endpoint[]
  table: Record<string, PayloadOperation>
  isUpload: boolean
  /** Routes that Payload has and that lead nowhere here. */
  isUnused: (route: string) => boolean
}

export type DescribedRoute = { method: string; path: string; operation: { operationId: string } }

/** Payload's own routes of every collection and global of the product, and the schemas of their documents. */
export function describePayloadRoutes(config: SanitizedConfig): {
  routes: DescribedRoute[]
  schemas: Record<string, JsonSchema>
} {
  const documents = createDocumentSchemas(config)
  const owners = [...config.collections.map(collectionOwner), ...config.globals.map(globalOwner)]
  const routes = owners
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap((owner) =>
      owner.endpoints.flatMap((endpoint): DescribedRoute[] => {
        const route = `${endpoint.method} ${endpoint.path}`
        const described = owner.table[route]
        if (!described || contractOf(endpoint) || owner.isUnused(route)) return []
        const path = `${config.routes.api}${owner.prefix}${endpoint.path}`
        const operation = describePayloadOperation({ ...owner, route, described, documents })
        return [{ method: endpoint.method, path: inOpenApi(path), operation }]
      }),
    )
  return { routes: firstOfEach(routes), schemas: documents.schemas }
}

function collectionOwner({ slug, labels, endpoints, ...rest }: SanitizedCollectionConfig): Owner {
  const { versions, auth, upload } = rest
  return {
    slug,
    prefix: `/${slug}`,
    one: labelOf(labels.singular),
    many: labelOf(labels.plural),
    endpoints: endpoints || [],
    table: collectionOperations,
    isUpload: Boolean(upload),
    isUnused: (route) =>
      (route.includes('/versions') && !versions) || (route.includes('/verify') && !auth.verify),
  }
}

function globalOwner({ slug, label, endpoints, versions }: SanitizedGlobalConfig): Owner {
  return {
    slug,
    prefix: `/globals/${slug}`,
    one: labelOf(label),
    many: labelOf(label),
    endpoints: endpoints || [],
    table: globalOperations,
    isUpload: false,
    isUnused: (route) => route.includes('/versions') && !versions,
  }
}

/** Payload's labels may be functions or one text a language; the document is in English. */
function labelOf(label: unknown): string {
  return typeof label === 'string' ? label.toLowerCase() : 'documents'
}

function inOpenApi(path: string): string {
  return path.replace(/\/$/, '').replace(/:(\w+)\??/g, '{$1}')
}

/** Where two endpoints share method and path, the first one answers. */
function firstOfEach(routes: DescribedRoute[]): DescribedRoute[] {
  const byPlace = new Map<string, DescribedRoute>()
  for (const route of routes) {
    const place = `${route.method} ${route.path}`
    if (!byPlace.has(place)) byPlace.set(place, route)
  }
  return [...byPlace.values()]
}
