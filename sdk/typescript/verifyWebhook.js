/** The request is not a message of this service, or too old. */
export class WebhookRefused extends Error {
  name = 'WebhookRefused'
}

/** The message of a request to your endpoint, once its signature is checked (Standard Webhooks). */
export async function verifyWebhook({ secret, headers, body, tolerance = 300 }) {
  const given = new Headers(headers)
  const [id = '', sent = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => given.get(`webhook-${name}`) ?? '',
  )
  if (!/^\d+$/.test(sent) || Math.abs(Date.now() / 1000 - Number(sent)) > tolerance)
    throw new WebhookRefused('The timestamp is missing, or too far from the clock here.')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const head = new TextEncoder().encode(`${id}.${sent}.`)
  const signed = new Uint8Array(head.length + bytes.length)
  signed.set(head)
  signed.set(bytes, head.length)
  for (const one of [secret].flat()) {
    const key = await keyOf(one)
    for (const signature of signatures.split(' ')) {
      const mac = signature.startsWith('v1,') && bytesOf(signature.slice(3))
      // Compares in constant time.
      if (mac && (await crypto.subtle.verify('HMAC', key, mac, signed)))
        return { id, ...JSON.parse(new TextDecoder().decode(bytes)) }
    }
  }
  throw new WebhookRefused('No signature is of this secret.')
}

function keyOf(secret) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes) throw new TypeError('A secret is whsec_ and base64.')
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytes, hmac, false, ['verify'])
}

/** The bytes behind base64; undefined where it is none. */
function bytesOf(base64) {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
