type FailureReason =
  'unreachable' | 'slow' | 'timeout' | 'status' | 'malformed' | 'broken_off' | 'empty' | 'leaked'

/** Why the platform AI gave no usable answer; it contains nothing of the conversation. */
export class PlatformFailure extends Error {
  constructor(readonly reason: FailureReason) {
    super(`The platform AI did not answer: ${reason}`)
    this.name = 'PlatformFailure'
  }
}
