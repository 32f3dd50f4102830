import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let visitor: PayloadRequest
let outsider: PayloadRequest

beforeAll(async () => {
  foyer = await boot()
  visitor = await createLocalReq({}, foyer.payload)
  const user = { id: '01a1f8a0-5624-717c-b821-bb5841c59caa', collection: 'learners', role: 'admin' }
  outsider = await createLocalReq({ user: user as never }, foyer.payload)
})
afterAll(() => foyer.stop())

/** Payload stores preferences by user, for each user their own. */
const ownOnly = ['payload-preferences']

const operations = [
  'create',
  'read',
  'readVersions',
  'update',
  'delete',
  'unlock',
  'admin',
] as const

describe('whoever is signed in, but not as staff', () => {
  test('may do what a visitor may, in every collection', async () => {
    for (const { slug, access } of foyer.payload.config.collections) {
      if (ownOnly.includes(slug)) continue
      for (const operation of operations) {
        const decide = access[operation] as ((args: object) => unknown) | undefined
        if (!decide) continue
        const asVisitor = await decide({ req: visitor, data: {} })
        const asOutsider = await decide({ req: outsider, data: {} })
        expect([slug, operation, asOutsider]).toEqual([slug, operation, asVisitor])
      }
    }
  })

  test('may do what a visitor may, with every global', async () => {
    for (const { slug, access } of foyer.payload.config.globals) {
      for (const operation of ['read', 'readVersions', 'update'] as const) {
        const decide = access[operation] as ((args: object) => unknown) | undefined
        if (!decide) continue
        const asVisitor = await decide({ req: visitor, data: {} })
        const asOutsider = await decide({ req: outsider, data: {} })
        expect([slug, operation, asOutsider]).toEqual([slug, operation, asVisitor])
      }
    }
  })
})
