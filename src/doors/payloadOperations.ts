import { contractOf } from '../platform/api/contract.js'
import type { Route } from '../platform/api/routes.js'

/** What one of Payload's own routes answers with. */
export type Gives =
  | 'bulk'
  | 'count'
  | 'document'
  | 'file'
  | 'object'
  | 'page'
  | 'result'
  | 'version'
  | 'versions'
  | 'written'

/** The rule of a collection or global that decides: `open` admits everybody, `user` whoever is signed in. */
export type Rule =
  'create' | 'delete' | 'open' | 'read' | 'readVersions' | 'unlock' | 'update' | 'user'

/** `{many}`, `{one}` and `{a}` (with its article) in the summary stand for the names of the documents. */
export type PayloadOperation = {
  verb: string
  summary: string
  description?: string
  gives: Gives
  rule: Rule
  /** Whether it needs a mail server. */
  mails?: true
}

/** Whoever may call it gets an object of its own shape. */
const open = { gives: 'object', rule: 'open' } as const

const versions: Record<string, PayloadOperation> = {
  'get /versions': {
    verb: 'findVersions',
    summary: 'List versions of {many}',
    gives: 'versions',
    rule: 'readVersions',
  },
  'get /versions/:id': {
    verb: 'findVersionById',
    summary: 'Get a version of the {one}',
    gives: 'version',
    rule: 'readVersions',
  },
  'post /versions/:id': {
    verb: 'restoreVersion',
    summary: 'Restore a version of the {one}',
    description:
      'Saves the content of that version as the newest one. With `draft=true` it becomes a draft, and so does what was ' +
      'a draft while the document is published.',
    gives: 'object',
    rule: 'update',
  },
}

/** Payload's routes of every collection (payload/dist/collections/endpoints) and of those that sign in. */
export const collectionOperations: Record<string, PayloadOperation> = {
  'get /': { verb: 'find', summary: 'List {many}', gives: 'page', rule: 'read' },
  'get /count': { verb: 'count', summary: 'Count {many}', gives: 'count', rule: 'read' },
  'get /:id': { verb: 'findById', summary: 'Get {a} by ID', gives: 'document', rule: 'read' },
  'get /file/:filename': {
    verb: 'file',
    summary: 'Download the file of {a}',
    description: 'The file itself, with the media type it was uploaded with.',
    gives: 'file',
    rule: 'read',
  },
  'post /': { verb: 'create', summary: 'Create {a}', gives: 'written', rule: 'create' },
  'patch /': {
    verb: 'updateMany',
    summary: 'Update {many} that match a filter',
    description: '`where` is required. What could not be updated is listed in `errors`.',
    gives: 'bulk',
    rule: 'update',
  },
  'patch /:id': {
    verb: 'updateById',
    summary: 'Update {a}',
    description: 'Fields that are left out stay as they are.',
    gives: 'written',
    rule: 'update',
  },
  'delete /': {
    verb: 'deleteMany',
    summary: 'Delete {many} that match a filter',
    description: '`where` is required. What could not be deleted is listed in `errors`.',
    gives: 'bulk',
    rule: 'delete',
  },
  'delete /:id': {
    verb: 'deleteById',
    summary: 'Delete {a}',
    description: 'Answers with the document as it was.',
    gives: 'written',
    rule: 'delete',
  },
  'post /:id/duplicate': {
    verb: 'duplicate',
    summary: 'Duplicate {a}',
    description:
      'Creates a copy with an ID of its own. Fields in the body replace those of the original.',
    gives: 'written',
    rule: 'create',
  },
  'post /access/:id?': {
    ...open,
    verb: 'access',
    summary: 'Get the caller’s permissions on {a}',
    description:
      'For each operation and field whether the caller may use it, as the admin asks before it shows a form.',
  },
  ...versions,
  'post /login': {
    ...open,
    verb: 'login',
    summary: 'Sign in with an email address and a password',
    description: 'Answers with a token, and sets it as the session cookie of a browser.',
  },
  'post /logout': {
    verb: 'logout',
    summary: 'Sign out',
    description: 'Ends the session of this token or cookie. A key has none (`403`).',
    gives: 'object',
    rule: 'user',
  },
  'get /me': {
    ...open,
    verb: 'me',
    summary: 'Get the signed-in user',
    description: '`user` is null without a session or key.',
  },
  'post /refresh-token': {
    verb: 'refreshToken',
    summary: 'Renew the session',
    description: 'Answers with a new token before the present one expires.',
    gives: 'object',
    rule: 'user',
  },
  'post /forgot-password': {
    ...open,
    mails: true,
    verb: 'forgotPassword',
    summary: 'Request a link for a new password',
    description: 'The answer is the same whether or not the address has an account.',
  },
  'post /reset-password': {
    ...open,
    verb: 'resetPassword',
    summary: 'Set a new password',
    description: 'With the token from the mail; it is good once.',
  },
  'post /unlock': {
    verb: 'unlock',
    summary: 'Unlock an account',
    description: 'Ends the pause after too many wrong passwords.',
    gives: 'object',
    rule: 'unlock',
  },
  'post /verify/:id': { ...open, verb: 'verify', summary: 'Verify an email address' },
}

/** `course-sessions` as the first part of an operation's id. */
export function areaNameOf(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Payload's routes of every global. */
export const globalOperations: Record<string, PayloadOperation> = {
  'get /': { verb: 'read', summary: 'Get the {one}', gives: 'document', rule: 'read' },
  'post /': {
    verb: 'update',
    summary: 'Update the {one}',
    description: 'Fields that are left out stay as they are.',
    gives: 'result',
    rule: 'update',
  },
  'post /access': {
    ...open,
    verb: 'access',
    summary: 'Get the caller’s permissions on the {one}',
    description: 'For each operation and field whether the caller may use it.',
  },
  ...versions,
}

/** The operation that a route serves, as the API document names it; undefined where it names none. */
export function operationIdOf({ endpoint, collection, global }: Route): string | undefined {
  const contract = contractOf(endpoint)
  if (contract) return contract.operationId
  const owner = collection ?? global
  const known = collection ? collectionOperations : globalOperations
  const verb = owner && known[`${endpoint.method} ${endpoint.path}`]?.verb
  return verb && `${areaNameOf(owner.slug)}.${verb}`
}
