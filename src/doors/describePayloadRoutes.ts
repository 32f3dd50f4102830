import type {
  Endpoint,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'

import { anyStaff } from '../platform/access.js'
import { contractOf } from '../platform/api/contract.js'
import { takesFile } from '../platform/files/takesFile.js'
import { type Callers, callersOf } from './callers.js'
import type { JsonSchema } from '../platform/api/exampleOf.js'
import { createDocumentSchemas } from './documentSchemas.js'
import { describePayloadOperation } from './describePayloadOperation.js'
import {
  collectionOperations,
  globalOperations,
  type PayloadOperation,
  type Rule,
} from './payloadOperations.js'

type Owner = {
  slug: string
  prefix: string
  one: string
  many: string
  endpoints: Endpoint[]
  table: Record<string, PayloadOperation>
  access: Access
  fileTypes: readonly string[]
  takesFile: boolean
  /** Routes that Payload registers but that do nothing here. */
  isUnused: (route: string) => boolean
  /** Routes that are refused to everybody, whatever the access rules say. */
  isShut: (route: string) => boolean
}

type Access = SanitizedCollectionConfig['access'] | SanitizedGlobalConfig['access']

export type DescribedRoute = { method: string; path: string; operation: Operation }

export type DescribedAnswer = { $ref?: string; content?: Record<string, { schema: JsonSchema }> }

type Operation = {
  operationId: string
  description: string
  security?: Record<string, string[]>[]
  responses: Record<string, DescribedAnswer>
}

/**
 * Payload's own routes of every collection and global that somebody may call, and the schemas of their documents; with
 * `all`, also those that are closed to everybody.
 */
export function describePayloadRoutes(
  config: SanitizedConfig,
  { all = false } = {},
): { routes: DescribedRoute[]; schemas: Record<string, JsonSchema> } {
  const documents = createDocumentSchemas(config)
  const owners = [...config.collections.map(collectionOwner), ...config.globals.map(globalOwner)]
  const routes = owners
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap((owner) =>
      owner.endpoints.flatMap((endpoint): DescribedRoute[] => {
        const route = `${endpoint.method} ${endpoint.path}`
        const described = owner.table[route]
        if (!described || contractOf(endpoint) || owner.isUnused(route)) return []
        const callers = callersFor(described.rule, owner.access)
        if ((isClosed(callers) || owner.isShut(route)) && !all) return []
        const below = hasSlugPaths(owner)
          ? endpoint.path.replace(/^\/:id$/, '/:slug')
          : endpoint.path
        const path = `${config.routes.api}${owner.prefix}${below}`
        const operation = describePayloadOperation({
          ...owner,
          route,
          path: below,
          described,
          documents,
          callers,
        })
        return [{ method: endpoint.method, path: inOpenApi(path), operation }]
      }),
    )
  return { routes: firstOfEach(routes), schemas: documents.schemas }
}

/** Two templates of one path are one in OpenAPI, whatever their parameters are called. */
function hasSlugPaths({ endpoints }: Owner): boolean {
  return endpoints.some((endpoint) => contractOf(endpoint)?.path === '/:slug')
}

const open: Callers = { strangers: 'all', roles: [] }

function callersFor(rule: Rule, access: Access): Callers {
  if (rule === 'open') return open
  if (rule === 'user') return callersOf(anyStaff)
  const asked = (access as Partial<Record<Rule, Parameters<typeof callersOf>[0]>>)[rule]
  return asked ? callersOf(asked) : open
}

function isClosed({ strangers, roles }: Callers): boolean {
  return strangers === 'none' && roles.length === 0
}

function collectionOwner({ slug, labels, endpoints, ...rest }: SanitizedCollectionConfig): Owner {
  const { access, versions, auth, upload, custom, disableBulkEdit, disableDuplicate } = rest
  return {
    slug,
    prefix: `/${slug}`,
    one: nouns[slug]?.[0] ?? labelOf(labels.singular),
    many: nouns[slug]?.[1] ?? labelOf(labels.plural),
    endpoints: endpoints || [],
    table: collectionOperations,
    access,
    fileTypes: fileTypesOf(upload),
    takesFile: takesFile({ upload, custom }),
    isShut: (route) => route === 'patch /' && disableBulkEdit,
    isUnused: (route) =>
      (route.includes('/versions') && !versions) ||
      (route.includes('/duplicate') && disableDuplicate) ||
      (route.includes('/verify') && !auth.verify),
  }
}

function globalOwner({ slug, label, endpoints, versions, access }: SanitizedGlobalConfig): Owner {
  return {
    slug,
    prefix: `/globals/${slug}`,
    one: labelOf(label),
    many: labelOf(label),
    endpoints: endpoints || [],
    table: globalOperations,
    access,
    fileTypes: [],
    takesFile: false,
    isShut: () => false,
    isUnused: (route) => route.includes('/versions') && !versions,
  }
}

/** Names for where the label in the admin’s menu says too little outside of it. */
const nouns: Partial<Record<string, readonly [one: string, many: string]>> = {
  'audit-log': ['audit log entry', 'audit log entries'],
  'chat-questions': ['question to the assistant', 'questions to the assistant'],
  'lead-events': ['lead event', 'lead events'],
  'payment-attempts': ['payment attempt', 'payment attempts'],
  'payment-events': ['payment event', 'payment events'],
  'payment-reports': ['payment comparison', 'payment comparisons'],
}

/** Payload's labels may be functions or one text per language; the document is in English. */
function labelOf(label: unknown): string {
  if (typeof label !== 'string') return 'documents'
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase()
}

/** What may be uploaded; without a restriction, any file. */
function fileTypesOf(upload: SanitizedCollectionConfig['upload'] | undefined): readonly string[] {
  return upload ? (upload.mimeTypes ?? ['application/octet-stream']) : []
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
