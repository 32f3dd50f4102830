import type { PayloadRequest, Widget, WidgetWidth } from 'payload'

declare module '../platform/extend.js' {
  interface Declarations {
    /** The widgets of a module on the admin's first page. */
    widgets: DashboardWidget[]
  }
}

/** One widget on the admin's first page. */
export type DashboardWidget = Pick<Widget, 'slug' | 'Component'> & {
  label: string
  /** Who has it on their page by default. The component checks access again, because everyone may add every widget. */
  access: (call: { req: PayloadRequest }) => boolean
  width: WidgetWidth
  /** Lower ranks come first. */
  rank: number
}
