import { jest } from '@jest/globals'

// A browser on a machine that is busy otherwise can miss any deadline once. The first failure is printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
