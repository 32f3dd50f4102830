import '../states.css'
import './lists.css'

import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps, SanitizedCollectionConfig, Where } from 'payload'

import { customOf } from '../../platform/extend.js'
import { listFilters } from '../../platform/listFilters.js'
import { inSteps, listLink } from '../listLink.js'
import { inSentence } from '../../platform/text.js'
import { bulkMenus } from './bulkMenus.js'
import { BulkBar } from './BulkBar.js'
import { SearchHint } from './SearchHint.js'
import { wordsOfSearch } from './wordsOfSearch.js'

type Props = Pick<
  BeforeListTableServerProps,
  'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'
>
type Tab = { label: string; where: Where }

/** Narrows a list with one click: to what is mine, what waits, and each state that documents are in. */
export async function ListTabs(props: Props) {
  const { collectionConfig, payload, searchParams = {} } = props
  const open = filtersIn(searchParams)
  const candidates = [{ label: 'All', where: {} }, ...tabsOf(props)]
  const counted = await Promise.all(
    candidates.map(async (tab) => ({
      ...tab,
      count: await count(props, tab.where),
      isOpen: open === listFilters({ where: inSteps(tab.where) }),
    })),
  )
  const [all, ...others] = counted
  const shown = others.filter(({ count, isOpen }) => count > 0 || isOpen)
  const isFiltered = all !== undefined && all.count > 0
  const menus = await bulkMenus({ payload, user: props.user ?? null }, collectionConfig)
  return (
    <>
      <SearchHint words={wordsOfSearch(collectionConfig)} />
      {isFiltered && (
        <Tabs collection={collectionConfig} payload={payload} tabs={[all, ...shown]} />
      )}
      {menus.length > 0 && (
        <BulkBar
          collection={collectionConfig.slug}
          menus={menus}
          nouns={nounsOf(collectionConfig)}
        />
      )}
      {props.data.totalDocs === 0 && <EmptyList {...props} isFiltered={isFiltered} />}
    </>
  )
}

type TabsProps = Pick<Props, 'payload'> & {
  collection: SanitizedCollectionConfig
  tabs: (Tab & { count: number; isOpen: boolean })[]
}

function Tabs({ collection, payload, tabs }: TabsProps) {
  const { slug, admin } = collection
  const hasBoard = Object.keys(admin.components?.views ?? {}).includes('board')
  if (tabs.length < 2 && !hasBoard) return null
  return (
    <nav aria-label="Parts of this list" className="list-tabs">
      {tabs.map(({ label, where, count, isOpen }) => (
        <Link
          aria-current={isOpen ? 'page' : undefined}
          href={listLink({ payload }, { collection: slug, where })}
          key={label}
          prefetch={false}
        >
          {label} <span>{count}</span>
        </Link>
      ))}
      {hasBoard && (
        <Link
          className="list-tabs__board"
          href={`${listLink({ payload }, { collection: slug })}/board`}
          prefetch={false}
        >
          Board
        </Link>
      )}
    </nav>
  )
}

function nounsOf({ labels }: Pick<SanitizedCollectionConfig, 'labels'>): [string, string] {
  const { singular, plural } = labels
  return [
    typeof singular === 'string' ? inSentence(singular) : 'document',
    typeof plural === 'string' ? inSentence(plural) : 'documents',
  ]
}

function EmptyList({ collectionConfig, payload, isFiltered }: Props & { isFiltered: boolean }) {
  const { slug, custom } = collectionConfig
  const { empty } = custom as { empty?: string }
  const [, plural] = nounsOf(collectionConfig)
  return (
    <div className="list-empty">
      {isFiltered ? (
        <p>
          No {plural} match your search and filters.{' '}
          <Link href={listLink({ payload }, { collection: slug })} prefetch={false}>
            Show all
          </Link>
        </p>
      ) : (
        <p>{empty ?? `There are no ${plural} yet.`}</p>
      )}
    </div>
  )
}

function tabsOf({ collectionConfig, payload, user }: Props): Tab[] {
  const { slug, flattenedFields, custom } = collectionConfig
  const { tabs = stateTabs(flattenedFields) } = custom as { tabs?: Tab[] }
  const waiting = (customOf(payload.config).waiting ?? []).filter((one) => one.collection === slug)
  const isOwned = flattenedFields.some(({ name }) => name === 'assignee')
  const mine = isOwned && user ? [{ label: 'Mine', where: { assignee: { equals: user.id } } }] : []
  const all = [...mine, ...tabs, ...waiting]
  const filters = all.map(({ where }) => listFilters({ where }))
  return all.filter((_, at) => filters.indexOf(filters[at] ?? '') === at)
}

/** One tab for each value of the field that says how far a document has come, where a collection names no `tabs`. */
function stateTabs(fields: SanitizedCollectionConfig['flattenedFields']): Tab[] {
  const names = ['status', 'state', '_status']
  const field = fields.find(({ name, type }) => names.includes(name) && type === 'select')
  if (field?.type !== 'select') return []
  return field.options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    const words = typeof label === 'string' ? label : value.charAt(0).toUpperCase() + value.slice(1)
    return { label: words, where: { [field.name]: { equals: value } } }
  })
}

/** As many as the list would show: it lists the newest draft of each document. */
async function count({ collectionConfig, payload, user }: Props, where: Where): Promise<number> {
  const { totalDocs } = await payload.find({
    ...{ collection: collectionConfig.slug, where, draft: true, limit: 1, depth: 0 },
    ...{ select: { updatedAt: true }, overrideAccess: false, user: user ?? null },
  })
  return totalDocs
}

/** The filters of the address, as `listFilters` writes them. */
function filtersIn(searchParams: Record<string, string | string[] | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams)) {
    const isFilter = name.startsWith('where') || (name === 'search' && value)
    if (isFilter) for (const one of [value ?? ''].flat()) parameters.append(name, one)
  }
  return parameters.toString()
}
