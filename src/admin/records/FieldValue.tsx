import { Link } from '@payloadcms/ui'
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, TypedUser } from 'payload'

import { formatMoney } from '../../platform/formatMoney.js'
import { localization } from '../../platform/localization.js'
import { currencyPath } from '../fields/currencyPath.js'
import { readPath } from '../readPath.js'
import { endOf, fieldAt, isNothing, labelOf, moneyOf } from './fieldAt.js'
import { recordOf } from './recordDeclaration.js'
import { When } from './When.js'

type Props = {
  field: FlattenedField
  path: string
  document: unknown
  req: Pick<PayloadRequest, 'payload'> & { user: TypedUser | null }
}

type Custom = {
  /** What stands where there is no value. */
  nothing?: string
  /** The document of another module that a text names; `in` is the path of its collection where that is not always one. */
  refersTo?: { collection?: CollectionSlug; in?: string; by: string }
  /** The field that names the time zone in which visitors read a time. */
  zone?: string
}

/** A stored value as text: money with its currency, choices by their words, documents by their names, times as people say them. */
export function FieldValue({ field, path, document, req }: Props) {
  const value = readPath(document, path)
  const { nothing = '–', refersTo, zone } = (field.custom ?? {}) as Custom
  if (isNothing(value)) return nothing
  if (refersTo) {
    const collection = refersTo.collection ?? readPath(document, refersTo.in ?? '')
    const to = { collection: collection as CollectionSlug, by: refersTo.by }
    return <Referred {...to} req={req} value={String(value)} />
  }
  if (field.type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (field.type === 'date' && typeof value === 'string') {
    return <When iso={value} zone={zone && (readPath(document, zone) as string | undefined)} />
  }
  if (field.type === 'select') {
    const end = endOf(field)
    const hasEnded = end !== undefined && !isNothing(readPath(document, end))
    if (hasEnded) return <span className="state selected--ended">Ended</span>
    return <Choice field={field} values={[value].flat().map(String)} />
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    const to = field.relationTo
    if (typeof to !== 'string') return '–'
    return [value].flat().map((one) => <Related id={idOf(one)} key={idOf(one)} req={req} to={to} />)
  }
  if (field.type === 'array') return <Rows field={field} rows={value as unknown[]} />
  const currency = moneyOf(field)
  const code = currency && readPath(document, currencyPath(path, currency))
  if (typeof value === 'number' && typeof code === 'string') return formatMoney(value, code, 'en')
  if (field.name === 'locale') return languages.get(String(value)) ?? String(value)
  if (field.name === 'country' && /^[A-Z]{2}$/.test(String(value)))
    return countries.of(String(value))
  return <span className="record-text">{[value].flat().join(', ')}</span>
}

const languages = new Map<string, string>(
  localization.locales.map(({ code, label }) => [code, label]),
)

const countries = new Intl.DisplayNames('en', { type: 'region' })

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? String((value as { id?: unknown }).id)
    : String(value)

type OfType<T> = Extract<FlattenedField, { type: T }>

function Choice({ field, values }: { field: OfType<'select'>; values: string[] }) {
  const isState = ['status', 'state', '_status', 'severity'].includes(field.name)
  return values.map((value) => (
    <span className={isState ? `state selected--${value}` : undefined} key={value}>
      {labelOf(field, value)}{' '}
    </span>
  ))
}

/** A related document by its name, if the reader may read it. */
async function Related({ id, req, to }: Pick<Props, 'req'> & { id: string; to: string }) {
  const { payload, user } = req
  const slug = to as CollectionSlug
  const found: unknown = await payload.findByID({
    ...{ collection: slug, id, depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user },
  })
  return found ? <DocumentLink document={found} payload={payload} to={slug} /> : '–'
}

type ReferredProps = Pick<Props, 'req'> & { collection: CollectionSlug; by: string; value: string }

/** A document of another module as its collection says it in short, or by its name, if the reader may read it. */
async function Referred({ by, collection, req, value }: ReferredProps) {
  const { payload, user } = req
  const { docs } = await payload.find({
    ...{ collection, where: { [by]: { equals: value } }, limit: 1, pagination: false, depth: 0 },
    ...{ disableErrors: true, overrideAccess: false, user },
  })
  const [found] = docs
  // A slug says what was meant, also once its document is gone; an ID says nothing.
  if (!found) return by === 'slug' ? value : 'Not for your role'
  const { config } = payload.collections[collection]
  const { short } = recordOf(config) ?? {}
  if (!short) return <DocumentLink document={found} payload={payload} to={collection} />
  return (
    <Link href={`${payload.config.routes.admin}/collections/${collection}/${found.id}`}>
      {short.map((path) => {
        const field = fieldAt(config.flattenedFields, path)
        return (
          field &&
          !isNothing(readPath(found, path)) && (
            <span key={path}>
              <FieldValue document={found} field={field} path={path} req={req} />{' '}
            </span>
          )
        )
      })}
    </Link>
  )
}

type LinkProps = { document: unknown; payload: Payload; to: CollectionSlug }

/** A document by its name, as a link to its record. */
export function DocumentLink({ document, payload, to }: LinkProps) {
  const title = readPath(document, payload.collections[to].config.admin.useAsTitle ?? 'id')
  const isTime = typeof title === 'string' && /^\d{4}-\d\d-\d\dT/.test(title)
  const href = `${payload.config.routes.admin}/collections/${to}/${idOf(document)}`
  return (
    <Link href={href} prefetch={false}>
      {isTime ? <When iso={title} /> : typeof title === 'string' && title ? title : 'Untitled'}
    </Link>
  )
}

function Rows({ field, rows }: { field: OfType<'array'>; rows: unknown[] }) {
  const names = field.flattenedFields.map(({ name }) => name).filter((name) => name !== 'id')
  return (
    <ol className="record-rows">
      {rows.map((row, at) => (
        <li key={at}>
          {names
            .map((name) => readPath(row, name))
            .filter((one) => !isNothing(one))
            .join(', ')}
        </li>
      ))}
    </ol>
  )
}
