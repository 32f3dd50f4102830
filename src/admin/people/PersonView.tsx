import '../states.css'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'

import { roleOf, staff } from '../../platform/access.js'
import { FoundDocuments } from '../find/FoundDocuments.js'
import { listLink } from '../listLink.js'
import { letterTo, recordOf } from '../records/recordDeclaration.js'
import { readPath } from '../readPath.js'
import { PersonActions } from './PersonActions.js'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>

const perCollection = 50

/** Who may export and erase people. */
const maySeeAll = staff('sales')

/** Everything that the reader may know of an address, from every collection that says where it keeps one. */
export async function PersonView({ initPageResult, searchParams }: Props) {
  const { req } = initPageResult
  const email = [searchParams?.['email']].flat()[0]?.trim().toLowerCase() ?? ''
  if (roleOf(req) === undefined || email === '') {
    return <Gutter>Open somebody from a lead, an order or a learner.</Gutter>
  }
  const { collections } = req.payload.config
  const found = await Promise.all(collections.map(({ slug }) => findOf(req, slug, email)))
  const known = found.filter(({ docs }) => docs.length > 0)
  const name = known
    .flatMap(({ names }) => names)
    .find((one): one is string => typeof one === 'string' && one !== '')
  const leads = listLink(req, { collection: 'leads' })
  return (
    <main>
      <SetStepNav nav={[{ label: 'Leads', url: leads }, { label: name ?? email }]} />
      <Gutter className="person">
        <div className="person__head">
          <div>
            <h1>{name ?? email}</h1>
            <p>
              <a href={letterTo(email)}>{name ? email : 'Write to them'}</a>
            </p>
          </div>
          {maySeeAll({ req }) && known.length > 0 && <PersonActions email={email} />}
        </div>
        {known.length === 0 && <p>Nothing is stored about this address that your role may read.</p>}
        {known.map(({ slug, docs }) => (
          <FoundDocuments docs={docs} key={slug} req={req} slug={slug} />
        ))}
      </Gutter>
    </main>
  )
}

async function findOf(req: PayloadRequest, slug: CollectionSlug, email: string) {
  const record = recordOf(req.payload.collections[slug].config)
  const paths = [record?.person, record?.others].filter((path) => path !== undefined)
  if (paths.length === 0) return { slug, docs: [], names: [] }
  const or = paths.map((path) => ({ [path]: { like: email } }))
  const { docs } = await req.payload
    .find({
      ...{ collection: slug, where: { or }, sort: '-createdAt' },
      ...{ limit: perCollection, depth: 1, overrideAccess: false, req },
    })
    .catch(() => ({ docs: [] }))
  // `like` ignores case, and finds addresses that contain this one.
  const all: unknown[] = docs
  const about = (doc: unknown, path = '') => addressesIn(doc, path.split('.')).includes(email)
  const names = all
    .filter((doc) => about(doc, record?.person))
    .map((doc) => readPath(doc, 'name') ?? readPath(doc, 'customer.name'))
  return { slug, docs: all.filter((doc) => paths.some((path) => about(doc, path))), names }
}

/** The addresses that a document has at a path, which may lead through rows. */
function addressesIn(at: unknown, [key, ...rest]: string[]): string[] {
  if (Array.isArray(at)) return at.flatMap((row) => addressesIn(row, [key ?? '', ...rest]))
  if (key === undefined) return [String(at).toLowerCase()]
  return addressesIn((at as Record<string, unknown> | null | undefined)?.[key], rest)
}
