/** What pages of other origins show: pictures of the library, among them the brand's logos, and share images. */
const embeddable = /^\/api\/(?:og(?:\?|$)|media\/file\/)/

/** Whose pages may embed the answer at a URL. Calls under CORS are not held back by this. */
export function resourcePolicy(url: string): 'cross-origin' | 'same-origin' {
  return embeddable.test(url) ? 'cross-origin' : 'same-origin'
}

/** Nothing here asks for any of these, so that a script smuggled in cannot either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of every answer; HSTS only where the service is reached over https. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'Permissions-Policy': permissionsPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * The content security policy of an HTML page: scripts and styles by nonce only, but for pages whose markup brings
 * styles of its own. `connect-src` covers the development server's socket. Pictures carry the server's own address,
 * which a page reached under another name must still show.
 */
export function contentSecurityPolicy(page: {
  nonce: string
  serverUrl: string
  dev: boolean
  hasOwnStyles: boolean
}): string {
  const { nonce, serverUrl, dev, hasOwnStyles } = page
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${hasOwnStyles || dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' ${serverUrl} data: blob:`,
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
