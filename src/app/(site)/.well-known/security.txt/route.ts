import { systemClock } from '../../../../platform/platform.js'
import { localization } from '../../../../platform/localization.js'
import { type Publisher, serveText } from '../../_discovery/serveText.js'
import { readJson } from '../../_frame/readApi.js'

/** RFC 9116 2.5.5 recommends less than a year. */
const validDays = 180

/** Where to report a vulnerability (RFC 9116). */
export const GET = serveText('text/plain; charset=utf-8', async (publisher) => {
  const { serverUrl, branding } = publisher
  const policy = await securityPolicy(publisher)
  const email = branding.contact.email
  return [
    `Contact: ${email ? `mailto:${email}` : `${serverUrl}/`}`,
    `Expires: ${expiry().toISOString()}`,
    `Preferred-Languages: ${localization.locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${serverUrl}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${serverUrl}/policies/${policy}`] : []),
    '',
  ].join('\n')
})

/** The first of a month, so that the file does not change with every request. */
function expiry(): Date {
  const day = new Date(systemClock.now().getTime() + validDays * 86_400_000)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1))
}

async function securityPolicy({ payload }: Publisher): Promise<string | undefined> {
  const query = 'where[kind][equals]=security&select[slug]=true&limit=1&depth=0'
  const { docs } = await readJson<{ docs: { slug: string }[] }>(payload, `/api/policies?${query}`)
  return docs[0]?.slug
}
