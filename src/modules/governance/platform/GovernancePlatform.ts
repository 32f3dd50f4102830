import type { z } from 'zod'

/** Why there is no answer. `missing` comes from the platform itself: it has no such record. */
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
  /** The platform's answer at `/v1<path>`; throws a PlatformError before the caller's deadline. */
  read(path: string): Promise<z.core.util.JSONType>
}
