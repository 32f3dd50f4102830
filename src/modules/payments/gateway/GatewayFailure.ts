/**
 * Why the gateway gave no usable answer: it could not be reached, was late, said no, said something unreadable, spoke
 * of something else than was asked, or is left alone for a while after too many failures.
 */
export type GatewayFault =
  'unreachable' | 'late' | 'refused' | 'unreadable' | 'mismatched' | 'paused'

/** The gateway gave no usable answer: what was known before still holds. Its message is safe to log. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'

  constructor(
    readonly fault: GatewayFault,
    message: string,
    /** The gateway's own error code, where it gave one. */
    readonly code?: string,
  ) {
    super(message)
  }
}
