import type { z } from 'zod'

/** Why there is no answer. `missing` is the platform's own: it has no such thing. */
export type PlatformFault = 'missing' | 'refused' | 'unreachable' | 'unreadable'

export class PlatformError extends Error {
  override name = 'PlatformError'

  constructor(
    readonly fault: PlatformFault,
    options?: ErrorOptions,
  ) {
    super(`The governance platform: ${fault}`, options)
  }
}

/** The port to the governance platform. */
export type GovernancePlatform = {
  /** What it says at `/v1<path>`; throws a PlatformError within the time that a caller is kept waiting. */
  read(path: string): Promise<z.core.util.JSONType>
}
