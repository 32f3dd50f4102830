import type {
  CollectionConfig,
  Field,
  GlobalBeforeOperationHook,
  GlobalConfig,
  Plugin,
} from 'payload'

import { nobody } from '../access.js'
import { answerBadInput } from './answerBadInput.js'
import { boundReads, limitReader } from './boundReads.js'
import { missingFile } from './missingFile.js'
import { settleWrites } from './settleData.js'
import { countBeyondLast, settlePage } from './settlePages.js'
import { sortAllLanguages } from './sortAllLanguages.js'

/** Makes Payload's own routes answer bad input with 4xx and limit their lists. Listed after every module. */
export const hardenPayloadRoutes = (): Plugin => (config) => ({
  ...config,
  // Payload's own queue only holds scheduled publications, and a second runner would run them twice.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody }, ...config.jobs },
  // Callers are told their own mistakes; logging a stack for each would let anybody fill the log.
  loggingLevels: {
    QueryError: 'info',
    SyntaxError: 'info',
    Problem: 'info',
    AuthenticationError: 'info',
    ...config.loggingLevels,
  },
  collections: (config.collections ?? []).map(hardenCollection),
  globals: (config.globals ?? []).map(hardenGlobal),
  hooks: {
    ...config.hooks,
    afterError: [...(config.hooks?.afterError ?? []), answerBadInput],
  },
})

function hardenCollection(collection: CollectionConfig): CollectionConfig {
  const { auth, fields, hooks, slug, upload } = collection
  const allFields: Field[] = auth ? [...fields, { name: 'email', type: 'email' }] : fields
  const isStored = typeof upload === 'object' && upload.staticDir !== undefined
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        settleWrites(slug, allFields),
        ...(hooks?.beforeOperation ?? []),
        settlePage,
        boundReads,
        sortAllLanguages,
      ],
      afterOperation: [...(hooks?.afterOperation ?? []), countBeyondLast],
    },
    ...(isStored && {
      upload: {
        ...upload,
        handlers: [...(upload.handlers ?? []), missingFile(upload.staticDir ?? slug)],
      },
    }),
  }
}

function hardenGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks, slug } = global
  const beforeOperation = [
    settleWrites(slug, fields),
    ...(hooks?.beforeOperation ?? []),
    boundGlobal,
  ]
  return { ...global, hooks: { ...hooks, beforeOperation } }
}

const boundGlobal: GlobalBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if (operation === 'read' && overrideAccess === undefined) await limitReader({ req })
}
