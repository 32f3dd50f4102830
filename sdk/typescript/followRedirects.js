const redirects = new Set([301, 302, 303, 307, 308])
/** As many as fetch follows. */
const mostRedirects = 20

/** No credential, and without it a call that is made again would do its work twice. */
const harmless = ['accept', 'content-type', 'idempotency-key']

/**
 * Fetches, and follows redirects as fetch does, but takes no credentials to another origin: fetch itself would take along
 * all headers except `authorization`.
 */
export async function followRedirects(fetch, address, init) {
  let request = { ...init, redirect: 'manual' }
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(address, request)
    // Browsers do not say where to, and do take `authorization` off.
    if (response.type === 'opaqueredirect') {
      const headers = only(init.headers, [...harmless, 'authorization'])
      return fetch(address, { ...init, headers })
    }
    const location = response.headers.get('location')
    if (!redirects.has(response.status) || location === null || followed === mostRedirects) {
      return response
    }
    await response.body?.cancel()
    const next = new URL(location, address)
    request = redirected(request, response.status)
    if (!isOwn(next, new URL(address))) {
      request = { ...request, headers: only(request.headers, harmless) }
    }
    address = next.href
  }
}

/** The same origin, or the same host by https, to which many send on who comes by http. */
function isOwn(next, from) {
  const isSecured =
    from.protocol === 'http:' && next.protocol === 'https:' && !from.port && !next.port
  return next.origin === from.origin || (isSecured && next.hostname === from.hostname)
}

/** After these a POST becomes a GET (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
function redirected({ body, ...request }, status) {
  const becomesGet = status === 303 || (status < 303 && request.method === 'POST')
  return becomesGet ? { ...request, method: 'GET' } : { ...request, body }
}

function only(headers, names) {
  const kept = Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase()))
  return Object.fromEntries(kept)
}
