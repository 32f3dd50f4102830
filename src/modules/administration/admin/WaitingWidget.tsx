import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'

import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { inFigures } from '../../../admin/figureWords.js'
import { Panel } from '../../../admin/Panel.js'
import { readWaiting } from '../waiting/readWaiting.js'

/** What is waiting for the reader, each kind with a link to its list; kinds without anything share one line. */
export const WaitingWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const { items } = await readWaiting(req)
  const { language } = req.i18n
  const waiting = items.filter(({ count }) => count > 0)
  const clear = items.filter(({ count }) => count === 0).map(({ label }) => label.toLowerCase())
  return (
    <Panel title="Waiting for you">
      {waiting.length > 0 && (
        <ul className="dash-waiting">
          {waiting.map(({ id, label, hint, count, url }) => (
            <li key={id}>
              <Link href={url} prefetch={false}>
                <span className="dash-waiting__count">{inFigures(count, language)}</span>{' '}
                <strong>{label}</strong>
              </Link>
              <p>{hint}</p>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <Empty>Nothing is reported to your role. Your lists are below and in the menu.</Empty>
      )}
      {clear.length > 0 && (
        <p className="dash-clear">
          <span aria-hidden="true">✓ </span>Nothing in: {clear.join(', ')}.
        </p>
      )}
    </Panel>
  )
}
