import {
  addDataAndFileToRequest,
  type CollectionConfig,
  type CollectionSlug,
  docAccessOperation,
  type Endpoint,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  NotFound,
  type Plugin,
  type CollectionAfterOperationHook,
} from 'payload'
import { z } from 'zod'

import { nobody, type Operation } from '../access.js'
import { accessInScope, scopeGuard } from '../credentials/scopes.js'
import { isUuid } from '../isUuid.js'
import { answerBadInput } from './answerBadInput.js'
import { boundReads, limitReader, namesIn } from './boundReads.js'
import {
  clampPagination,
  checkWrite,
  countBeyondLast,
  maxDepth,
  refuseQuery,
  refuseUnknown,
} from './clampPagination.js'
import { lockDocument } from './lockDocument.js'
import { normalizeWrites } from './normalizeInput.js'
import { pickDocuments } from './pickDocuments.js'
import { searchReadable } from './searchReadable.js'
import {
  answerGlobalSelected,
  answerSelected,
  selectGlobalLater,
  selectLater,
} from './selectAnswers.js'
import { query } from '../database/requestDatabase.js'

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
  const { access, auth, endpoints, fields, hooks, slug, upload } = collection
  const allFields: Field[] = [...fields, ...(auth ? ofUsers : []), ...(upload ? focus : [])]
  return {
    ...collection,
    access: { ...access, ...accessInScope(slug, access) },
    endpoints: [accessTo(slug as CollectionSlug), ...(endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [
        scopeGuard(slug),
        nameInSmallLetters,
        lockDocument(slug),
        checkWrite,
        normalizeWrites(slug, allFields),
        selectLater,
        searchReadable,
        ...(upload ? [checkUploadEdits] : []),
        ...(hooks?.beforeOperation ?? []),
        clampPagination,
        boundReads,
        pickDocuments,
        sortAllLanguages,
      ],
      afterOperation: [
        ...(hooks?.afterOperation ?? []),
        ...[countBeyondLast, answerSelected, tellUnchanged],
      ],
    },
  }
}

/** Payload's own tells of any id whether there is such a document. */
const accessTo = (slug: CollectionSlug): Endpoint => ({
  path: '/access/:id?',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const id = req.routeParams?.id as string | undefined
    const { data, payload, t } = req
    const collection = payload.collections[slug]
    const rights = await docAccessOperation({
      collection,
      req,
      ...(data && { data }),
      ...(id && { id }),
    })
    if (id && !rights.read) throw new NotFound(t)
    return Response.json(rights)
  },
})

/**
 * PostgreSQL finds a document by its id in capitals, but whoever keeps documents by their ids does not: what was changed
 * or deleted so stayed in the search.
 */
function nameInSmallLetters({ args }: Operation): void {
  const { id } = args
  if (typeof id === 'string' && isUuid(id)) Object.assign(args, { id: id.toLowerCase() })
}

/** Payload adds them itself. */
const ofUsers: Field[] = [
  { name: 'email', type: 'email' },
  { name: 'sessions', type: 'array', fields: [] },
]

/** Payload adds them itself, and stores any text in them as NaN. */
const focus: Field[] = [
  { name: 'focalX', type: 'number' },
  { name: 'focalY', type: 'number' },
]

function hardenGlobal(global: GlobalConfig): GlobalConfig {
  const { access, fields, hooks, slug } = global
  const beforeOperation = [
    scopeGuard(slug),
    lockDocument(slug),
    checkWrite,
    normalizeWrites(slug, fields),
    selectGlobalLater,
    ...(hooks?.beforeOperation ?? []),
    boundGlobal,
  ]
  const afterChange = [...(hooks?.afterChange ?? []), answerGlobalSelected]
  return {
    ...global,
    access: { ...access, ...accessInScope(slug, access) },
    hooks: { ...hooks, beforeOperation, afterChange },
  }
}

const boundGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  // Not the hook’s own `overrideAccess`, which is false where nothing was given.
  if (operation !== 'read' || (args as Args).overrideAccess !== undefined) return
  if (req.payloadAPI === 'REST') refuseUnknown(req.searchParams, req.payload, global)
  await limitReader({ req })
}

type Args = {
  overrideAccess?: boolean
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
  const kept = namesIn(sort ?? defaultSort).filter(
    (one) => !translated.has(one.replace(/^-/, '').split('.', 1)[0] ?? ''),
  )
  Object.assign(args, { sort: kept.length > 0 ? kept : 'id' })
}

const figure = z.stringFormat('number', /^-?\d+(?:\.\d+)?$/, { error: 'Send a number.' }).optional()
const point = { x: figure, y: figure }

/** How an image is cut, as the admin sends it: `uploadEdits[crop][x]=10`. */
const UploadEdits = z.looseObject({
  crop: z.looseObject({ ...point, width: figure, height: figure }).optional(),
  focalPoint: z.looseObject(point).optional(),
  widthInPixels: figure,
  heightInPixels: figure,
})

/** Throws `invalid_query` for edits of an image that are not valid; Payload would fail on them while it cuts. */
function checkUploadEdits({ operation, req }: Operation): void {
  const given: unknown = req.query['uploadEdits']
  if (given === undefined || (operation !== 'create' && operation !== 'update')) return
  const { error } = UploadEdits.safeParse(given)
  if (!error) return
  const faults = error.issues.map(({ path, message }) => {
    const name = path.map((part) => `[${String(part)}]`).join('')
    return `uploadEdits${name}: ${message}`
  })
  refuseQuery(faults)
}

type Changed = { docs?: { id: string }[]; errors?: object[] } | null

const message = 'Not changed, because another one could not be.'

/**
 * Payload changes many documents side by side in one transaction, and names as changed those that were done before
 * PostgreSQL refused one, though nothing of the transaction is kept. These are named among the errors here. Can go when
 * Payload asks whether its transaction has failed.
 */
const tellUnchanged: CollectionAfterOperationHook = async ({ req, result }) => {
  const { docs = [], errors = [] } = (result as Changed) ?? {}
  if (docs.length === 0 || errors.length === 0) return result
  try {
    await query(req)`select 1`
    return result
  } catch {
    const unchanged = docs.map(({ id }) => ({ id, isPublic: true, message }))
    return { docs: [], errors: [...errors, ...unchanged] }
  }
}
