/**
 * Why the gateway gave no usable answer: unreachable, too slow, refused, unreadable, an answer about something else, or
 * paused after too many failures.
 */
export type GatewayFault =
  'unreachable' | 'late' | 'refused' | 'unreadable' | 'mismatched' | 'paused'

/** The gateway gave no usable answer, so the known state stays. The message is safe to log. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'

  constructor(
    readonly fault: GatewayFault,
    message: string,
    /** The gateway's own error code, if it gave one. */
    readonly code?: string,
  ) {
    super(message)
  }
}
