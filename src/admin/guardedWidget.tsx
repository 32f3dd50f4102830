import type { PayloadRequest, WidgetServerProps } from 'payload'
import type { ReactNode } from 'react'

import { customOf } from '../platform/extend.js'
import { Panel } from './Panel.js'

/**
 * A widget that shows a message if the reader may not see its figures or they cannot be read; the others still work. Errors
 * in what `show` reads later are not caught.
 */
export function guardedWidget(show: (req: PayloadRequest) => Promise<ReactNode>) {
  return async function Widget({ req, widgetSlug }: WidgetServerProps): Promise<ReactNode> {
    const { widgets = [] } = customOf(req.payload.config)
    const declared = widgets.find(({ slug }) => slug === widgetSlug)
    if (!declared) return null
    const { label: title, access, who } = declared
    if (!access({ req })) {
      return notice(title, `Your role does not read these figures. ${who} do.`)
    }
    try {
      return await show(req)
    } catch (err) {
      req.payload.logger.error({ err, msg: `The widget ${title} could not be shown` })
      return notice(title, brokenWords)
    }
  }
}

const brokenWords =
  'These figures could not be read. Nothing is lost: reload the page, and if it stays so, have the service’s log looked at.'

const notice = (title: string, words: string) => (
  <Panel title={title}>
    <p className="dash-empty">{words}</p>
  </Panel>
)
