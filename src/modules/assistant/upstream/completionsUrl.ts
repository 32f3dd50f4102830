/** The URL of chat completions below a provider's base URL, with or without `/v1`. */
export function completionsUrl(base: string): URL {
  const url = new URL(base)
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/chat/completions')) return url
  url.pathname = `${path || '/v1'}/chat/completions`
  return url
}
