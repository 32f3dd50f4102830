/** What a passcode to sign in is for: one for another purpose signs nobody in. */
export const signInPurpose = 'learner.signIn'
