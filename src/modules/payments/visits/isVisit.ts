/** Words in the names of programs that fetch pages for nobody who looks at them now. */
const bots =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuripreview|embedly|quora link|outbrain|pinterest\/|vkshare|w3c_validator|lighthouse|pingdom|uptime|monitor|scrap|headlesschrome|google-inspectiontool|mediapartners-google|bingpreview|feedfetcher|archive\.org|yandex|baidu|ia_archiver|applebot|petalbot|semrush|ahrefs|dataprovider/i

const prefetch = /\b(?:prefetch|preview|prerender)\b/i

/** The method that the visitor used, and his headers by their names in lower case. */
export type Visitor = { method: string | undefined; header: (name: string) => string | undefined }

/** Whether a request is a person's visit: not HEAD, not a program known by its name, not a page fetched ahead. */
export function isVisit({ method, header }: Visitor): boolean {
  if (method === 'HEAD') return false
  const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    prefetch.test(header(name) ?? ''),
  )
  return !ahead && !bots.test(header('user-agent') ?? '')
}
