import type { Operation } from '../../../platform/access.js'

/** What an operation is called with, `enableAPIKey: null` as false: Payload empties a key for that only. */
export function withdrawKey({ args, operation }: Operation): unknown {
  const { data } = args
  const isWithdrawn = operation === 'update' && data?.['enableAPIKey'] === null && !data['apiKey']
  return isWithdrawn ? { ...args, data: { ...data, enableAPIKey: false } } : undefined
}
