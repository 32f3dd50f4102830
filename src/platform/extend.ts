import type {
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
  ServerFunction,
} from 'payload'

/**
 * What modules declare beside Payload's own parts, for others to read from the finished configuration. Each kind adds
 * its own member, beside its type: `declare module '../extend.js' { interface Declarations { … } }`. Lists and records
 * are merged with those of earlier modules; anything else replaces them.
 */
export interface Declarations {
  /** The server functions that the admin in the browser calls; one with the name of Payload's own replaces it. */
  serverFunctions: Record<string, ServerFunction>
}

/** What a module adds to the product. */
export type Parts = Partial<Declarations> & {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  onInit?: (payload: Payload) => Promise<void> | void
}

/** The configuration with a module's parts added. Configurations are merged nowhere else. */
export function extend(config: Config, parts: Parts): Config {
  const { collections = [], globals = [], endpoints = [], onInit, ...declared } = parts
  return {
    ...config,
    collections: [...(config.collections ?? []), ...collections],
    globals: [...(config.globals ?? []), ...globals],
    endpoints: [...(config.endpoints ?? []), ...endpoints],
    custom: { ...config.custom, ...joined(config.custom ?? {}, declared) },
    onInit: async (payload) => {
      await config.onInit?.(payload)
      await onInit?.(payload)
    },
  }
}

function joined(earlier: Record<string, unknown>, declared: Partial<Declarations>) {
  const entries = Object.entries(declared).map(([name, added]) => [
    name,
    join(earlier[name], added),
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function join(earlier: unknown, added: unknown): unknown {
  if (added === undefined || earlier === undefined) return added ?? earlier
  if (Array.isArray(earlier) && Array.isArray(added))
    return [...(earlier as unknown[]), ...(added as unknown[])]
  if (isRecord(earlier) && isRecord(added)) return { ...earlier, ...added }
  return added
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** What the modules listed so far have declared. */
export function customOf(config: Pick<Config, 'custom'>): Partial<Declarations> {
  return (config.custom ?? {}) as Partial<Declarations>
}
