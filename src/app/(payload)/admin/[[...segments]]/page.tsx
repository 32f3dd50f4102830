import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation.js'
import { getPayload } from 'payload'

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

/** What a view of a collection is called: Payload takes it for a document that is being edited. */
async function viewTitle([, slug, view]: readonly string[] = []): Promise<string | undefined> {
  const { collections } = await config
  const { views = {} } = collections.find((one) => one.slug === slug)?.admin.components ?? {}
  return (views as Record<string, { meta?: { title?: string } }>)[view ?? '']?.meta?.title
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
