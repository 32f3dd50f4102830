import { describe, expect, test } from '@jest/globals'
import type { Config, PayloadRequest } from 'payload'

import { type Role, staff } from '../../src/platform/access.js'
import type { DashboardWidget } from '../../src/admin/DashboardWidget.js'
import { withWidgets } from '../../src/admin/withDesk.js'
import { extend } from '../../src/platform/extend.js'

const widget = (slug: string, rank: number, ...roles: Role[]): DashboardWidget => ({
  slug,
  label: slug,
  Component: `/src/${slug}#Widget`,
  access: staff(...roles),
  who: 'The staff',
  width: 'medium',
  rank,
})

const bare = { collections: [] } as unknown as Config
const declared = extend(extend(bare, { widgets: [widget('money', 20, 'finance')] }), {
  widgets: [widget('people', 10, 'sales'), widget('all', 30, 'finance', 'sales')],
})
const config = withWidgets(declared)

async function layoutOf(role: Role): Promise<string[]> {
  const layout = config.admin?.dashboard?.defaultLayout
  const req = { user: { collection: 'users', role } } as unknown as PayloadRequest
  const items = typeof layout === 'function' ? await layout({ req }) : []
  return items.map(({ widgetSlug }) => widgetSlug as string)
}

describe('the first page of the admin', () => {
  test('shows each role its own widgets by rank, then the collections', async () => {
    expect(await layoutOf('admin')).toEqual(['people', 'money', 'all', 'collections'])
    expect(await layoutOf('sales')).toEqual(['people', 'all', 'collections'])
    expect(await layoutOf('viewer')).toEqual(['collections'])
  })

  test('offers the widgets of every module, without what only the server can read', () => {
    expect(config.admin?.dashboard?.widgets).toEqual([
      { slug: 'money', label: 'money', Component: '/src/money#Widget' },
      { slug: 'people', label: 'people', Component: '/src/people#Widget' },
      { slug: 'all', label: 'all', Component: '/src/all#Widget' },
    ])
  })

  test('is left alone by modules that show nothing', () => {
    expect(extend(bare, { waiting: [] }).admin).toBeUndefined()
  })
})
