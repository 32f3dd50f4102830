import { afterAll, afterEach, jest } from '@jest/globals'

import { recordConsoleErrors, settleConsoleErrors } from './expectConsoleError.js'

// Where other work shares the cores a wait can miss its deadline once; the first failure is printed all the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })

recordConsoleErrors()
afterEach(failOnConsoleErrors)
afterAll(failOnConsoleErrors)

function failOnConsoleErrors() {
  const faults = settleConsoleErrors()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
