export type HeldOrder = { number: string; token: string; locale?: string | undefined }

const numberForm = /^[0-9A-Z]{26}$/

/** The order named by the address, or else by this browser's cookie. */
export function heldOrder(request: Request, query: URLSearchParams): HeldOrder | undefined {
  const [number, token] = [query.get('order'), query.get('token')]
  if (number && token && numberForm.test(number)) return { number, token }
  const cookies = request.headers.get('cookie') ?? ''
  const value = /(?:^|;\s*)foyer-order=([^;]+)/.exec(cookies)?.[1] ?? ''
  const [held = '', heldToken = '', locale] = value.split('.')
  return numberForm.test(held) && heldToken ? { number: held, token: heldToken, locale } : undefined
}
