import type { Site } from '../Site.js'

/** A document's text. Its direction follows the text, which may be in another language than the page. */
export function RichText({ site, html }: { site: Site; html: string }) {
  if (!html) return null
  return (
    <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: richText(html, site) }} />
  )
}

type Surroundings = {
  serverUrl: string
  /** Adds the page's language to an address of this site. */
  link: (path: string) => string
}

/**
 * Makes Payload's rich text HTML fit for a page: internal links keep the language, external links do not leak the page
 * or its address, pictures load lazily, and inline styles become classes, because the page's policy (CSP) forbids them.
 */
export function richText(html: string, { serverUrl, link }: Surroundings): string {
  return html
    .replaceAll(`="${serverUrl}/`, '="/')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="([^"]*)"/, markStyle))
    .replaceAll('<img', '<img loading="lazy" decoding="async"')
    .replace(/<a href="([^"]*)"([^>]*)>/g, (_, href: string, rest: string) => {
      if (href.startsWith('/') && !href.startsWith('//')) {
        return `<a href="${escapeAttribute(link(unescapeAttribute(href)))}">`
      }
      const isOutside = /^(?:https?:)?\/\//.test(href)
      if (!isOutside) return `<a href="${href}">`
      return `<a href="${href}" rel="noopener noreferrer"${rest.includes('_blank') ? ' target="_blank"' : ''}>`
    })
}

/** Classes for the inline styles that Payload writes; tables have rules of their own in the stylesheet. */
const looks: Record<string, (value: string) => string> = {
  'text-align': (value) => value,
  'text-decoration': (value) => value,
  'list-style-type': () => 'unmarked',
  'padding-inline-start': (value) => `indent-${String(Math.min(8, Number.parseInt(value) / 40))}`,
}

function markStyle(_: string, style: string): string {
  const words = style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    const look = looks[name]
    return look && /^[\w-]+$/.test(value) ? [look(value)] : []
  })
  return words.length > 0 ? ` data-style="${words.join(' ')}"` : ''
}

function unescapeAttribute(text: string): string {
  const characters: Record<string, string> = {
    '&quot;': '"',
    '&#39;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  }
  return text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => characters[entity] ?? entity)
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
