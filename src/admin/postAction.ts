/** Posts an action of the admin, once however often it is sent; returns an error message, or nothing on success. */
export async function postAction(path: string, body: object): Promise<string | undefined> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  if (response.ok) return undefined
  const { detail, errors } = (await response.json()) as {
    detail?: string
    errors?: { message: string }[]
  }
  return errors?.[0]?.message ?? detail ?? 'Nothing was changed. Try again.'
}
