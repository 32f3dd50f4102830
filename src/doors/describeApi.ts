import type { Endpoint, SanitizedConfig } from 'payload'

import { type Contract, contractOf } from '../platform/http/contract.js'
import { problems } from '../platform/http/problems.js'
import { platformOf } from '../platform/platform.js'
import { createComponents, type JsonSchema } from './components.js'
import { describeOperation } from './describeOperation.js'

type PathItem = Record<string, object>

/** The OpenAPI 3.1 document of every endpoint in this configuration that was declared with `endpoint()`. */
export function describeApi(config: SanitizedConfig) {
  const { serverUrl, version } = platformOf({ config })
  const components = createComponents()
  const paths: Record<string, PathItem> = {}
  for (const { contract, path } of declaredEndpoints(config)) {
    const item = (paths[path] ??= {})
    item[contract.method] = describeOperation(contract, path, components)
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Foyer',
      version,
      description: "The front of house of a company's web presence.",
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { ...components.schemas, Problem: problemSchema },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`users API-Key <key>`',
        },
      },
    },
  }
}

/** Every declared endpoint with its whole path in OpenAPI's form. */
export function declaredEndpoints(config: SanitizedConfig): { contract: Contract; path: string }[] {
  const under = (prefix: string, endpoints: Endpoint[] | false) =>
    (endpoints || []).flatMap((endpoint) => {
      const contract = contractOf(endpoint)
      const path = `${config.routes.api}${prefix}${endpoint.path}`
      return contract ? [{ contract, path: path.replace(/:([A-Za-z]+)/g, '{$1}') }] : []
    })
  return [
    ...under('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => under(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => under(`/globals/${slug}`, endpoints)),
  ]
}

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'RFC 9457. `code` is stable; `path` is a JSON Pointer into the body or query.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    requestId: { type: 'string' },
    code: { type: 'string', examples: Object.values(problems).map(({ code }) => code) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
}
