/** Headers of every answer (CONTRACT section 1); HSTS only where the service is reached over https. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * The content security policy of an HTML page: scripts by nonce only. Styles may be inline because Payload's admin
 * and its editor set them so; `connect-src` covers the development server's socket. Pictures carry the server's own
 * address, which a page reached under another name must still show.
 */
export function contentSecurityPolicy(page: {
  nonce: string
  serverUrl: string
  dev: boolean
}): string {
  const { nonce, serverUrl, dev } = page
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
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
