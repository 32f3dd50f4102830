'use client'

import { PopupList, useConfig, useListQuery } from '@payloadcms/ui'

import { listFilters } from '../../../platform/listFilters.js'

/** Downloads the orders that the list shows by its present filters. */
export function ExportOrders() {
  const { config } = useConfig()
  const { query } = useListQuery()
  const filters = listFilters(query)
  const href = `${config.routes.api}/orders/export.csv${filters && `?${filters}`}`
  // No link of Next's: it would fetch the file ahead and open it as a page.
  return (
    <PopupList.ButtonGroup>
      <a className="popup-button-list__button" download href={href}>
        Download as CSV
      </a>
    </PopupList.ButtonGroup>
  )
}
