const kinds = [
  'second_factor_required',
  'second_factor_setup_required',
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

type Refusal = { code?: string; detail?: string; errors?: { message: string }[] }

async function refusalIn(answer: Response): Promise<Refusal> {
  const parsed: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}

export async function questionOf(answer: Response): Promise<Kind | undefined> {
  if (answer.status !== 403) return undefined
  const { code } = await refusalIn(answer)
  return kinds.find((kind) => kind === code)
}

/** What an answer says of why it is a refusal. */
export async function reasonIn(answer: Response): Promise<string> {
  const { detail, errors } = await refusalIn(answer)
  return errors?.[0]?.message ?? detail ?? 'That did not work. Try again.'
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
