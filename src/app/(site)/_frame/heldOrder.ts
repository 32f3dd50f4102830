import type { Site } from '../Site.js'
import { readApi, refuseFailure } from './readApi.js'

type HeldOrder = { number: string; token: string; locale?: string | undefined }

const numberForm = /^[0-9A-Z]{26}$/

/** The order named by the address, or else by this browser's cookie. */
export function heldOrder(request: Request, query: URLSearchParams): HeldOrder | undefined {
  const [number, token] = [query.get('order'), query.get('token')]
  if (number && token && numberForm.test(number)) return { number, token }
  const cookies = request.headers.get('cookie') ?? ''
  // One from before a release may be there twice; of another path comes first.
  const value = [...cookies.matchAll(/(?:^|;\s*)foyer-order=([^;]+)/g)].at(-1)?.[1] ?? ''
  const [held = '', heldToken = '', locale] = value.split('.')
  return numberForm.test(held) && heldToken ? { number: held, token: heldToken, locale } : undefined
}

/** What the API says of the order to whoever holds its token; undefined if it says nothing. */
export async function readHeld<T>({ payload }: Site, { number, token }: HeldOrder, part = '') {
  const path = `/api/payments/orders/${number}${part}?token=${encodeURIComponent(token)}`
  const answer = await readApi(payload, path)
  refuseFailure(path, answer)
  return answer.status === 200 ? ((await answer.json()) as T) : undefined
}
