'use client'

import { PopupList, useConfig, useListQuery } from '@payloadcms/ui'

import { listFilters } from '../platform/listFilters.js'

/** Downloads the documents of a collection that match the filters of its list. */
export function ExportCsv({ collection }: { collection: string }) {
  const { config } = useConfig()
  const { query } = useListQuery()
  const filters = listFilters(query)
  const href = `${config.routes.api}/${collection}/export.csv${filters && `?${filters}`}`
  // A plain link: Next's Link would prefetch the file and open it as a page.
  return (
    <PopupList.ButtonGroup>
      <a className="popup-button-list__button" download href={href}>
        Download as CSV
      </a>
    </PopupList.ButtonGroup>
  )
}
