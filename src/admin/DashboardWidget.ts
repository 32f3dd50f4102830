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
  /** Who has it on their page by default, and may see it: everyone may add every widget. */
  access: (call: { req: PayloadRequest }) => boolean
  /** The roles that may see it, in words: `Editors and finance`. */
  who: string
  width: WidgetWidth
  /** Lower ranks come first. */
  rank: number
}
