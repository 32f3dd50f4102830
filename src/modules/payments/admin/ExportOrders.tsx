'use client'

import { PopupList, useConfig, useListQuery } from '@payloadcms/ui'

import { listFilters } from '../../../platform/listFilters.js'

/** Downloads the orders that match the filters of the list. */
export function ExportOrders() {
  const { config } = useConfig()
  const { query } = useListQuery()
  const filters = listFilters(query)
  const href = `${config.routes.api}/orders/export.csv${filters && `?${filters}`}`
  // A plain link: Next's Link would prefetch the file and open it as a page.
  return (
    <PopupList.ButtonGroup>
      <a className="popup-button-list__button" download href={href}>
        Download as CSV
      </a>
    </PopupList.ButtonGroup>
  )
}
