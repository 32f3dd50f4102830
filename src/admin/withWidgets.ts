import type { Config, DashboardConfig, PayloadRequest, WidgetInstance } from 'payload'

import { customOf } from '../platform/extend.js'
import type { DashboardWidget } from './DashboardWidget.js'

/** Puts the widgets of the modules listed before it on the admin's first page. */
export function withWidgets(config: Config): Config {
  const { widgets = [] } = customOf(config)
  const shown = widgets.map(({ slug, label, Component }) => ({ slug, label, Component }))
  const dashboard = { widgets: shown, defaultLayout: layoutOf(widgets) }
  return { ...config, admin: { ...config.admin, dashboard } }
}

/** The widgets that the reader's role may see, by rank, then the collections as Payload shows them. */
function layoutOf(all: readonly DashboardWidget[]): DashboardConfig['defaultLayout'] {
  const ranked = [...all].sort((a, b) => a.rank - b.rank)
  return ({ req }: { req: PayloadRequest }) => [
    ...ranked
      .filter(({ access }) => access({ req }))
      .map(({ slug, width }) => ({ widgetSlug: slug, width }) as WidgetInstance),
    { widgetSlug: 'collections', width: 'full' },
  ]
}
