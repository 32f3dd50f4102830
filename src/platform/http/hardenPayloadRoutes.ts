import type { AfterErrorHook, CollectionBeforeOperationHook, Plugin } from 'payload'

const maxLimit = 100

/**
 * Lists asked for from outside hold at most 100 documents (CONTRACT section 1). Payload's REST and GraphQL doors
 * leave `overrideAccess` unset; our own code always says it, and may read more.
 */
const clampLimit: CollectionBeforeOperationHook = ({ args }) => {
  const { limit, overrideAccess, pagination } = args as {
    limit?: number
    overrideAccess?: boolean
    pagination?: boolean
  }
  if (overrideAccess !== undefined) return args
  const unlimited = pagination === false && limit === undefined
  const excessive = limit !== undefined && !(limit >= 1 && limit <= maxLimit)
  return unlimited || excessive ? { ...args, limit: maxLimit } : args
}

/** PostgreSQL's class 22: a value of the caller's that cannot be stored or compared (a bad id, a NUL byte). */
function isDataException(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return true
  }
  return false
}

/** Payload answers 500 to ids, values and bodies that make no sense (research/payload.md 1.3); they are 4xx. */
const answerBadInput: AfterErrorHook = ({ error, req }) => {
  const isBadBody = error instanceof TypeError && !isObject(req.data) && req.data !== undefined
  if (!isBadBody && !isDataException(error)) return undefined
  const namesOneDocument = req.routeParams?.['id'] !== undefined && !isBadBody
  const [status, message] = namesOneDocument
    ? [404, 'Not Found']
    : [400, isBadBody ? 'Send a JSON object.' : 'A value in the request is not valid.']
  return { status, response: { errors: [{ message }] } }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Makes Payload's own routes answer bad input with 4xx and bounded lists. Listed after every module. */
export const hardenPayloadRoutes = (): Plugin => (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), clampLimit],
    },
  })),
  hooks: {
    ...config.hooks,
    afterError: [...(config.hooks?.afterError ?? []), answerBadInput],
  },
})
