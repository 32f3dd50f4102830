import { existsSync } from 'node:fs'

const hook = (name) => {
  const path = `./tests/support/${name}.mjs`
  return existsSync(new URL(path, import.meta.url)) ? { [name]: path } : {}
}

const swc = ({ tsx }) => [
  '@swc/jest',
  {
    module: { type: 'es6' },
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      // Without their type, Jest warns of every catalogue of words.
      experimental: { keepImportAttributes: true },
    },
  },
]

/** @type {import('jest').Config} */
export default {
  testEnvironment: './tests/support/plainEnvironment.js',
  runtime: '<rootDir>/tests/support/nativePackages.cjs',
  // Not in the folder for temporary files, which is each run's own.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Lexical's files for plain Node await each other in a circle, and now and then wait for ever (Node 20, measured).
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'production'] },
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  // These have turns of their own: jest.attacks.config.js and jest.browser.config.js.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/attacks/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // js before ts: the mapping below also meets packages that ship their sources beside their build.
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  moduleNameMapper: {
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '\\.ts$': swc({ tsx: false }), '\\.tsx$': swc({ tsx: true }) },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  ...hook('globalSetup'),
  ...hook('globalTeardown'),
  reporters: ['default', '<rootDir>/tests/support/summaryReporter.js'],
  injectGlobals: false,
  // As many as a small machine has cores: with three or four, tests disturb each other and none is done sooner (measured).
  maxWorkers: 2,
  // Modules of past files are never quite let go of: full workers made a run longer (measured).
  workerIdleMemoryLimit: '2GB',
  // Ends what hangs, and nothing else: a busy machine has taken minutes for what takes seconds.
  testTimeout: 300_000,
}
