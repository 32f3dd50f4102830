import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { getPayload, type SanitizedCollectionConfig } from 'payload'

import { wordsOf } from '../../../../admin/records/fieldAt.js'
import { linkWorks } from '../../../../platform/linkWorks.js'
import { readBrand } from '../../../(site)/_discovery/readBrand.js'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Only the title, with the company's name: Payload's own pictures, keywords and descriptions are about Payload. */
export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> => {
  const titled = await generatePageMetadata({ config, params, searchParams })
  const title = (await viewTitle((await params).segments)) ?? titled.title
  const { name } = await readBrand(await getPayload({ config }))
  const page = typeof title === 'string' && title !== '' ? `${title} · ` : ''
  return { title: `${page}${name}`, icons: '/favicon.ico', robots: 'noindex' }
}

/** Payload says `Editing - Lead` of each document, and of a view of a collection, too. */
async function viewTitle(segments: readonly string[] = []): Promise<string | undefined> {
  const [kind, slug, view] = segments
  const { collections, globals } = await config
  if (kind === 'globals' && segments.length === 2) {
    const found = globals.find((one) => one.slug === slug)
    return found ? wordsOf(found.label, found.slug) : 'Not found'
  }
  const collection = collections.find((one) => one.slug === slug)
  const { views = {} } = collection?.admin.components ?? {}
  const own = (views as Record<string, { meta?: { title?: string } }>)[view ?? '']?.meta?.title
  if (own !== undefined || !collection || !view || segments.length > 3) return own
  const name = view === 'create' ? 'New' : await nameOf(collection, view)
  const { singular, plural } = collection.labels
  return name ? `${name} – ${wordsOf(plural, collection.slug)}` : wordsOf(singular, collection.slug)
}

/** What a document is called, for those who may read it; undefined where that is a time, or cannot be told. */
async function nameOf({ slug, admin }: SanitizedCollectionConfig, id: string) {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const { useAsTitle } = admin
  if (!user || !useAsTitle) return undefined
  const asked = { collection: slug, id, user, overrideAccess: false }
  const options = { depth: 0, draft: true, select: { [useAsTitle]: true } }
  const found = await payload.findByID({ ...asked, ...options }).catch(() => undefined)
  const title = (found as Record<string, unknown> | undefined)?.[useAsTitle]
  return typeof title === 'string' && !/^\d{4}-\d\d-\d\dT/.test(title) ? title : undefined
}

/** An expired link for a new password says so before anybody types one. */
export default async function Page({ params, searchParams }: Props) {
  const { segments = [] } = (await params) as { segments?: string[] }
  const [view, token] = segments
  if (
    view === 'reset' &&
    !(await linkWorks(await getPayload({ config }), 'password', token ?? ''))
  ) {
    redirect('/password-link')
  }
  return RootPage({ config, importMap, params, searchParams })
}
