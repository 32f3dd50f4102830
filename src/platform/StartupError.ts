/**
 * A fault that the operator can fix. Its message is one line that says what happened and what to do; the process prints
 * it without a stack and exits 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
  }
}
