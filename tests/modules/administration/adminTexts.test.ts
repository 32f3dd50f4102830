import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Field, PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

let config: SanitizedConfig

beforeAll(async () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://127.0.0.1:1/nobody-connects',
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    LOG_LEVEL: 'silent',
  })
  config = await (await import('../../../payload.config.js')).default
})

const product = () => config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

type Named = { path: string; field: Field }

/** Every field that a person sees, at any depth. */
function shown(fields: Field[], prefix = ''): Named[] {
  return fields.flatMap((field): Named[] => {
    const { hidden, admin } = field as { hidden?: boolean; admin?: { hidden?: unknown } }
    if (hidden || admin?.hidden) return []
    const path = 'name' in field ? `${prefix}${field.name}` : prefix
    const inner = 'name' in field ? `${path}.` : prefix
    const own = 'name' in field ? [{ path, field }] : []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => shown(tab.fields, prefix))
    return 'fields' in field ? [...own, ...shown(field.fields, inner)] : own
  })
}

/** A rule that nobody passes: not even an admin may write there. */
async function isWritten({ access }: Pick<SanitizedCollectionConfig, 'access'>): Promise<boolean> {
  const admin = { id: '1', collection: 'users', role: 'admin' }
  const req = { user: admin } as unknown as PayloadRequest
  const answers = [await access.create({ req } as never), await access.update({ req } as never)]
  return answers.some(Boolean)
}

const describes = ({ field }: Named) => {
  const { description } = { ...(field as { admin?: { description?: unknown } }).admin }
  return typeof description === 'string' && description.length > 0
}

/** Payload's own fields, in collections with sign-in or files. */
const payloads = /^(?:users\.(?:email|password|sessions\..*)|.*\.filename)$/

describe('every collection', () => {
  test('says what it is for, and stands in a group or is reached from another', () => {
    const silent = product().filter(({ admin }) => !admin.description || admin.group === undefined)
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  test('has columns of its own, each a field that is there', () => {
    const wrong = product().flatMap(({ slug, admin, flattenedFields }) => {
      const { defaultColumns = [] } = admin
      const names = new Set([...flattenedFields.map(({ name }) => name), '_status'])
      const unknown = defaultColumns.filter((name) => !names.has(name.split('.')[0] ?? ''))
      return defaultColumns.length > 1 ? unknown.map((name) => `${slug}.${name}`) : [slug]
    })
    expect(wrong).toEqual([])
  })

  test('is searched by fields that are there', () => {
    const wrong = product().flatMap(({ slug, admin, flattenedFields }) => {
      const names = new Set<string>(flattenedFields.map(({ name }) => name))
      const { listSearchableFields = [] } = admin
      return listSearchableFields
        .filter((name) => !names.has(name.split('.')[0] ?? ''))
        .map((name) => `${slug}.${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('that staff write in says of each required field what belongs there', async () => {
    const silent: string[] = []
    for (const collection of product()) {
      if (!(await isWritten(collection))) continue
      const required = shown(collection.fields).filter(
        ({ field, path }) =>
          'required' in field && field.required && !payloads.test(`${collection.slug}.${path}`),
      )
      silent.push(
        ...required
          .filter((one) => !describes(one))
          .map(({ path }) => `${collection.slug}.${path}`),
      )
    }
    expect(silent).toEqual([])
  })
})

describe('every global', () => {
  test('says what it is for, and of each required field what belongs there', () => {
    const silent = config.globals.flatMap(({ slug, admin, fields }) => [
      ...(admin.description && admin.group ? [] : [slug]),
      ...shown(fields)
        .filter((one) => 'required' in one.field && one.field.required && !describes(one))
        .map(({ path }) => `${slug}.${path}`),
    ])
    expect(silent).toEqual([])
  })
})

describe('a field of JSON or code', () => {
  test('is shown by a component of ours: Payload’s own loads its editor from elsewhere', () => {
    const everything = [...product(), ...config.globals]
    const foreign = everything.flatMap(({ slug, fields }) =>
      shown(fields)
        .filter(({ field }) => field.type === 'json' || field.type === 'code')
        .filter(({ field }) => !field.admin?.components || !('Field' in field.admin.components))
        .map(({ path }) => `${slug}.${path}`),
    )
    expect(foreign).toEqual([])
  })
})

describe('changing many documents at once', () => {
  test('leaves alone what is each document’s own', async () => {
    const written: SanitizedCollectionConfig[] = []
    for (const one of product()) if (await isWritten(one)) written.push(one)
    const harmful = written.flatMap(({ slug, fields }) =>
      shown(fields)
        .filter(({ path }) => /^(?:slug|secret|apiKey|enableAPIKey|url|target)$/.test(path))
        .filter(({ field }) => !(field.admin as { disableBulkEdit?: boolean }).disableBulkEdit)
        .map(({ path }) => `${slug}.${path}`),
    )
    expect(harmful).toEqual([])
  })
})
