type Fault = { path: string; message: string }

/** Publishes an answer; returns an error message, or nothing on success. */
export async function postAnswer(path: string, body: object): Promise<string | undefined> {
  const lost = 'Nothing was published. Try again.'
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return undefined
    const { detail, errors } = (await response.json()) as { detail?: string; errors?: Fault[] }
    const faults = errors?.map((fault) => `${fault.path.slice(1)}: ${fault.message}`)
    return faults?.join(' ') ?? detail ?? lost
  } catch {
    return lost
  }
}
