import type { SecondFactorStatus } from '../endpoints/secondFactorEndpoints.js'

/** How a person signs in. */
export type AppStatus = SecondFactorStatus

/** What an authenticator app does for this person, or would do. */
export function describeApp(status: AppStatus): string {
  const { confirmedAt, recoveryCodesLeft, isRequired, hasPasskey, hasPasswords } = status
  if (!hasPasswords) return 'You sign in with the company account, which asks for no code here.'
  if (confirmedAt) {
    const since = new Date(confirmedAt).toLocaleDateString('en-GB', { dateStyle: 'long' })
    return `Your password takes a code too since ${since}. Recovery codes left: ${String(recoveryCodesLeft)}.`
  }
  if (!isRequired)
    return 'Your password alone lets you in. With an app, signing in takes a code too.'
  return hasPasskey
    ? 'Your role needs a second factor, and yours is a passkey: your password does not let you in. With an app it does, together with a code.'
    : 'Your role needs a second factor: your password lets you in only with a code of an app. You may add a passkey instead.'
}

/** Without passwords an app is of no use. */
export function maySetUpApp({ hasPasswords }: AppStatus): boolean {
  return hasPasswords
}

/** Whoever must have a second factor keeps their app unless they have a passkey. */
export function mayRemoveApp({ confirmedAt, isRequired, hasPasskey }: AppStatus): boolean {
  return confirmedAt !== null && (!isRequired || hasPasskey)
}
