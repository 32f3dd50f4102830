/** Why single sign-on was refused: in the audit log, and in the address of the sign-in page, which says it in words. */
export const refusals = {
  cancelled: 'You did not sign in there. Try again, or use another way.',
  expired: 'This sign-in took too long, or was used before. Try again.',
  refused: 'The answer of your company’s sign-in could not be verified. Try again.',
  unavailable: 'Your company’s sign-in cannot be reached. Try again in a minute.',
  'no-email': 'Your company’s sign-in gives no verified email address. Ask those who run it.',
  'no-role': 'Your company’s sign-in gives you no role here. Ask an admin for one.',
  'other-account':
    'This address already belongs to another account there. Ask an admin to remove the old one.',
} as const

export type Refusal = keyof typeof refusals

export class SignInRefusal extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, cause?: unknown) {
    super(`Single sign-on was refused: ${reason}`, { cause })
    this.reason = reason
  }
}
