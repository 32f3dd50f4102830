import { toast } from '@payloadcms/ui'

/** Posts an action of the admin, once however often it is sent; then shows the changed document, or why it failed. */
export async function runAction(path: string, body?: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) {
    window.location.reload()
    return
  }
  const { detail, errors } = (await response.json()) as {
    detail?: string
    errors?: { message: string }[]
  }
  toast.error(errors?.[0]?.message ?? detail ?? 'Nothing was changed. Try again.')
}
