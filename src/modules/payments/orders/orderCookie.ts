type Held = { number: string; token: string; locale: string; serverUrl: string }

const secondsKept = 86_400

/**
 * Lets the page that payers come back to find their order: the callback's redirect is the same for everyone. A `Lax`
 * cookie is sent with the GET after a 303, but not with the gateway's POST.
 */
export function orderCookie({ number, token, locale, serverUrl }: Held): string {
  const secure = serverUrl.startsWith('https:') ? '; Secure' : ''
  const rules = `Path=/payments; Max-Age=${String(secondsKept)}; HttpOnly; SameSite=Lax${secure}`
  return `foyer-order=${number}.${token}.${locale}; ${rules}`
}
