const header = 'x-asked-method'

/** The request with GET for HEAD, as Payload answers it; the method that was asked for stays readable. */
export function askGet(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set(header, request.method)
  return new Request(request, { method: 'GET', headers })
}

/** The method that a caller used, where an answer depends on it: HEAD reaches endpoints as GET. */
export function askedMethod(headers: Headers): string | undefined {
  return headers.get(header) ?? undefined
}
