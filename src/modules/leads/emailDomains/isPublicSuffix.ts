/** Suffixes that many companies share: listing one would block all their customers. */
const hostSuffixes = new Set([
  'appspot.com',
  'azurewebsites.net',
  'blogspot.com',
  'duckdns.org',
  'eu.com',
  'eu.org',
  'firebaseapp.com',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'netlify.app',
  'pages.dev',
  'uk.com',
  'us.com',
  'vercel.app',
  'web.app',
  'workers.dev',
  'wordpress.com',
])
const countrySuffix = /^(?:ac|co|com|edu|gob|gov|gouv|ltd|mil|ne|net|nom|or|org|plc|sch)\.[a-z]{2}$/

/** Whether a domain is, or looks like, a suffix that others register under, such as `co.uk`. */
export function isPublicSuffix(domain: string): boolean {
  return hostSuffixes.has(domain) || countrySuffix.test(domain)
}
