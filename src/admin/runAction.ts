import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

const saidKey = 'foyer-said'

/**
 * Posts an action of the admin, once however often it is sent; then shows the changed document and says what happened,
 * or why it failed.
 */
export async function runAction(path: string, body?: object, said?: string): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) {
    if (said) sessionStorage.setItem(saidKey, said)
    window.location.reload()
    return
  }
  const { detail, errors } = (await response.json()) as {
    detail?: string
    errors?: { message: string }[]
  }
  toast.error(errors?.[0]?.message ?? detail ?? 'Nothing was changed. Try again.')
}

/** Says once, on the page that is shown after an action, what it did. */
export function useSaidAfterwards(): void {
  useEffect(() => {
    const said = sessionStorage.getItem(saidKey)
    sessionStorage.removeItem(saidKey)
    if (said) toast.success(said)
  }, [])
}
