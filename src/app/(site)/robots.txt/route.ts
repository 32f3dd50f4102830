import { serveText } from '../_discovery/serveText.js'

export const dynamic = 'force-dynamic'

/** What crawlers may read (RFC 9309): pages, and the pictures in them. */
export const GET = serveText('text/plain; charset=utf-8', ({ serverUrl }) =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    'Allow: /api/media/file/',
    'Allow: /api/media/variants/',
    'Allow: /api/og',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${serverUrl}/sitemap.xml`,
    '',
  ].join('\n'),
)
