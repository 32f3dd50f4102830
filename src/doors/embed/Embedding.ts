import type { GlobalConfig, Payload } from 'payload'

import { field } from '../../platform/content/fields.js'
import { anyStaff, staff } from '../../platform/access.js'
import { announceGlobal } from '../../platform/content/announce.js'
import { parseUrl } from '../../platform/parseUrl.js'
import { platformOf } from '../../platform/platform.js'
import { isLoopback } from '../../platform/isLoopback.js'

const slug = 'embedding'

/** An origin as browsers send it: scheme, host and port, nothing behind; http only for a machine's own. */
function isOrigin(value: string): boolean {
  const url = parseUrl(value)
  if (url?.origin !== value) return false
  const { protocol, hostname } = url
  // Browsers name the very host, which no pattern is compared with.
  if (hostname.includes('*')) return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** On which sites beside this one forms, search, assistant, courses and payments may stand. */
export const Embedding: GlobalConfig = {
  slug,
  label: 'Embedding',
  admin: {
    group: 'Settings',
    description: 'Put a form, the search, the assistant, courses or a payment on another site.',
  },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    field.text(
      'origins',
      'The sites that may use the elements below, such as https://www.example.com. Enter adds one. A change counts at once.',
      {
        label: 'Sites',
        hasMany: true,
        maxRows: 100,
        validate: (value: string[] | null | undefined) =>
          (value ?? []).every(isOrigin) ||
          'Enter each site by its address, such as https://www.example.com: with https, without a path, a final slash or a *.',
      },
    ),
    field.ui('snippet', {
      admin: { components: { Field: '/src/doors/embed/admin/EmbedSnippet#EmbedSnippet' } },
    }),
  ],
}

/** Whether staff allow pages of this origin to call the API; without the global nobody does. */
export async function allowsOrigin(payload: Payload, origin: string): Promise<boolean> {
  if (!payload.config.globals.some((global) => global.slug === slug)) return false
  const { origins } = await platformOf(payload).cache.remember({
    key: 'origins of embedding sites',
    tags: [slug],
    bytes: 4_000,
    load: async () => {
      const global = await payload.findGlobal({ slug, overrideAccess: true })
      return { origins: new Set(global.origins ?? []) }
    },
  })
  return origins.has(origin)
}
