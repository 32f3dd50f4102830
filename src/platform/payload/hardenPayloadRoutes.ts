import type {
  CollectionConfig,
  Field,
  GlobalBeforeOperationHook,
  GlobalConfig,
  Plugin,
} from 'payload'

import type { Operation } from '../access.js'
import { nobody } from '../access.js'
import { accessInScope, scopeGuard } from '../credentials/accessInScope.js'
import { answerBadInput } from './answerBadInput.js'
import { boundReads, limitReader } from './boundReads.js'
import { checkUploadEdits } from './checkUploadEdits.js'
import { countBeyondLast, clampPagination, maxDepth } from './clampPagination.js'
import { normalizeWrites } from './normalizeInput.js'

/**
 * Makes Payload's own routes answer bad input with 4xx, limit their lists and keep limited keys to their scopes. Listed
 * after every module.
 */
export const hardenPayloadRoutes = (): Plugin => (config) => ({
  ...config,
  maxDepth,
  // Payload's own queue only holds scheduled publications, and a second runner would run them twice.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody }, ...config.jobs },
  // A problem is an answer that was meant, even if it is a 503.
  loggingLevels: { Problem: 'info', ...config.loggingLevels },
  collections: (config.collections ?? []).map(hardenCollection),
  globals: (config.globals ?? []).map(hardenGlobal),
  hooks: {
    ...config.hooks,
    afterError: [...(config.hooks?.afterError ?? []), answerBadInput],
  },
})

function hardenCollection(collection: CollectionConfig): CollectionConfig {
  const { access, auth, fields, hooks, slug, upload } = collection
  const allFields: Field[] = [
    ...fields,
    ...(auth ? [{ name: 'email', type: 'email' } as const] : []),
    ...(upload ? focus : []),
  ]
  return {
    ...collection,
    access: { ...access, ...accessInScope(slug, access) },
    hooks: {
      ...hooks,
      beforeOperation: [
        scopeGuard(slug),
        normalizeWrites(slug, allFields),
        ...(upload ? [checkUploadEdits] : []),
        ...(hooks?.beforeOperation ?? []),
        clampPagination,
        boundReads,
        sortAllLanguages,
      ],
      afterOperation: [...(hooks?.afterOperation ?? []), countBeyondLast],
    },
  }
}

/** Payload adds them itself, and stores any text in them as NaN. */
const focus: Field[] = [
  { name: 'focalX', type: 'number' },
  { name: 'focalY', type: 'number' },
]

function hardenGlobal(global: GlobalConfig): GlobalConfig {
  const { access, fields, hooks, slug } = global
  const beforeOperation = [
    scopeGuard(slug),
    normalizeWrites(slug, fields),
    ...(hooks?.beforeOperation ?? []),
    boundGlobal,
  ]
  return {
    ...global,
    access: { ...access, ...accessInScope(slug, access) },
    hooks: { ...hooks, beforeOperation },
  }
}

const boundGlobal: GlobalBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if (operation === 'read' && overrideAccess === undefined) await limitReader({ req })
}

type Args = {
  collection: { config: { defaultSort?: unknown; flattenedFields: NamedField[] } }
  sort?: unknown
}

type NamedField = { name: string; localized?: boolean | undefined }

/**
 * A list read in all languages cannot be sorted by a translated field: Payload counts each translation towards the
 * limit, and leaves documents out. Such a list is sorted by creation time.
 */
function sortAllLanguages({ args, operation, req }: Operation): void {
  if (operation !== 'read' || req.locale !== 'all') return
  const { collection, sort } = args as Args
  const { defaultSort, flattenedFields } = collection.config
  const translated = new Set(flattenedFields.flatMap((one) => (one.localized ? [one.name] : [])))
  const kept = [sort ?? defaultSort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .filter((one) => !translated.has(one.replace(/^-/, '').split('.', 1)[0] ?? ''))
  Object.assign(args, { sort: kept.length > 0 ? kept : 'id' })
}
