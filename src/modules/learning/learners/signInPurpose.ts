/** The purpose of a sign-in passcode: a code with another purpose signs nobody in. */
export const signInPurpose = 'learner.signIn'
