import type { IncomingMessage, ServerResponse } from 'node:http'

import { preferredType, weightedList } from '../platform/http/accept.js'
import { Problem, problems } from '../platform/http/Problem.js'
import { sendProblem } from './sendProblem.js'

const noStore = { 'cache-control': 'no-store', 'retry-after': '2' }

const starting = new Problem(problems.unavailable, {
  detail: 'The service is starting. Try again in a few seconds.',
  headers: noStore,
})

const json = 'application/json'

const probes = new Map([
  ['/api/health/live', { code: 200, status: 'pass', type: json }],
  ['/api/health/ready', { code: 503, status: 'fail', type: json }],
  ['/api/health', { code: 503, status: 'fail', type: 'application/health+json' }],
])

/** Answers before the service behind the door has started: alive, not ready, and 503 for everything else. */
export function sendStarting(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = incoming.url ?? '/'
  const probe = probes.get(target.split('?', 1)[0] ?? '/')
  if (probe) {
    send(outgoing, probe.code, [probe.type, JSON.stringify({ status: probe.status })])
  } else if (isVisit(incoming)) {
    send(outgoing, 503, ['text/html; charset=utf-8', pageFor(incoming.headers['accept-language'])])
  } else {
    sendProblem(outgoing, starting, target)
  }
}

function send(outgoing: ServerResponse, status: number, [type, body]: [string, string]): void {
  outgoing.writeHead(status, {
    ...noStore,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(type.startsWith('text/html') && { 'content-security-policy': "default-src 'none'" }),
  })
  outgoing.end(body)
}

function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return preferredType(headers.accept, ['application/json', 'text/html']) === 'text/html'
}

/** Our own words: what the site says comes from behind the door. */
const words = {
  en: ['One moment', 'The site is starting. This page loads by itself in a few seconds.'],
  fr: ['Un instant', 'Le site démarre. Cette page se charge d’elle-même dans quelques secondes.'],
  ar: ['لحظة من فضلك', 'الموقع قيد التشغيل. ستُحمَّل هذه الصفحة تلقائيًا خلال ثوانٍ.'],
}

/** A page that loads itself again, in the first of our languages that a browser prefers. */
function pageFor(acceptLanguage = ''): string {
  const wanted = weightedList(acceptLanguage)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value.split('-')[0])
  const language =
    wanted.find((code): code is keyof typeof words => !!code && Object.hasOwn(words, code)) ?? 'en'
  const [title, text] = words[language]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="2">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`
}
