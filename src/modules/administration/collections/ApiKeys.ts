import { randomBytes } from 'node:crypto'

import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  SanitizedConfig,
  TextFieldManyValidation,
} from 'payload'

import { field } from '../../../platform/content/fields.js'
import type { ApiKey } from '../../../payload-types.js'
import { adminField, anyStaff, closedExcept, nobody, roleOf } from '../../../platform/access.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { scopePattern, scopesOf } from '../../../platform/credentials/scopes.js'
import { hashKey, keyPrefix } from '../keys/apiKeyStore.js'

/** Keys that wait for the one response that shows them, by the request: its context is replaced by every read. */
const issued = new WeakMap<PayloadRequest, string>()

/** A key never makes or changes keys: a leaked one could give itself more, or outlive itself. */
const withoutKey: Access = (args) => scopesOf(args.req.user) === undefined && ownKeys(args)

const ownKeys: Access = ({ req }) => {
  if (roleOf(req) === 'admin') return true
  return roleOf(req) !== undefined && { owner: { equals: req.user?.id } }
}

const issueKey: CollectionBeforeChangeHook<ApiKey> = ({ data, operation, originalDoc, req }) => {
  requireRecentSignIn(req)
  if (operation === 'update') return { ...data, revoked: originalDoc?.revoked || data.revoked }
  const key = keyPrefix + randomBytes(32).toString('base64url')
  issued.set(req, key)
  const owner = roleOf(req) === 'admin' ? (data.owner ?? req.user?.id) : req.user?.id
  return { ...data, owner, start: key.slice(0, 12), keyHash: hashKey(req.payload.secret, key) }
}

const showKeyOnce: CollectionAfterChangeHook<ApiKey> = ({ doc, operation, req }) => {
  const key = operation === 'create' ? issued.get(req) : undefined
  issued.delete(req)
  return { ...doc, key }
}

const chooseScopes = 'Choose what the key may do: Leads: read (leads:read), for example.'

const checkScopes: TextFieldManyValidation = (scopes, { previousValue, req }) => {
  if (!scopes || scopes.length === 0) return chooseScopes
  const areas = areasOf(req.payload.config)
  const isSound = (scope: string) =>
    scopePattern.test(scope) && areas.has(scope.split(':', 1)[0] ?? '')
  // A key is revoked though an area of it is gone.
  const wrong = scopes.filter((scope) => !isSound(scope) && !previousValue?.includes(scope))
  return (
    wrong.length === 0 ||
    `Write a collection and read, create, update or delete, as in leads:read; * stands for all. Not: ${wrong.join(', ').slice(0, 200)}`
  )
}

/** What a scope may name: collections, globals, and where else there are endpoints. */
function areasOf({ collections, globals, endpoints }: SanitizedConfig): Set<string> {
  const slugs = [...collections, ...globals].map(({ slug }) => slug)
  return new Set(['*', ...slugs, ...endpoints.map(({ path }) => path.split('/')[1] ?? '')])
}

const settings: Field[] = [
  field.text('name', 'What uses it: Newsletter import, for example.', {
    required: true,
    maxLength: 120,
  }),
  field.text('scopes', 'What it may do, within the role of its owner. Type to search the list.', {
    hasMany: true,
    required: true,
    maxLength: 80,
    maxRows: 100,
    validate: checkScopes,
    // Scripts have no list to search.
    typescriptSchema: [
      ({ jsonSchema }) => ({
        ...jsonSchema,
        description:
          'What it may do, within the role of its owner: a name as in its address and `read`, `create`, `update` or `delete`, as in `leads:read`. `*` stands for all, as in `courses:*` and `*:read`.',
        items: { type: 'string', pattern: scopePattern.source },
      }),
    ],
    admin: { components: { Field: '/src/modules/administration/admin/ScopesField#ScopesField' } },
  }),
  field.relationship('owner', 'The key acts as this person. Empty: as you.', {
    relationTo: 'users',
    index: true,
    access: { create: adminField, update: nobody },
  }),
  field.date('expiresAt', 'Empty: until it is revoked.', {
    label: 'Works until',
    custom: { nothing: 'No end' },
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  }),
  field.checkbox('revoked', 'A revoked key never works again.', {
    defaultValue: false,
    access: { create: nobody },
  }),
]

const noted: Field[] = [
  field.text('start', {
    label: 'How it begins',
    access: { create: nobody, update: nobody },
    admin: { readOnly: true, condition: ({ start }) => Boolean(start) },
  }),
  field.date('lastUsedAt', {
    label: 'Last used',
    custom: { nothing: 'Never' },
    access: { create: nobody, update: nobody },
    admin: {
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: ({ lastUsedAt }) => Boolean(lastUsedAt),
    },
  }),
  field.text('key', {
    virtual: true,
    access: { create: nobody, update: nobody },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/src/modules/administration/admin/WebhookSecret#NewApiKey' },
    },
  }),
  field.text('keyHash', {
    unique: true,
    hidden: true,
    access: { create: nobody, read: nobody, update: nobody },
  }),
]

/** Keys for scripts, several per person, each for what it is needed for. Shown once, stored as a keyed hash. */
export const ApiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'owner', 'scopes', 'expiresAt', 'lastUsedAt', 'revoked'],
    listSearchableFields: ['name', 'start'],
    description: 'For scripts: each does only what its scopes say, as its owner, until it expires.',
  },
  access: closedExcept({
    create: ({ req }) => anyStaff({ req }) && scopesOf(req.user) === undefined,
    read: ownKeys,
    update: withoutKey,
    delete: withoutKey,
    admin: anyStaff,
  }),
  custom: { audit: 'words', record: { summary: ['owner', 'lastUsedAt', 'expiresAt', 'revoked'] } },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeChange: [issueKey], afterChange: [showKeyOnce] },
  fields: [...settings, ...noted],
}
