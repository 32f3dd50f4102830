import type { Place } from '../http/requestContext.js'

/** One stretch of work in a trace. */
export type Span = Place & {
  name: string
  kind: 'server' | 'client' | 'consumer'
  /** In ms since 1970. */
  startedAt: number
  milliseconds: number
  isFault: boolean
  attributes: Record<string, string | number>
}
