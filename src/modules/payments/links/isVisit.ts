/** Every browser's user agent begins like this; scripts and HTTP libraries send their own name, or none. */
const browser = /^(?:Mozilla|Opera)\/\d/

/** User agents of programs that prefetch pages nobody is looking at. */
const programs =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuripreview|embedly|quora link|outbrain|pinterest\/|vkshare|w3c_validator|lighthouse|gtmetrix|ptst\/|pingdom|pinger|uptime|monitor|statuscake|site24x7|synthetic|datadog|checkly|scrap|headless|phantomjs|electron-fetch|jsdom|powershell|curl\/|wget|python|go-http|okhttp|java\/|google-inspectiontool|mediapartners-google|feedfetcher|archive\.org|yandex|baidu|ia_archiver|semrush|ahrefs|dataprovider/i

/** How crawlers identify themselves; besides them only Internet Explorer does, which also says MSIE. */
const calledCompatible = /\bcompatible;(?! MSIE)/i

const prefetch = /\b(?:prefetch|preview|prerender)\b/i

/** The request method and the headers, by their names in lower case. */
type Visitor = { method: string | undefined; header: (name: string) => string | undefined }

/**
 * Whether a request is a person's visit: a browser that opens the page now. Not HEAD, a script, a bot, a monitor, a
 * prefetch, or a subresource of another page.
 */
export function isVisit({ method, header }: Visitor): boolean {
  if (method === 'HEAD') return false
  const name = header('user-agent')?.trim() ?? ''
  if (!browser.test(name) || programs.test(name) || calledCompatible.test(name)) return false
  // Another page that embeds this address as an image or script does not make a visit.
  if (!/^(?:document|i?frame)$/.test(header('sec-fetch-dest') ?? 'document')) return false
  return !['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((one) =>
    prefetch.test(header(one) ?? ''),
  )
}
