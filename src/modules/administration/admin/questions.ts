import { refusalIn } from '../../../admin/runAction.js'

const kinds = [
  'second_factor_required',
  'second_factor_setup_required',
  'passkey_required',
  'recent_sign_in_required',
] as const

type Kind = (typeof kinds)[number]

/** A refused request that waits for its sender to prove who they are. */
export type Question = {
  kind: Kind
  refused: Response
  /** Sends the request again, with a code where it is a sign-in. */
  repeat: (proof?: object) => Promise<Response>
  login: (json: object) => Promise<Response>
  /** Ends the wait with this answer. */
  answer: (final: Response) => void
}

export async function questionOf(answer: Response): Promise<Kind | undefined> {
  if (answer.status !== 403) return undefined
  const { code } = await refusalIn(answer)
  return kinds.find((kind) => kind === code)
}

/**
 * A form of Payload's that saves one language, answered in that language alone. “Publish changes” takes the texts of the
 * main language into the form, and the next save stored them as translations.
 */
export function inItsLanguage(input: RequestInfo | URL, init: RequestInit | undefined) {
  const isForm = init?.body instanceof FormData
  if (!isForm || typeof input !== 'string' || !/[?&]locale=/.test(input)) return input
  return input.includes('fallback-locale=') ? input : `${input}&fallback-locale=null`
}

/** The same sign-in with a code; forms of the admin send their values as one part. */
export function withProof(init: RequestInit | undefined, proof: object): RequestInit {
  const body = init?.body
  const add = (values: unknown) =>
    typeof values === 'string'
      ? JSON.stringify({ ...(JSON.parse(values) as object), ...proof })
      : JSON.stringify(proof)
  if (!(body instanceof FormData)) return { ...init, body: add(body) }
  const form = new FormData()
  form.set('_payload', add(body.get('_payload')))
  return { ...init, body: form }
}

/** Where the pages of the admin tell each other that somebody has signed in. */
export const signedInChannel = 'foyer-signed-in'

/** In the address of the page at which a sign-in in a window of its own ends. */
export const signedInMark = 'signed-in'
