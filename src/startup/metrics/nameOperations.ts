import type { IncomingMessage } from 'node:http'

import { operationIdOf } from '../../doors/payloadOperations.js'
import type { Routes } from '../../platform/api/routes.js'

type OperationOf = (request: Pick<IncomingMessage, 'method' | 'url'>) => string

const maxKnown = 5_000

/**
 * The operation of a request, from a bounded set: those of the API, and one name for everything of a kind beside it.
 * Looking up a route takes several microseconds, so the last paths are remembered.
 */
export function nameOperations(routes: Routes): OperationOf {
  const known = new Map<string, string>()
  const find = (method: string, path: string) => {
    const beside = /^\/(admin|_next)(?:\/|$)/.exec(path)?.[1]
    if (beside !== undefined) return beside === 'admin' ? 'admin' : 'assets'
    if (!/^\/api(?:\/|$)/.test(path)) return 'site'
    const route = routes.at(path).find(method === 'HEAD' ? 'GET' : method)
    return (route && operationIdOf(route)) ?? 'other'
  }
  return ({ method = '', url = '' }) => {
    const path = url.split('?', 1)[0] ?? ''
    const key = `${method} ${path}`
    const operation = known.get(key) ?? find(method, path)
    if (known.size >= maxKnown) known.clear()
    known.set(key, operation)
    return operation
  }
}
