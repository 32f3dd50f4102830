import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'
import type { Link } from '../links/Link.js'
import { printAmount } from '../amounts/printAmount.js'
import type { PageContext } from './payPage.js'

type Preview = {
  serverUrl: string
  /** As people read it. */
  price: string | undefined
  sign: ((words: { title: string; subtitle?: string }) => string) | undefined
}

/** The preview that other sites show of a shared link: title, price and an image of ours. */
export function previewTags(
  { brand, locale }: PageContext,
  link: Link,
  { serverUrl, price, sign }: Preview,
): string {
  const words = { title: link.title.slice(0, 200), ...(price && { subtitle: price }) }
  const image = new URL('/api/og', serverUrl)
  for (const [name, value] of Object.entries(words)) image.searchParams.set(name, value)
  if (sign) image.searchParams.set('sig', sign(words))
  const description = [price, link.description].filter(Boolean).join(' · ').slice(0, 300)
  const isFixed = link.amountMode === 'fixed' && link.amount !== null && link.currency !== null
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', link.title],
    ['og:description', description],
    ['og:url', `${serverUrl}/api/payments/redirect/${link.slug}`],
    ['og:image', image.href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', locale],
    ...(isFixed
      ? ([
          ['product:price:amount', printAmount(link.amount ?? 0, link.currency ?? '')],
          ['product:price:currency', link.currency ?? ''],
        ] as [string, string][])
      : []),
  ]
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...properties.map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}
