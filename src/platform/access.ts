import type {
  Access,
  CollectionConfig,
  FieldAccess,
  PayloadRequest,
  SanitizedCollectionConfig,
  SelectType,
  Where,
} from 'payload'

/**
 * What a member of staff may do: admins everything, editors content, sales leads, finance payments; viewers only read.
 */
export const roles = ['admin', 'editor', 'sales', 'finance', 'viewer'] as const

export type Role = (typeof roles)[number]

/** The role of the member of staff (or key) behind a request; undefined for learners and visitors. */
export function roleOf({ user }: Pick<PayloadRequest, 'user'>): Role | undefined {
  return user?.collection === 'users' ? user.role : undefined
}

/** Whether a caller reads without the turns and time limits of visitors: staff, except those who only read. */
export function readsFreely(caller: Pick<PayloadRequest, 'user'>): boolean {
  const role = roleOf(caller)
  return role !== undefined && role !== 'viewer'
}

/** Admits staff with any of these roles, and admins always. */
export function staff(...allowed: Role[]) {
  return ({ req }: { req: PayloadRequest }): boolean => {
    const role = roleOf(req)
    return role !== undefined && (role === 'admin' || allowed.includes(role))
  }
}

export const anyStaff = staff(...roles)

export const nobody = (): boolean => false

export const anyone = (): boolean => true

/** The access of a collection in which nobody may do what is not stated. */
export function closedExcept(open: NonNullable<CollectionConfig['access']>) {
  const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }
  return { ...closed, readVersions: nobody, unlock: nobody, ...open }
}

/** The access of a collection that staff of this role (and admins) create, change and delete. */
export function editedBy(role: Role, read: Access) {
  const edit = staff(role)
  return closedExcept({ create: edit, read, update: edit, delete: edit })
}

/** Staff read everything; everyone else what is published. */
const readPublished: Access = ({ req }) =>
  roleOf(req) ? true : { _status: { equals: 'published' } }

/** What operations are called with: of each operation its part of it. */
type OperationArgs = {
  collection: { config: SanitizedCollectionConfig }
  data?: Record<string, unknown>
  draft?: boolean
  duplicateFromID?: number | string
  id?: number | string
  overrideAccess?: boolean
  select?: SelectType
  where?: Where
}

/** What a `beforeOperation` hook needs of its call; Payload's type includes operations that it calls deprecated. */
export type Operation = {
  args: OperationArgs
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * Limits visitors to stored, published documents: `draft` and `data`, which Payload reads as a preview, work for staff
 * only. With `draft`, Payload would hide a published document that has a newer draft.
 */
export function previewForStaffOnly({ args, operation, overrideAccess, req }: Operation): void {
  if (operation !== 'read' || overrideAccess || roleOf(req)) return
  Object.assign(args, { draft: false, data: undefined })
}

/** Access to content: everyone reads what is published, editors write. */
export const contentAccess = {
  ...editedBy('editor', readPublished),
  readVersions: anyStaff,
  admin: anyStaff,
}

export const adminField: FieldAccess = ({ req }) => roleOf(req) === 'admin'
