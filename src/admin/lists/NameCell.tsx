'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { readPath } from '../readPath.js'

type Props = DefaultCellComponentProps & {
  /** The field beside this one that names the document where this one is empty, and stands below it elsewhere. */
  beside: string
  /** What stands where both are empty. */
  nameless?: string
}

/** Who a row is about: a name with the address below it, or the address alone. */
export function NameCell({ cellData, beside, nameless = '–', collectionSlug, ...row }: Props) {
  const { field, link, rowData } = row
  const { config } = useConfig()
  const path = (field as { accessor?: string }).accessor ?? ('name' in field ? field.name : '')
  const other = read(rowData, path.replace(/[^.]*$/, beside))
  const name = typeof cellData === 'string' && cellData !== '' ? cellData : undefined
  const title = name ?? other ?? nameless
  const href = `${config.routes.admin}/collections/${collectionSlug}/${String(rowData['id'])}`
  return (
    <span className="name-cell">
      {link ? (
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      ) : (
        title
      )}
      {name && other && <small>{other}</small>}
    </span>
  )
}

function read(row: unknown, path: string): string | undefined {
  const value = readPath(row, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}
