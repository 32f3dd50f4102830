const redirects = new Set([301, 302, 303, 307, 308])
/** As many as fetch follows. */
const mostRedirects = 20

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
      const headers = only(init.headers, ['accept', 'content-type', 'authorization'])
      return fetch(address, { ...init, headers })
    }
    const location = response.headers.get('location')
    if (!redirects.has(response.status) || location === null || followed === mostRedirects) {
      return response
    }
    await response.body?.cancel()
    const next = new URL(location, address)
    request = redirected(request, response.status)
    if (next.origin !== new URL(address).origin) {
      request = { ...request, headers: only(request.headers, ['accept', 'content-type']) }
    }
    address = next.href
  }
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
