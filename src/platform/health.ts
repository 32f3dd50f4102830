import type { Payload } from 'payload'

/** One component's state; `output` says in words what is wrong and never names a host, user or secret. */
export type Health = {
  status: 'pass' | 'warn' | 'fail'
  componentType: 'component' | 'datastore' | 'system'
  observedValue?: number | string
  observedUnit?: string
  output?: string
}

export type HealthCheck = (payload: Payload) => Promise<Health> | Health
