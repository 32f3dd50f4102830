import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload'

import { isNothing } from '../records/fieldAt.js'
import { nameElsewhere } from '../records/nameElsewhere.js'

/** The title of a row; without one in the open language, what it is called in another. */
export async function TitleCell(props: DefaultServerCellComponentProps & { columnIndex: number }) {
  const { collectionSlug, columnIndex, link, linkURL, payload, rowData, viewType } = props
  const written: unknown = props.cellData
  const id = rowData['id'] as number | string
  const name = isNothing(written) ? await nameElsewhere(payload, collectionSlug, id) : written
  const field = { name: 'title', type: 'text' } satisfies TextFieldClient
  return (
    <RenderDefaultCell
      clientProps={{
        ...{ cellData: name, collectionSlug, field, link, rowData, viewType },
        ...(linkURL !== undefined && { linkURL }),
      }}
      columnIndex={columnIndex}
      isLinkedColumn={link === true}
    />
  )
}
