import type { Endpoint, SanitizedConfig } from 'payload'

import { contractOf, type Contract } from '../platform/api/contract.js'
import { customOf } from '../platform/extend.js'
import { platformOf } from '../platform/platform.js'
import { headerComponents } from './answerHeaders.js'
import { areas } from './areas.js'
import type { JsonSchema } from '../platform/api/exampleOf.js'
import { createComponents, type Components } from './components.js'
import { problemCatalog, sharedResponses } from './describeAnswers.js'
import { describeOperation } from './describeOperation.js'
import type { DescribedAnswer as Answer, DescribedRoute } from './describePayloadRoutes.js'
import { describePayloadRoutes } from './describePayloadRoutes.js'
import { securitySchemes } from './security.js'
import { sharedParameters, sharedSchemas } from './sharedComponents.js'

/**
 * The OpenAPI 3.1 document of this configuration: every endpoint that was declared with `endpoint()`, and Payload's
 * own routes of every collection and global.
 */
export function describeApi(config: SanitizedConfig) {
  const { serverUrl, version } = platformOf({ config })
  const components = createComponents()
  const endpoints = declaredEndpoints(config)
  const declared = endpoints.map(({ contract, path }): DescribedRoute => ({
    method: contract.method,
    path,
    operation: describeOperation(contract, path, components),
  }))
  const payloads = describePayloadRoutes(config)
  const { webhooks, tags } = describeWebhooks(config, components)
  return withoutUnused({
    openapi: '3.1.0' as const,
    info: {
      title: 'Foyer',
      version,
      description: introduction,
      contact: { name: 'Foyer', url: serverUrl },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: serverUrl }],
    tags: [...areas, ...tags],
    paths: pathsOf([...apartFrom(declared, payloads.routes), ...declared]),
    webhooks,
    'x-problems': problemCatalog(endpoints.map(({ contract }) => contract)),
    components: {
      schemas: { ...payloads.schemas, ...sharedSchemas, ...components.schemas },
      parameters: sharedParameters(localesOf(config), config.maxDepth),
      responses: sharedResponses,
      headers: headerComponents,
      securitySchemes,
    },
  })
}

const introduction = `The front of house of a company’s web presence: content, leads, learning, payments and the assistant.

Every operation says who may call it: **Public**, **OTP-verified** (by a one-time passcode sent to an email address) or **Authenticated** (staff and scripts, by role). Send a key as \`Authorization: Bearer <key>\`, \`Authorization: users API-Key <key>\` or \`X-API-Key: <key>\`. One that is wrong, has expired or belongs to another kind of caller is answered with 401 \`invalid_credentials\`, on public operations too. Browsers send cookies unasked, so an old session cookie shuts nobody out: the request counts as one without credentials.

## Six interfaces

- **REST API**: this document, with **Try it out** on every operation.
- **GraphQL**: \`POST /api/graphql\`, the same content with the same rights. It answers \`application/graphql-response+json\` when asked for it.
- **WebSocket**: \`/api/ws\`, live topics and the assistant, described in \`/api/asyncapi.json\`.
- **SDK (TypeScript)**: \`createClient({ baseUrl, apiKey })\`; methods are named as the operations here: \`client.courses.list({ level: 'foundation' })\`.
- **SDK (Python)**: \`Client(base_url, api_key=None)\`, on the standard library alone: \`client.courses.list(level="foundation")\`.
- **MCP Protocol**: \`POST /api/mcp\`, streamable HTTP for agents: public tools, published content as resources, and with a key tools that create, change and publish drafts.

On another site, \`/embed.js\` brings forms, search, assistant, courses and payments as elements.

## What holds everywhere

- **Forms take two steps.** Post the fields: 202 and a \`challengeId\`, and a code of six digits goes to the address. Post the same fields with \`otp: { challengeId, code }\`: 201 and a reference.
- **Creating twice**: send an \`Idempotency-Key\` (8 to 128 letters, digits, \`-\` or \`_\`) with a POST, and the same key and body replay the first answer for 24 hours.
- **Lists** have \`docs\`, \`totalDocs\`, \`page\`, \`totalPages\`, \`hasNextPage\`; \`limit\` is 1 to 100 (search: 50). Lists of collections give 100 where more is asked.
- **Limits**: 429 \`rate_limited\` with \`Retry-After\`, \`RateLimit\` and \`RateLimit-Policy\`. Wait, then repeat.
- **Caching**: public GETs have a strong \`ETag\`; send it back as \`If-None-Match\` and get 304 while nothing has changed.
- **Versions**: fields and operations are added at any time, so ignore what you do not know. Nothing is taken away without notice in the changelog.

Errors are problem documents (RFC 9457) with a stable \`code\`; on the routes of collections and globals they are \`{ errors: [{ message }] }\`, with the \`code\` beside it. Every answer carries \`X-Request-Id\`.

Clients generated for TypeScript: where an operation answers in several media types, name the one you read, as in \`createClient<paths, 'application/json'>\`.`

function localesOf({ localization }: SanitizedConfig): string[] {
  return localization ? localization.localeCodes : []
}

/** Names of declared endpoints come first: `enrolments.create` is the learner's operation, not the collection's. */
function apartFrom(declared: DescribedRoute[], routes: DescribedRoute[]): DescribedRoute[] {
  const taken = new Set(declared.map(({ operation }) => operation.operationId))
  return routes.map(({ operation, ...route }) => {
    const { operationId } = operation
    const isTaken = taken.has(operationId)
    return {
      ...route,
      operation: isTaken ? { ...operation, operationId: `${operationId}Document` } : operation,
    }
  })
}

type Operation = DescribedRoute['operation']

/** Paths in alphabetical order; where two routes share a path and method, the last one listed tells of the other. */
function pathsOf(routes: DescribedRoute[]): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  const sorted = [...routes].sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))
  for (const { method, path, operation } of sorted) {
    const other = paths[path]?.[method]
    paths[path] = { ...paths[path], [method]: other ? orById(operation, other) : operation }
  }
  return paths
}

/** An operation by a slug that is also Payload's by an ID, which OpenAPI cannot list apart. */
function orById(bySlug: Operation, byId: Operation): Operation {
  const description = `${bySlug.description}\n\nWith an ID in place of the slug it is the document as lists have it. ${byId.description}`
  const jsonOf = ({ content }: Answer = {}) => content?.['application/json']
  const found = [bySlug, byId].map(({ responses }) => jsonOf(responses['200'])?.schema ?? {})
  const responses = Object.entries(bySlug.responses).map(([status, answer]): [string, Answer] => {
    const other = status === '200' ? { schema: { anyOf: found } } : jsonOf(byId.responses['4XX'])
    if (!other || !answer.content || !/^[24]/.test(status)) return [status, answer]
    return [status, { ...answer, content: { ...answer.content, 'application/json': other } }]
  })
  const { security } = byId
  return {
    ...{ ...bySlug, description, security, 'x-by-id': true },
    responses: { ...byId.responses, ...Object.fromEntries(responses) },
  }
}

/** Every declared endpoint that is listed, with its full path in OpenAPI's form. */
export function declaredEndpoints(config: SanitizedConfig): { contract: Contract; path: string }[] {
  const under = (prefix: string, endpoints: Endpoint[] | false) =>
    (endpoints || []).flatMap((endpoint) => {
      const contract = contractOf(endpoint)
      if (!contract || contract.unlisted) return []
      const path = `${config.routes.api}${prefix}${contract.path}`
      return [{ contract, path: path.replace(/:(\w+)/g, '{$1}') }]
    })
  return [
    ...under('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => under(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => under(`/globals/${slug}`, endpoints)),
  ]
}

const tag = 'Webhooks'

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** What Standard Webhooks adds to every message beside its body. */
const headers = [
  header('webhook-id', 'The same at every attempt.', 'msg_01KAHM3T6Z4Y8QW2R5B7N9C0DX'),
  header('webhook-timestamp', 'Of this attempt, in seconds since 1970.', '1795312800'),
  header(
    'webhook-signature',
    '`v1,` and the signature; two of them while a secret is replaced.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

const responses = {
  '2XX': { description: 'Taken. Answer within 15 seconds.' },
  '410': { description: 'Gone for good: the endpoint is switched off.' },
  default: { description: 'Not taken: sent again later, with the same `webhook-id`.' },
}

/**
 * The document's `webhooks`: every outgoing message with its schema and an example, and the tag that explains how to
 * receive them. Empty where a configuration sends none.
 */
function describeWebhooks(config: SanitizedConfig, components: Components) {
  const { guide, events } = customOf(config).outgoing ?? { guide: '', events: {} }
  const webhooks = Object.entries(events).map(([type, { meaning, data, example }]) => {
    const schema = {
      type: 'object',
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', const: type },
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
        data: components.describe(data, 'output'),
      },
    }
    const message = { type, timestamp: '2026-11-22T09:00:00.000Z', data: example }
    const content = { 'application/json': { schema, example: message } }
    const post = {
      operationId: `webhooks.on.${type}`,
      tags: [tag],
      summary: meaning,
      description: `Sent to the endpoints that staff registered for \`${type}\`.`,
      parameters: headers,
      requestBody: { required: true, content },
      responses,
      security: [],
    }
    return [type, { post }] as const
  })
  return {
    webhooks: Object.fromEntries(webhooks),
    tags: webhooks.length > 0 ? [{ name: tag, description: guide }] : [],
  }
}

type Described = { components: { schemas: Record<string, JsonSchema>; headers: object } }

/** The document without schemas and headers that nothing refers to, such as inputs of what nobody may write. */
function withoutUnused<T extends Described>(document: T): T {
  const { components } = document
  const { schemas, ...others } = components
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const name of schemaNames(part)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit({ ...document, components: others })
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  const text = JSON.stringify(document)
  const sent = Object.entries(components.headers).filter(([name]) =>
    text.includes(`"#/components/headers/${name}"`),
  )
  const left = { schemas: Object.fromEntries(kept), headers: Object.fromEntries(sent) }
  return { ...document, components: { ...components, ...left } }
}

const place = '#/components/schemas/'

function schemaNames(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(place)
      ? [value.slice(place.length)]
      : schemaNames(value),
  )
}
