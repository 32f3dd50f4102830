type Held = { number: string; token: string; locale: string; serverUrl: string }

const secondsKept = 86_400

/**
 * Lets the page that the gateway sends the payer back to know his order: the callback itself says nothing, so that
 * all are answered alike. `Lax` is sent along with the GET after a 303, though not with the gateway's POST.
 */
export function orderCookie({ number, token, locale, serverUrl }: Held): string {
  const secure = serverUrl.startsWith('https:') ? '; Secure' : ''
  const rules = `Path=/payments; Max-Age=${String(secondsKept)}; HttpOnly; SameSite=Lax${secure}`
  return `foyer-order=${number}.${token}.${locale}; ${rules}`
}
