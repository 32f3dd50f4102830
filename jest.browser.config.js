import config from './jest.config.js'

/** @type {import('jest').Config} */
export default {
  ...config,
  testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [...config.setupFilesAfterEnv, '<rootDir>/tests/support/setupBrowser.ts'],
  // They share one demo, which has a database server of its own.
  globalSetup: './tests/support/browserSetup.mjs',
  globalTeardown: './tests/support/browserTeardown.mjs',
  maxWorkers: 1,
}
