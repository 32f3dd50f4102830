import type { PayloadRequest, Widget, WidgetWidth } from 'payload'

declare module '../platform/extend.js' {
  interface Declarations {
    /** What the admin's first page shows of a module. */
    widgets: DashboardWidget[]
  }
}

/** What a module shows on the admin's first page. */
export type DashboardWidget = Pick<Widget, 'slug' | 'Component'> & {
  label: string
  /** Who has it on his page from the start. The component asks again, because everyone may add every widget. */
  access: (call: { req: PayloadRequest }) => boolean
  width: WidgetWidth
  /** Lower ones stand further up. */
  rank: number
}
