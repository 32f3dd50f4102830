import { anyStaff, staff } from '../../../platform/access.js'
import type { DashboardWidget } from '../../../admin/DashboardWidget.js'

/** The dashboard widgets for search and the service's health. */
export const discoveryWidgets: DashboardWidget[] = [
  {
    slug: 'searches',
    label: 'Searches',
    Component: '/src/modules/discovery/admin/SearchesWidget#SearchesWidget',
    access: staff('editor'),
    width: 'medium',
    rank: 41,
  },
  {
    slug: 'health',
    label: 'System health',
    Component: '/src/modules/discovery/admin/HealthWidget#HealthWidget',
    access: anyStaff,
    width: 'full',
    rank: 50,
  },
]
