const script = document.currentScript

/** The service that this script came from. */
export const origin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

export type Fault = { path: string; code: string; message: string }

/** What the API refused (RFC 9457); status 0 where it could not be reached. */
export class Refusal extends Error {
  override name = 'FoyerProblem'
  status = 0
  code = 'unreachable'
  errors: Fault[] = []
  wait = 0
  /** The limit that was reached. */
  limit = ''
}

type Call = { json?: unknown; accept?: string; key?: string; signal?: AbortSignal }

/** Calls the API without cookies: whoever is signed in there is not known here. */
export async function request(
  path: string,
  { json, accept, key, signal }: Call = {},
): Promise<Response> {
  const headers: Record<string, string> = { accept: accept ?? 'application/json' }
  if (json !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  const response = await fetch(`${origin}/api${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    ...{ credentials: 'omit', headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!signal?.aborted)
      console.error(`Foyer could not be reached. Is ${location.origin} allowed under Embedding?`)
    throw Object.assign(new Refusal(), { cause: error })
  })
  if (response.ok) return response
  const problem = (await response.json().catch(() => ({}))) as Partial<Refusal>
  const wait = Number(response.headers.get('retry-after') ?? 0)
  const limit = response.headers.get('ratelimit-policy')?.split('"')[1] ?? ''
  throw Object.assign(new Refusal(), {
    ...{ status: response.status, wait, limit },
    ...{ code: problem.code ?? '', errors: problem.errors ?? [] },
  })
}

export async function read<T>(path: string, call?: Call): Promise<T> {
  return (await (await request(path, call)).json()) as T
}

const unanswered = new Map<string, string>()

/**
 * Sends what must count once: sent again after its answer was lost, it is under the same key. Once it is answered the same is
 * something new, such as another code.
 */
export async function sendOnce(
  path: string,
  { json, signal }: Required<Pick<Call, 'json' | 'signal'>>,
): Promise<{ status: number; answer: unknown }> {
  const said = path + JSON.stringify(json)
  // Pages without TLS have no `randomUUID`.
  const key = unanswered.get(said) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  unanswered.set(said, key)
  const response = await request(path, { json, key, signal })
  const answer: unknown = await response.json()
  unanswered.delete(said)
  return { status: response.status, answer }
}
