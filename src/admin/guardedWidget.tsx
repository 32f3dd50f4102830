import type { PayloadRequest, WidgetServerProps } from 'payload'
import type { ReactNode } from 'react'

import { Panel } from './Panel.js'

type Declaration = {
  title: string
  access: (call: { req: PayloadRequest }) => boolean
  /** The roles that may see it, in words: `Editors and finance`. */
  who: string
  /** Reads the figures and renders them; errors in what it reads later are not caught. */
  show: (req: PayloadRequest) => Promise<ReactNode>
}

/**
 * A widget that shows a message if the reader may not see its figures or they cannot be read; the others still work.
 */
export function guardedWidget({ title, access, who, show }: Declaration) {
  return async function Widget({ req }: WidgetServerProps): Promise<ReactNode> {
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
