import type { Config, DashboardConfig, PayloadRequest, WidgetInstance } from 'payload'

import type { DashboardWidget } from './DashboardWidget.js'

type Admin = NonNullable<Config['admin']>

/** The admin with these widgets; `all` are they and those of earlier modules, of which each role gets its own. */
export function withWidgets(
  admin: Admin | undefined,
  added: readonly DashboardWidget[],
  all: readonly DashboardWidget[],
): Admin {
  const earlier = admin?.dashboard?.widgets ?? []
  const widgets = added.map(({ slug, label, Component }) => ({ slug, label, Component }))
  return {
    ...admin,
    dashboard: { widgets: [...earlier, ...widgets], defaultLayout: layoutOf(all) },
  }
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
