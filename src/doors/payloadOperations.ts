/** What a route of Payload's own answers with. */
export type Gives =
  'bulk' | 'count' | 'document' | 'file' | 'object' | 'page' | 'result' | 'versions' | 'written'

/** Its verb, its summary with the names of the documents in place of `{many}` and `{one}`, and its answer. */
export type PayloadOperation = readonly [verb: string, summary: string, gives: Gives]

const versions: Record<string, PayloadOperation> = {
  'get /versions': ['findVersions', 'List versions of {many}', 'versions'],
  'get /versions/:id': ['findVersionById', 'Read one version', 'object'],
  'post /versions/:id': ['restoreVersion', 'Restore a version', 'object'],
}

/** Payload's routes of every collection (payload/dist/collections/endpoints) and of those that sign in. */
export const collectionOperations: Record<string, PayloadOperation> = {
  'get /': ['find', 'List {many}', 'page'],
  'get /count': ['count', 'Count {many}', 'count'],
  'get /:id': ['findById', 'Read one of the {many}', 'document'],
  'get /file/:filename': ['file', 'Fetch a file', 'file'],
  'post /': ['create', 'Make one of the {many}', 'written'],
  'patch /': ['updateMany', 'Change all {many} that match', 'bulk'],
  'patch /:id': ['updateById', 'Change one of the {many}', 'written'],
  'delete /': ['deleteMany', 'Delete all {many} that match', 'bulk'],
  'delete /:id': ['deleteById', 'Delete one of the {many}', 'written'],
  'post /:id/duplicate': ['duplicate', 'Copy one of the {many}', 'written'],
  'post /access/:id?': ['access', 'Read what the caller may do with one of the {many}', 'object'],
  ...versions,
  'post /login': ['login', 'Sign in with a password', 'object'],
  'post /logout': ['logout', 'Sign out', 'object'],
  'get /me': ['me', 'Read who is signed in', 'object'],
  'post /refresh-token': ['refreshToken', 'Stay signed in', 'object'],
  'post /forgot-password': ['forgotPassword', 'Ask for a new password by mail', 'object'],
  'post /reset-password': ['resetPassword', 'Set a new password', 'object'],
  'post /unlock': ['unlock', 'Let a locked account sign in again', 'object'],
  'post /verify/:id': ['verify', 'Confirm an address', 'object'],
}

/** Payload's routes of every global. */
export const globalOperations: Record<string, PayloadOperation> = {
  'get /': ['read', 'Read {one}', 'document'],
  'post /': ['update', 'Change {one}', 'result'],
  'post /access': ['access', 'Read what the caller may do with {one}', 'object'],
  ...versions,
}

/** The routes that answer strangers too, with what is for them. */
export const openRoutes = new Set([
  'get /',
  'get /count',
  'get /:id',
  'get /file/:filename',
  'get /me',
  'post /login',
  'post /forgot-password',
  'post /reset-password',
  'post /verify/:id',
])
