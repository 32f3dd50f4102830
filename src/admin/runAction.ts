import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

// What an earlier version stored is no JSON.
const saidKey = 'foyer-outcome'
const mountedAfterMs = 500

type Call = [
  path: string,
  body?: object,
  method?: 'POST' | 'PATCH' | 'PUT',
  headers?: Record<string, string>,
]

/** Calls the API as the person who is signed in. */
export const send = (...[path, body, method = 'POST', headers]: Call): Promise<Response> =>
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

/** As `send`; what is repeated on the way counts once. */
export const sendOnce = (...[path, body, method]: Call): Promise<Response> =>
  send(path, body, method, { 'idempotency-key': crypto.randomUUID() })

export type Said = { text: string; isFault?: boolean }

/**
 * Posts an action of the admin, once however often it is sent; then shows the changed document and says what happened,
 * which may depend on the answer, or why it failed.
 */
export async function runAction(
  path: string,
  body?: object,
  said?: string | ((answer: unknown) => Said),
): Promise<void> {
  const response = await sendOnce(path, body)
  if (!response.ok) {
    toast.error(await reasonIn(response))
    return
  }
  if (said) {
    const outcome = typeof said === 'string' ? { text: said } : said(await response.json())
    sessionStorage.setItem(saidKey, JSON.stringify(outcome))
  }
  window.location.reload()
}

type Refusal = { code?: string; detail?: string; errors?: { message: string }[] }

/** What an answer that is no success says of itself; it can be read again. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const parsed: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}

/** The words for a person of why an answer is a refusal. */
export async function reasonIn(answer: Response): Promise<string> {
  const { detail, errors } = await refusalIn(answer)
  return errors?.[0]?.message ?? detail ?? 'That did not work. Try again.'
}

/** Downloads a file, under the name that the answer gives it. */
export async function download(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) {
    toast.error(await reasonIn(answer))
    return
  }
  const [, name = ''] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Says once, on the page that is shown after an action, what it did. */
export function useSaidAfterwards(): void {
  useEffect(() => {
    const said = sessionStorage.getItem(saidKey)
    sessionStorage.removeItem(saidKey)
    if (!said) return
    const { text, isFault } = JSON.parse(said) as Said
    // What shows it listens only once the whole page is mounted.
    setTimeout(() => (isFault ? toast.error(text) : toast.success(text)), mountedAfterMs)
  }, [])
}
