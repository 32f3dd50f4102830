'use client'

import { useAuth, useConfig, useListQuery, useLocale } from '@payloadcms/ui'

import { listFilters } from '../../../listFilters.js'
import { ImportForm } from './ImportForm.js'

/** Above a list: exports what its current filters show, and imports files. */
export function TransferPanel({ collection }: { collection: string }) {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { query } = useListQuery()
  const { permissions } = useAuth()
  const filters = listFilters(query)
  const href = (format: string) =>
    `${config.routes.api}/${collection}/export?format=${format}&locale=${locale}${filters && `&${filters}`}`
  const mayImport = Boolean(permissions?.collections?.[collection]?.create)
  return (
    <details style={{ marginBottom: 'var(--base)' }}>
      <summary style={{ cursor: 'pointer', minHeight: 24 }}>
        {mayImport ? 'Import and export' : 'Export'}
      </summary>
      <div style={{ display: 'grid', gap: 'var(--base)', padding: 'var(--base) 0', maxWidth: 720 }}>
        <p style={{ margin: 0 }}>
          Download what the list shows, drafts included, in the language chosen above:{' '}
          {/* Not Next's link, which would prefetch the file and open it as a page. */}
          <a download href={href('csv')}>
            as CSV
          </a>{' '}
          for a spreadsheet, or{' '}
          <a download href={href('json')}>
            as JSON
          </a>
          .
        </p>
        {mayImport && <ImportForm collection={collection} locale={locale} />}
      </div>
    </details>
  )
}
