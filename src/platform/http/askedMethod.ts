const header = 'x-asked-method'

/** Turns HEAD into GET, which Payload answers; the original method can still be read. */
export function askGet(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set(header, request.method)
  return new Request(request, { method: 'GET', headers })
}

/** The method that a caller used, where an answer depends on it: HEAD reaches endpoints as GET. */
export function askedMethod(headers: Headers): string | undefined {
  return headers.get(header) ?? undefined
}
