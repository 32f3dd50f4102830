import { askedMethod } from '../../../platform/http/askedMethod.js'

/** Words in the names of programs that fetch pages for nobody who looks at them now. */
const bots =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuripreview|embedly|quora link|outbrain|pinterest\/|vkshare|w3c_validator|lighthouse|pingdom|uptime|monitor|scrap|headlesschrome|google-inspectiontool|mediapartners-google|bingpreview|feedfetcher|archive\.org|yandex|baidu|ia_archiver|applebot|petalbot|semrush|ahrefs|dataprovider/i

const prefetch = /\b(?:prefetch|preview|prerender)\b/i

/** Whether a request is a person's visit: not HEAD, not a program known by its name, not a page fetched ahead. */
export function isVisit(headers: Headers): boolean {
  if (askedMethod(headers) === 'HEAD') return false
  const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    prefetch.test(headers.get(name) ?? ''),
  )
  return !ahead && !bots.test(headers.get('user-agent') ?? '')
}
