/** Browsers have begun their names so since the nineties; scripts and HTTP libraries give their own name, or none. */
const browser = /^(?:Mozilla|Opera)\/\d/

/** Names that programs give beside a browser's: those that fetch pages for nobody who looks at them now. */
const programs =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuripreview|embedly|quora link|outbrain|pinterest\/|vkshare|w3c_validator|lighthouse|gtmetrix|ptst\/|pingdom|pinger|uptime|monitor|statuscake|site24x7|synthetic|datadog|checkly|scrap|headless|phantomjs|electron-fetch|jsdom|powershell|curl\/|wget|python|go-http|okhttp|java\/|google-inspectiontool|mediapartners-google|feedfetcher|archive\.org|yandex|baidu|ia_archiver|semrush|ahrefs|dataprovider/i

/** How crawlers write themselves, and otherwise only Internet Explorer, which says MSIE as well. */
const calledCompatible = /\bcompatible;(?! MSIE)/i

const prefetch = /\b(?:prefetch|preview|prerender)\b/i

/** The method that the visitor used, and their headers by their names in lower case. */
export type Visitor = { method: string | undefined; header: (name: string) => string | undefined }

/**
 * Whether a request is a person's visit: a browser that opens the page now. Not HEAD, not a script, a bot or a monitor,
 * not a page fetched ahead, and not what a browser fetches for anything but a page to show.
 */
export function isVisit({ method, header }: Visitor): boolean {
  if (method === 'HEAD') return false
  const name = header('user-agent')?.trim() ?? ''
  if (!browser.test(name) || programs.test(name) || calledCompatible.test(name)) return false
  // A picture or a script of another page that leads here is nobody's visit.
  if (!/^(?:document|i?frame)$/.test(header('sec-fetch-dest') ?? 'document')) return false
  return !['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((one) =>
    prefetch.test(header(one) ?? ''),
  )
}
