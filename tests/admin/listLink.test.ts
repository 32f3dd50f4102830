import { expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'

import { listLink } from '../../src/admin/listLink.js'

const req = { payload: { config: { routes: { admin: '/admin' } } } } as unknown as PayloadRequest

const linkOf = (list: Parameters<typeof listLink>[1]) => decodeURIComponent(listLink(req, list))

test('leads to the whole list where nothing is asked for', () => {
  expect(linkOf({ collection: 'leads' })).toBe('/admin/collections/leads')
})

test('writes one condition as scripts write it', () => {
  expect(linkOf({ collection: 'webhooks', where: { deadSince: { exists: true } } })).toBe(
    '/admin/collections/webhooks?where[deadSince][exists]=true',
  )
})

test('writes several conditions one by one, so that the admin shows each', () => {
  const where = {
    createdAt: { greater_than: '2026', less_than: '2027' },
    status: { in: ['a', 'b'] },
  }
  expect(linkOf({ collection: 'orders', where, search: 'ada' }).split('?')[1]?.split('&')).toEqual([
    'search=ada',
    'where[and][0][createdAt][greater_than]=2026',
    'where[and][1][createdAt][less_than]=2027',
    'where[and][2][status][in][0]=a',
    'where[and][2][status][in][1]=b',
  ])
})
