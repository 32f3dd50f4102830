import type { Payload } from 'payload'

declare module './extend.js' {
  interface Declarations {
    /** What a module knows of its own health, by the name it has in `/api/health`. */
    health: Record<string, HealthCheck>
  }
}

/** One component's state; `output` says in words what is wrong and never names a host, user or secret. */
export type Health = {
  status: 'pass' | 'warn' | 'fail'
  componentType: 'component' | 'datastore' | 'system'
  observedValue?: number | string
  observedUnit?: string
  output?: string
}

export type HealthCheck = (payload: Payload) => Promise<Health> | Health
