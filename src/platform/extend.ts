import type { CollectionConfig, Config, Endpoint, GlobalConfig, Payload } from 'payload'

import type { HealthCheck } from './health.js'
import type { AnyTask } from './jobs/createJobs.js'

/** What a module adds to the product. */
export type Parts = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  endpoints?: Endpoint[]
  /** Background jobs, with their schedules. */
  tasks?: AnyTask[]
  /** What the module knows of its own health, by the name it has in `/api/health`. */
  health?: Record<string, HealthCheck>
  onInit?: (payload: Payload) => Promise<void> | void
}

/** The configuration with a module's parts added: the one place where configurations are joined. */
export function extend(config: Config, parts: Parts): Config {
  const custom = customOf(config)
  const { onInit } = config
  return {
    ...config,
    collections: [...(config.collections ?? []), ...(parts.collections ?? [])],
    globals: [...(config.globals ?? []), ...(parts.globals ?? [])],
    endpoints: [...(config.endpoints ?? []), ...(parts.endpoints ?? [])],
    custom: {
      ...config.custom,
      tasks: [...custom.tasks, ...(parts.tasks ?? [])],
      health: { ...custom.health, ...parts.health },
    },
    onInit: async (payload) => {
      await onInit?.(payload)
      await parts.onInit?.(payload)
    },
  }
}

/** The tasks and health checks that the modules listed so far have declared. */
export function customOf(config: Pick<Config, 'custom'>): {
  tasks: AnyTask[]
  health: Record<string, HealthCheck>
} {
  const { tasks = [], health = {} } = (config.custom ?? {}) as Partial<ReturnType<typeof customOf>>
  return { tasks, health }
}
