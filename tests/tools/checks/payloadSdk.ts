import { PayloadSDK, PayloadSDKError } from 'payload-sdk'
import type { CollectionSlug, GlobalSlug } from 'payload'

import { adminKey, baseUrl, fetchDocument, report } from './fetchDocument.js'

type Data = Record<string, unknown>
type Body = { content: Record<string, { example?: Data } | undefined> }
type Methods = Record<string, { operationId: string; requestBody?: Body } | undefined>

const { paths } = JSON.parse(await fetchDocument('/api/openapi.json')) as {
  paths: Record<string, Methods | undefined>
}
const sdk = new PayloadSDK({
  baseURL: `${baseUrl}/api`,
  baseInit: { headers: { authorization: `users API-Key ${adminKey}` } },
})
const faults: string[] = []
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const picture = new File([svg], 'dot.svg', { type: 'image/svg+xml' })

/** Documents that refer to others are made from these, which the sample content has. */
const references: Record<string, () => Data | Promise<Data>> = {
  media: () => ({ alt: 'A picture of one dot' }),
  brochures: async () => ({ file: await firstOf('brochure-files') }),
  'course-sessions': async () => ({ course: await firstOf('courses') }),
  enrolments: async () => ({ course: await firstOf('courses'), learner: await aLearner() }),
}

const collections = Object.entries(paths).flatMap(([path, methods]): CollectionSlug[] => {
  const slug = /^\/api\/([\w-]+)$/.exec(path)?.[1]
  const isCollection = methods?.['get'] && `${path}/count` in paths
  return slug && isCollection ? [slug as CollectionSlug] : []
})
if (collections.length < 20) faults.push(`There are only ${String(collections.length)} collections`)
for (const slug of collections) await tryCollection(slug)
for (const slug of ['branding', 'tco-model'] as const) await tryGlobal(slug)
await tryStranger()
report(faults)

async function tryCollection(collection: CollectionSlug) {
  const { docs, totalDocs } = await told(collection, sdk.find({ collection, limit: 2, depth: 0 }))
  const counted = await told(collection, sdk.count({ collection }))
  if (counted.totalDocs !== totalDocs) faults.push(`${collection}: count differs from find`)
  const [first] = docs as { id: string }[]
  if (first) await told(collection, sdk.findByID({ collection, id: first.id }))
  if (Object.keys(contentOf(`/api/${collection}`, 'post')).length > 0) await tryWrites(collection)
  if (paths[`/api/${collection}/versions`])
    await told(collection, sdk.findVersions({ collection: collection as 'pages', limit: 1 }))
}

async function tryWrites(collection: CollectionSlug) {
  const data = await dataFor(collection)
  const isUpload = contentOf(`/api/${collection}`, 'post')['multipart/form-data'] !== undefined
  const file = isUpload ? { file: fileFor(collection) } : {}
  const made = await told(collection, sdk.create({ collection, data, ...file }))
  const { id } = made as { id?: string }
  if (id === undefined) return
  const change = exampleFor(`/api/${collection}/{id}`, 'patch')
  if (change) await told(collection, sdk.update({ collection, id, data: unique(change) }))
  if (paths[`/api/${collection}/{id}`]?.['delete'])
    await told(collection, sdk.delete({ collection, id }))
}

async function dataFor(collection: string): Promise<Data> {
  const example = exampleFor(`/api/${collection}`, 'post') ?? {}
  return { ...unique(example), ...(await references[collection]?.()) }
}

function fileFor(collection: string): File {
  if (collection === 'media') return picture
  return new File(['%PDF-1.4\nxref\n0 0\ntrailer<<>>\n%%EOF\n'], 'leaflet.pdf', {
    type: 'application/pdf',
  })
}

/** Values that the sample content may have taken already get a name of their own. */
function unique(example: Data): Data {
  const taken = { slug: 'made-by-the-sdk', email: 'made-by-the-sdk@staff.example' }
  const kept = Object.entries(taken).filter(([name]) => name in example)
  return { ...example, ...Object.fromEntries(kept) }
}

function exampleFor(path: string, method: string): Data | undefined {
  const json = contentOf(path, method)['application/json']
  return json && (json.example ?? {})
}

function contentOf(path: string, method: string): Body['content'] {
  return paths[path]?.[method]?.requestBody?.content ?? {}
}

async function tryGlobal(slug: GlobalSlug) {
  await told(slug, sdk.findGlobal({ slug }))
  const data = exampleFor(`/api/globals/${slug}`, 'post') ?? {}
  await told(slug, sdk.updateGlobal({ slug, data }))
}

/** Nobody is let in by a wrong name. */
async function tryStranger() {
  const stranger = new PayloadSDK({ baseURL: `${baseUrl}/api` })
  const refused = await stranger.find({ collection: 'orders' }).catch((error: unknown) => error)
  if (!(refused instanceof PayloadSDKError) || refused.status !== 403)
    faults.push('A stranger is not refused the orders')
}

async function firstOf(collection: CollectionSlug): Promise<unknown> {
  const { docs } = await sdk.find({ collection, limit: 1, depth: 0 })
  return (docs[0] as { id?: string } | undefined)?.id
}

async function aLearner(): Promise<string> {
  const data = { email: 'learner-of-the-sdk@analytical.example', name: 'Ada Byron' }
  return (await sdk.create({ collection: 'learners', data })).id
}

/** What a call gives; an empty answer where it fails, which is noted. */
async function told<T>(name: string, call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    faults.push(`${name}: ${String(error)}`)
    return { docs: [], totalDocs: 0 } as T
  })
}
