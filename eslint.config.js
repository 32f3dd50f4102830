import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const root = import.meta.dirname
const modules = foldersOf('src/modules')
/** Where the parts are put together: nothing below it knows of it. */
const above = ['app', 'front', 'demo', 'startup', 'server']

export default defineConfig([
  includeIgnoreFile(join(root, '.gitignore')),
  globalIgnores([
    'public/',
    'sdk/python/',
    'sdk/typescript/operations.*',
    'src/migrations/',
    'src/payload-types.ts',
    '**/importMap.js',
  ]),
  { linterOptions: { noInlineConfig: true } },
  { rules: recommendedRules() },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Use parseUrl, which says why.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/max-params': ['error', { max: 3 }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Marked so only to stand out (its own words): settings allow plain http for providers on loopback.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**', 'sdk/**', 'payload.config.ts', 'next.config.mjs'],
    // start.mjs sets what others read before src/env.ts is loaded.
    ignores: ['src/env.ts', 'src/start.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...environmentReads()] },
  },
  wall({ files: ['**/*.ts', '**/*.tsx'] }),
  wall({
    files: ['src/platform/**'],
    closed: [...above, 'search', 'admin', 'modules', 'doors'],
    typesOnly: ['env'],
  }),
  wall({
    files: ['src/search/**', 'src/admin/**'],
    closed: [...above, 'modules', 'doors'],
    typesOnly: ['env'],
  }),
  wall({
    files: ['src/doors/**'],
    closed: above,
    typesOnly: ['env', 'modules(?!.*/schemas\\.js$)'],
  }),
  wall({
    files: ['src/front/**'],
    closed: [...above.filter((part) => part !== 'front'), 'modules'],
    typesOnly: ['env'],
  }),
  wall({
    files: ['src/app/**'],
    closed: [...above.filter((part) => part !== 'app' && part !== 'demo'), 'doors'],
    typesOnly: ['env', 'modules', 'demo'],
  }),
  ...modules.map((name) =>
    wall({
      files: [`src/modules/${name}/**`],
      closed: [...above, 'doors', ...otherModules(name)],
      typesOnly: ['env'],
    }),
  ),
  { ...reactHooks.configs.flat.recommended, files: ['**/*.tsx'] },
  {
    files: [
      '*.config.*',
      'src/app/**',
      'tests/support/*Setup.mjs',
      'tests/support/*Teardown.mjs',
      'tests/support/*Environment.js',
      'tests/support/*Reporter.js',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['tests/**', 'sdk/**/*.test.ts'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { ...tseslint.configs.disableTypeChecked, files: ['**/*.js', '**/*.mjs', '**/*.cjs'] },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: { Buffer: false, console: false, process: false, URL: false } },
  },
  {
    // Jest takes its runtime from a CommonJS file.
    files: ['**/*.cjs'],
    languageOptions: {
      globals: { module: false, require: false },
      parserOptions: { projectService: false },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/app/**/*.js'],
    languageOptions: {
      globals: { window: false, document: false, fetch: false, setTimeout: false },
    },
  },
  {
    files: ['sdk/typescript/*.js'],
    languageOptions: {
      globals: {
        AbortController: false,
        atob: false,
        clearTimeout: false,
        crypto: false,
        Headers: false,
        setTimeout: false,
        TextDecoder: false,
        TextDecoderStream: false,
        TextEncoder: false,
        URLSearchParams: false,
      },
    },
  },
])

/** Forbids imports of other parts of src: wholly (`closed`), or of anything but types (`typesOnly`). */
function wall({ files, closed = [], typesOnly = [] }) {
  const patterns = [
    {
      regex: '^\\.{1,2}/(?!.*\\.(?:js|json|css|scss)$)',
      message: 'Node wants the suffix: ./x.js for ./x.ts.',
    },
    ...closed.map((part) => ({
      regex: pathInto(part),
      message: 'These two meet only in payload.config.ts and src/server.ts.',
    })),
    ...typesOnly.map((part) => ({
      regex: pathInto(part),
      allowTypeImports: true,
      message: 'Only types may come from there: take the value as an argument.',
    })),
  ]
  const environment = { name: 'node:process', message: 'Only src/env.ts reads the environment.' }
  const rule = ['error', { paths: [environment], patterns }]
  return { files, rules: { '@typescript-eslint/no-restricted-imports': rule } }
}

function pathInto(part) {
  return `^(?:\\.\\./)+(?:src/)?(?:${part})(?:$|/|\\.js$)`
}

function otherModules(name) {
  return modules.filter((other) => other !== name).map((other) => `(?:modules/)?${other}`)
}

function foldersOf(path) {
  if (!existsSync(join(root, path))) return []
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

function environmentReads() {
  const message = 'Only src/env.ts reads the environment: take the value as an argument.'
  const read = 'MemberExpression[object.name="process"][property.name="env"]'
  return [
    { selector: `:not(MemberExpression[property.name="NODE_ENV"]) > ${read}`, message },
    { selector: 'VariableDeclarator[init.name="process"] > ObjectPattern', message },
  ]
}

function recommendedRules() {
  const recommended = [...builtinRules].filter(([, rule]) => rule.meta.docs?.recommended)
  return Object.fromEntries(recommended.map(([name]) => [name, 'error']))
}
