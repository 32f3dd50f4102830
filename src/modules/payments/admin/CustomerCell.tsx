import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload'

import { NameCell } from '../../../admin/lists/NameCell.js'
import { readPath } from '../../../admin/readPath.js'
import { isBuyerErased } from '../orders/buyers.js'

type Props = Pick<
  DefaultServerCellComponentProps,
  'cellData' | 'collectionSlug' | 'link' | 'payload' | 'rowData'
>

const field: TextFieldClient & { accessor: string } = {
  ...{ name: 'name', type: 'text', admin: {} },
  accessor: 'customer.name',
}

/** Who paid. An order without a name and an address says whether they were erased or never given. */
export async function CustomerCell({ cellData, collectionSlug, link, payload, rowData }: Props) {
  const isNamed = Boolean(cellData) || Boolean(readPath(rowData, 'customer.email'))
  const isErased = !isNamed && (await isBuyerErased(payload, String(rowData['number'])))
  return (
    <NameCell
      {...{ beside: 'email', cellData, collectionSlug, field, rowData }}
      link={link === true}
      nameless={isErased ? 'Erased' : 'No name given'}
    />
  )
}
