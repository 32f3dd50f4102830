import config from './jest.config.js'

/** @type {import('jest').Config} */
export default {
  ...config,
  testMatch: ['<rootDir>/tests/attacks/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // They measure how long visitors wait while an attack runs, so nothing else may run beside them, and passwords take
  // as long as for visitors.
  maxWorkers: 1,
  testEnvironmentOptions: { ...config.testEnvironmentOptions, hashesFully: true },
}
