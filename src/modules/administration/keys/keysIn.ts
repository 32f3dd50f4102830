const scheme = 'users API-Key '

/** The API keys that a request carries, as `Authorization: users API-Key <key>` or `X-API-Key: <key>`. */
export function keysIn(headers: Headers): string[] {
  const authorization = headers.get('authorization')
  const given = [
    headers.get('x-api-key'),
    authorization?.startsWith(scheme) ? authorization.slice(scheme.length) : null,
  ]
  return given.filter((key) => key !== null && key !== '') as string[]
}
