import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { CollectionSlug } from 'payload'

import { boot, type Foyer } from '../../support/boot.js'
import { type CallAs, callAs, hire, type Request, statusesOf } from './actors.js'

let foyer: Foyer
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  call = callAs(foyer, await hire(foyer))
})
afterAll(() => foyer.stop())

let number = 0
const unique = () => `doc-${String((number += 1))}`

const contents: Record<string, () => Record<string, unknown>> = {
  pages: () => ({ title: 'Page', slug: unique() }),
  policies: () => ({
    title: 'Policy',
    slug: unique(),
    kind: 'terms',
    version: '1',
    effectiveDate: '2026-01-01',
  }),
  partners: () => ({ name: 'Partner', slug: unique() }),
  faqs: () => ({ question: 'Why?', answer: 'Because.' }),
  courses: () => ({ title: 'Course', slug: unique(), summary: 'About' }),
}

async function make(collection: string, _status: 'draft' | 'published'): Promise<string> {
  const data = { ...contents[collection]?.(), _status }
  const slug = collection as CollectionSlug
  return (await foyer.payload.create({ collection: slug, data: data as never })).id
}

async function versionOf(collection: string, id: string): Promise<string> {
  const { docs } = await foyer.payload.findVersions({
    collection: collection as CollectionSlug,
    where: { parent: { equals: id } },
    limit: 1,
  })
  return String(docs[0]?.id)
}

/** The operations on a document of content, each with its own document. */
const contentOperations: Record<string, (collection: string) => Promise<Request> | Request> = {
  create: (c) => ({ path: `/api/${c}`, method: 'POST', json: contents[c]?.() }),
  'create a draft': (c) => ({
    path: `/api/${c}?draft=true`,
    method: 'POST',
    json: contents[c]?.(),
  }),
  list: (c) => ({ path: `/api/${c}` }),
  count: (c) => ({ path: `/api/${c}/count` }),
  read: async (c) => ({ path: `/api/${c}/${await make(c, 'published')}` }),
  'read a draft': async (c) => ({ path: `/api/${c}/${await make(c, 'draft')}` }),
  'list versions': (c) => ({ path: `/api/${c}/versions` }),
  'read a version': async (c) => ({
    path: `/api/${c}/versions/${await versionOf(c, await make(c, 'published'))}`,
  }),
  'restore a version': async (c) => ({
    path: `/api/${c}/versions/${await versionOf(c, await make(c, 'published'))}`,
    method: 'POST',
  }),
  'ask about access': async (c) => ({
    path: `/api/${c}/access/${await make(c, 'published')}`,
    method: 'POST',
    json: {},
  }),
  'ask about access to a draft': async (c) => ({
    path: `/api/${c}/access/${await make(c, 'draft')}`,
    method: 'POST',
    json: {},
  }),
  duplicate: async (c) => ({
    path: `/api/${c}/${await make(c, 'published')}/duplicate`,
    method: 'POST',
    json: {},
  }),
  update: async (c) => ({
    path: `/api/${c}/${await make(c, 'published')}`,
    method: 'PATCH',
    json: { _status: 'published' },
  }),
  'update a draft': async (c) => ({
    path: `/api/${c}/${await make(c, 'draft')}?draft=true`,
    method: 'PATCH',
    json: { _status: 'draft' },
  }),
  'update many': async (c) => ({
    path: `/api/${c}?where[id][equals]=${await make(c, 'published')}`,
    method: 'PATCH',
    json: { _status: 'draft' },
  }),
  delete: async (c) => ({ path: `/api/${c}/${await make(c, 'published')}`, method: 'DELETE' }),
  'delete many': async (c) => ({
    path: `/api/${c}?where[id][equals]=${await make(c, 'published')}`,
    method: 'DELETE',
  }),
}

/** Statuses in the order of `actors`: admin, editor, sales, finance, viewer, anonymous. */
const contentMatrix: Record<string, string> = {
  create: '201 201 403 403 403 403',
  'create a draft': '201 201 403 403 403 403',
  list: '200 200 200 200 200 200',
  count: '200 200 200 200 200 200',
  read: '200 200 200 200 200 200',
  'read a draft': '200 200 200 200 200 404',
  'list versions': '200 200 200 200 200 403',
  'read a version': '200 200 200 200 200 403',
  'restore a version': '200 200 403 403 403 403',
  'ask about access': '200 200 200 200 200 200',
  'ask about access to a draft': '200 200 200 200 200 404',
  duplicate: '200 200 403 403 403 403',
  update: '200 200 403 403 403 403',
  'update a draft': '200 200 403 403 403 403',
  'update many': '200 200 403 403 403 403',
  delete: '200 200 403 403 403 403',
  'delete many': '200 200 403 403 403 403',
}

describe.each(Object.keys(contents))('%s', (collection) => {
  test.each(Object.entries(contentMatrix))('%s: %s', async (operation, row) => {
    const request = () => contentOperations[operation]?.(collection)
    expect(await statusesOf(call, request)).toBe(row)
  })
})
