/**
 * The other origins of a server at `localhost`: 127.0.0.1 shows the same pages, whose forms must not count as those of
 * another site. Empty for any other server.
 */
export function loopbackOrigins(serverUrl: string): string[] {
  const { protocol, hostname, port } = new URL(serverUrl)
  if (hostname !== 'localhost') return []
  return ['127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`)
}
