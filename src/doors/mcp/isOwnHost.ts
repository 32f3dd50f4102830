const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request reached this server under one of its own names. Only a server on loopback is open to DNS rebinding,
 * by which a foreign page calls it as its own host; others may have any name that the proxy in front gives them.
 */
export function isOwnHost(serverUrl: string, host: string | null): boolean {
  if (!loopback.has(new URL(serverUrl).hostname) || host === null) return true
  const address = `http://${host}`
  return URL.canParse(address) && loopback.has(new URL(address).hostname)
}
