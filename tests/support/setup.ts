import { afterAll, afterEach } from '@jest/globals'

import { recordConsoleErrors, settleConsoleErrors } from './expectConsoleError.js'

recordConsoleErrors()
afterEach(failOnConsoleErrors)
afterAll(failOnConsoleErrors)

function failOnConsoleErrors() {
  const faults = settleConsoleErrors()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
