type Surroundings = {
  serverUrl: string
  /** Gives an address of this site with the language of the page. */
  link: (path: string) => string
}

/**
 * HTML that Payload made of a rich text, fit for a page: links of our own keep the language, links elsewhere do not
 * hand over the page or its address, pictures are loaded when they are needed.
 */
export function richText(html: string, { serverUrl, link }: Surroundings): string {
  return html
    .replaceAll(`="${serverUrl}/`, '="/')
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
