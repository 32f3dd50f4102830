import type { Payload } from 'payload'

declare module './extend.js' {
  interface Declarations {
    /** The health checks of a module, by their names in `/api/health`. */
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

export function pass(output?: string): Health {
  return { status: 'pass', componentType: 'component', ...(output && { output }) }
}

export function warn(output: string): Health {
  return { status: 'warn', componentType: 'component', output }
}

export type HealthCheck = (payload: Payload) => Promise<Health> | Health

const units = [
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
] as const

/** A duration as people say it, in the largest unit of which there are at least two: `95 s`, `6 minutes`, `3 days`. */
export function inWords(seconds: number): string {
  const [size, unit] = units.find(([length]) => seconds >= 2 * length) ?? [1, 's']
  return `${String(Math.floor(seconds / size))} ${unit}`
}
