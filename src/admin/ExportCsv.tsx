'use client'

import { PopupList, useConfig, useListQuery } from '@payloadcms/ui'

import { download } from './runAction.js'
import { listFilters } from '../platform/listFilters.js'

/** Downloads the documents of a collection that match the filters of its list. */
export function ExportCsv({ collection }: { collection: string }) {
  const { config } = useConfig()
  const { query } = useListQuery()
  const filters = listFilters(query)
  const href = `${config.routes.api}/${collection}/export.csv${filters && `?${filters}`}`
  return (
    <PopupList.ButtonGroup>
      <a
        className="popup-button-list__button"
        download
        href={href}
        onClick={(event) => {
          // Not by the browser itself, so that a refusal can be asked about, or said.
          event.preventDefault()
          void download(href)
        }}
      >
        Download as CSV
      </a>
    </PopupList.ButtonGroup>
  )
}
