import type { PayloadRequest, SanitizedConfig } from 'payload'

import { apiHandlerOf } from '../platform/api/createApiHandler.js'
import { Problem } from '../platform/http/Problem.js'
import { contractOf, type Contract } from '../platform/api/contract.js'

type Parameter = string | number | boolean

/** Parameters by name; null, which GraphQL has for what a caller leaves out, is none. */
export type Query = Record<string, Parameter | (Parameter | null)[] | null | undefined>

/**
 * Calls this service's own API in this process, as a visitor without a key, under the rules, limits and schemas of
 * REST. Returns the body; throws the problem that the API answers with.
 */
export async function callApi(
  { payload }: PayloadRequest,
  { path, query = {}, body }: { path: string; query?: Query; body?: object },
): Promise<unknown> {
  const url = new URL(`http://localhost${path}`)
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one))
    }
  }
  const response = await apiHandlerOf(payload.config).handle(
    new Request(url, {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  const said: unknown = await response.json()
  if (response.ok) return said
  throw asProblem(said, response.status)
}

/** The contract of an endpoint in this configuration, or undefined where there is no endpoint at this path. */
export function contractAt(
  config: SanitizedConfig,
  { method, path }: { method: string; path: string },
): Contract | undefined {
  const route = apiHandlerOf(config).routes.at(path).find(method)
  return route && contractOf(route.endpoint)
}

function asProblem(said: unknown, status: number): Problem {
  const { code, title, detail, errors } = said as {
    code?: string
    title?: string
    detail?: string
    errors?: { path: string; code: string; message: string }[]
  }
  const type = { code: code ?? 'refused', status, title: title ?? 'Refused' }
  return new Problem(type, { ...(detail && { detail }), ...(errors && { errors }) })
}
