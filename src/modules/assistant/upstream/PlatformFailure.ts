export type FailureReason =
  'unreachable' | 'slow' | 'timeout' | 'status' | 'malformed' | 'broken_off' | 'empty' | 'leaked'

/** Why the platform AI gave no answer that can be used; it carries nothing that was said. */
export class PlatformFailure extends Error {
  constructor(readonly reason: FailureReason) {
    super(`The platform AI did not answer: ${reason}`)
    this.name = 'PlatformFailure'
  }
}
