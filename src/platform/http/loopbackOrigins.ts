/**
 * The other origins of a server at `localhost`: who types 127.0.0.1 reaches the same pages, and their forms are not
 * those of a foreign site. Empty for any other server.
 */
export function loopbackOrigins(serverUrl: string): string[] {
  const { protocol, hostname, port } = new URL(serverUrl)
  if (hostname !== 'localhost') return []
  return ['127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`)
}
