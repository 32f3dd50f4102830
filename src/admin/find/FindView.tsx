import '../states.css'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, SanitizedCollectionConfig } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { roleOf } from '../../platform/access.js'
import { listLink } from '../listLink.js'
import { readPath } from '../readPath.js'
import { recordOf } from '../records/recordDeclaration.js'
import { FindBox, maxQueryLength } from './FindBox.js'
import { FoundDocuments } from './FoundDocuments.js'

const perCollection = 5

type Page = AdminViewServerProps['initPageResult']

/** What is found in every list that the reader may search. A single document opens at once. */
export async function FindView({ initPageResult, searchParams, ...props }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload } = req
  const query = [searchParams?.['q']].flat()[0]?.trim().slice(0, maxQueryLength) ?? ''
  const isAsked = roleOf(req) !== undefined && query !== ''
  const found = isAsked ? await searchAll(initPageResult, query) : []
  const [only] = found
  if (only && found.length === 1 && only.count === 1) {
    redirect(`${payload.config.routes.admin}/collections/${only.slug}/${idOf(only.docs[0])}`)
  }
  return (
    <DefaultTemplate
      {...props}
      {...{ i18n: req.i18n, payload, permissions, req, visibleEntities }}
      {...(req.user?.collection === 'users' && { user: req.user })}
    >
      <main>
        <SetStepNav nav={[{ label: 'Find' }]} />
        <Gutter className="find">
          <h1>Find</h1>
          <FindBox payload={payload} permissions={permissions} query={query} />
          {isAsked && found.length === 0 && (
            <p>Nothing that you may read matches “{query}”. Check the spelling, or enter less.</p>
          )}
          {found.map((list) => (
            <FoundDocuments key={list.slug} req={req} {...list} />
          ))}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}

/** Lists where something is called exactly so come first, then those about people. */
async function searchAll({ req, permissions, visibleEntities }: Page, query: string) {
  const searched = req.payload.config.collections.filter(
    ({ slug, admin }) =>
      admin.listSearchableFields &&
      admin.group !== 'Settings' &&
      admin.group !== false &&
      permissions.collections?.[slug]?.read &&
      visibleEntities.collections.includes(slug),
  )
  const lists = await Promise.all(searched.map((config) => search(req, config, query)))
  return lists.filter(({ docs }) => docs.length > 0).sort((a, b) => b.rank - a.rank)
}

const idOf = (document: unknown) => String(readPath(document, 'id'))

/** As the search box of the list finds, with `%` and `_` as themselves. */
async function search(req: Page['req'], config: SanitizedCollectionConfig, query: string) {
  const slug = config.slug
  const { listSearchableFields: paths = [] } = config.admin
  const where = mergeListSearchAndWhere({
    collectionConfig: config,
    search: query.replace(/[\\%_]/g, '\\$&'),
  })
  const { docs, totalDocs: count } = await req.payload.find({
    ...{ collection: slug, where, limit: perCollection, depth: 1, draft: true },
    ...{ overrideAccess: false, req, sort: config.defaultSort },
  })
  const all: unknown[] = docs
  const isExact = paths.some((path) =>
    all.some((doc) => String(readPath(doc, path)).toLowerCase() === query.toLowerCase()),
  )
  const rank = Number(isExact) * 2 + Number(recordOf(config)?.person !== undefined)
  const href = listLink(req, { collection: slug, search: query })
  return { slug, docs: all, count, href, rank }
}
