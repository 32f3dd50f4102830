import type { Endpoint, SanitizedConfig } from 'payload'

import { type Contract, contractOf } from '../platform/api/contract.js'
import { platformOf } from '../platform/platform.js'
import { headerComponents } from './answerHeaders.js'
import { areas } from './areas.js'
import { createComponents } from './components.js'
import { sharedResponses } from './describeAnswers.js'
import { describeOperation } from './describeOperation.js'
import { type DescribedRoute, describePayloadRoutes } from './describePayloadRoutes.js'
import { describeWebhooks } from './describeWebhooks.js'
import { securitySchemes } from './security.js'
import { sharedParameters, sharedSchemas } from './sharedComponents.js'
import { withoutUnused } from './withoutUnused.js'

/**
 * The OpenAPI 3.1 document of this configuration: every endpoint that was declared with `endpoint()`, and Payload's
 * own routes of every collection and global.
 */
export function describeApi(config: SanitizedConfig) {
  const { serverUrl, version } = platformOf({ config })
  const components = createComponents()
  const declared = declaredEndpoints(config).map(({ contract, path }): DescribedRoute => ({
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
    components: {
      schemas: { ...payloads.schemas, ...sharedSchemas, ...components.schemas },
      parameters: sharedParameters(localesOf(config)),
      responses: sharedResponses,
      headers: headerComponents,
      securitySchemes,
    },
  })
}

const introduction = `The front of house of a company’s web presence: content, leads, learning, payments and the assistant.

Every operation says who may call it: **Public**, **OTP-verified** (by a one-time passcode sent to an e-mail address) or **Authenticated** (staff and scripts, by role). Send a key as \`Authorization: Bearer <key>\`, \`Authorization: users API-Key <key>\` or \`X-API-Key: <key>\`. One that is wrong, has expired or belongs to another kind of caller is answered with 401 \`invalid_credentials\`, on public operations too. Browsers send cookies unasked, so an old session cookie shuts nobody out: the request counts as one without credentials.

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

/** Paths in alphabetical order; where two routes share a path and method, the last one listed wins. */
function pathsOf(routes: DescribedRoute[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  const sorted = [...routes].sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))
  for (const { method, path, operation } of sorted) {
    paths[path] = { ...paths[path], [method]: operation }
  }
  return paths
}

/** Every declared endpoint that is listed, with its full path in OpenAPI's form. */
export function declaredEndpoints(config: SanitizedConfig): { contract: Contract; path: string }[] {
  const under = (prefix: string, endpoints: Endpoint[] | false) =>
    (endpoints || []).flatMap((endpoint) => {
      const contract = contractOf(endpoint)
      const path = `${config.routes.api}${prefix}${endpoint.path}`
      return contract && !contract.unlisted
        ? [{ contract, path: path.replace(/:(\w+)/g, '{$1}') }]
        : []
    })
  return [
    ...under('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => under(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => under(`/globals/${slug}`, endpoints)),
  ]
}
