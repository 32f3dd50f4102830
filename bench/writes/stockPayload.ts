import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, getPayload, handleEndpoints } from 'payload'

// Payload as its documentation sets it up, with a collection of the same fields as our courses, drafts, versions and
// three languages, answering through node:http: without Next, which only costs it time.

const courses: CollectionConfig = {
  slug: 'courses',
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'slug', type: 'text', unique: true, index: true },
    { name: 'summary', type: 'textarea', localized: true },
    { name: 'level', type: 'select', options: ['foundation', 'practitioner', 'expert'] },
    { name: 'format', type: 'select', options: ['online', 'classroom', 'blended'] },
    { name: 'language', type: 'text' },
    { name: 'durationHours', type: 'number' },
    { name: 'topics', type: 'text', hasMany: true },
    {
      name: 'price',
      type: 'group',
      fields: [
        { name: 'amount', type: 'number' },
        { name: 'currency', type: 'text' },
      ],
    },
    { name: 'outcomes', type: 'text', hasMany: true, localized: true },
    {
      name: 'syllabus',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', localized: true },
        {
          name: 'lessons',
          type: 'array',
          fields: [
            { name: 'title', type: 'text', localized: true },
            { name: 'slug', type: 'text' },
            { name: 'minutes', type: 'number' },
            { name: 'isPreview', type: 'checkbox' },
            { name: 'body', type: 'textarea', localized: true },
          ],
        },
      ],
    },
    {
      name: 'instructors',
      type: 'array',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'role', type: 'text', localized: true },
      ],
    },
    { name: 'certificate', type: 'checkbox' },
    { name: 'body', type: 'textarea', localized: true },
    {
      name: 'seo',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', localized: true },
        { name: 'description', type: 'textarea', localized: true },
        { name: 'hidden', type: 'checkbox' },
      ],
    },
  ],
}

const [, , connectionString = '', apiKey = ''] = process.argv
const config = buildConfig({
  secret: 'the-secret-of-the-stock-payload-of-the-bench',
  localization: { locales: ['en', 'fr', 'ar'], defaultLocale: 'en', fallback: true },
  // With ten connections, the default, sixteen updates at once wait for one another for ever.
  db: postgresAdapter({ pool: { connectionString, max: 40 }, idType: 'uuid', push: true }),
  collections: [{ slug: 'users', auth: { useAPIKey: true }, fields: [] }, courses],
  telemetry: false,
  typescript: { autoGenerate: false },
})
const payload = await getPayload({ config })
await payload.create({
  collection: 'users',
  data: { email: 'bench@bench.example', password: apiKey, enableAPIKey: true, apiKey } as never,
})

const server = createServer((incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const hasBody = incoming.method !== 'GET'
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && {
      body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
      duplex: 'half',
    }),
  } as RequestInit)
  void handleEndpoints({ config, request }).then(async (response) => {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.(typeof address === 'object' ? address?.port : undefined)
