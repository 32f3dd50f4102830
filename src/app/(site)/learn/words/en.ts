/** The texts of learner pages, certificates and withdrawn consents in English. */
export const en = {
  signIn: {
    title: 'Sign in to your courses',
    lead: 'No password: we send a code to your address. The first time makes your account.',
  },
  courses: {
    title: 'My courses',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out on all devices',
    none: 'No courses yet',
    noneHelp:
      'Choose a course from the catalog. Free ones begin at once; paid ones appear here once paid.',
    seeAll: 'See all courses',
    progress: (percent: number) => `${percent} % done`,
    completed: 'Completed',
    lessons: 'Lessons',
    isDone: 'Done',
    certificate: 'See your certificate',
    name: 'Your name on certificates',
    nameHelp: 'A certificate keeps the name it was issued with.',
    nameWrong: 'Enter a name of at most 120 characters',
    save: 'Save name',
    enrolled: (course: string) => `You are enrolled in “${course}”.`,
    gone: 'That course cannot be joined any more. Nothing was changed.',
    failed: 'That could not be done, and nothing was changed. Try again.',
    unpaid: 'This course has to be paid for first, and cannot be paid for online yet. Write to us.',
    tooOften: 'That was too often. Wait a minute, then try again.',
  },
  enrol: {
    free: 'Join for free',
    help: 'You sign in with a code sent to your address, and begin at once.',
  },
  certificate: {
    title: 'Certificate',
    says: 'This is to certify that',
    nobody: 'the holder of this certificate',
    did: 'has completed the course',
    issued: (date: string) => `Issued on ${date}`,
    by: (issuer: string) => `by ${issuer}`,
    number: 'Number',
    check: 'Anybody can check it at this address:',
    print: 'Print this page, or save it as a PDF, to keep it.',
  },
  withdraw: {
    title: 'Withdraw your consent',
    lead: 'We then send you no more news. What you asked us for is still answered.',
    button: 'Withdraw consent',
    done: 'Your consent is withdrawn',
    doneText: 'We send you no more news from now on.',
    failed: 'That could not be done. Wait a minute, then press the button again.',
  },
}

/** These texts in one language: the same keys in each. */
export type LearnWords = typeof en
