/**
 * What pages of other origins may load: pictures of the media library, such as the brand's logos, share images, and the
 * script that puts our elements there.
 */
const embeddable = /^\/(?:api\/(?:og(?:\?|$)|media\/file\/)|embed(?:\.js|\/))/

/** Which origins may embed the answer at a URL. This does not affect calls under CORS. */
export function resourcePolicy(url: string): 'cross-origin' | 'same-origin' {
  return embeddable.test(url) ? 'cross-origin' : 'same-origin'
}

/** No page uses any of these, so an injected script cannot either. */
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
 * The content security policy of an HTML page: scripts and styles by nonce only, except on pages whose markup brings
 * its own styles. `connect-src` covers the development server's socket. Pictures may come from the server's own
 * address, because a page opened under another host name must still show them.
 */
export function contentSecurityPolicy(page: {
  nonce: string
  serverUrl: string
  dev: boolean
  hasOwnStyles: boolean
  /** Whether it may show other sites in frames; it says itself which. */
  hasFrames: boolean
  /** Whether its form may go to another site; it says itself to which. */
  hasPayments: boolean
}): string {
  const { nonce, serverUrl, dev, hasOwnStyles, hasFrames, hasPayments } = page
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${hasOwnStyles || dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' ${serverUrl} data: blob:`,
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    ...(hasFrames ? ["frame-src 'self' https:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    ...(hasPayments ? [] : ["form-action 'self'"]),
    "frame-ancestors 'self'",
  ].join('; ')
}
