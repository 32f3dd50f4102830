import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { asShare, inFigures, inSpan } from '../../../admin/figureWords.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { readSearchTotals } from '../searches/readSearchTotals.js'
import { MissedQueries } from './MissedQueries.js'
import { SearchesByDay } from './SearchesByDay.js'

/** The searches of the last 30 days, and those without results. */
export const SearchesWidget = guardedWidget({
  title: 'Searches',
  access: staff('editor'),
  who: 'Editors',
  show,
})

async function show(req: PayloadRequest) {
  const totals = await readSearchTotals(req)
  const { language } = req.i18n
  const { searches, withoutResult } = totals
  const faqs = `${req.payload.config.routes.admin}/collections/faqs/create`
  return (
    <Panel
      link={{ href: faqs, label: 'Write a question and answer' }}
      note={inSpan(totals, language)}
      title="Searches"
    >
      {searches === 0 ? (
        <Empty>
          Nobody has searched the site in these 30 days. What visitors look for at /search and do
          not find shows here.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Searches', value: inFigures(searches, language) },
              { label: 'Found nothing', value: inFigures(withoutResult, language) },
              { label: 'Share', value: asShare(withoutResult / searches, language) },
            ]}
          />
          <SearchesByDay language={language} totals={totals} />
          <MissedQueries language={language} totals={totals} />
        </>
      )}
    </Panel>
  )
}
