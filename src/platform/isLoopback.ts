const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as a URL has it, is this computer's own. */
export function isLoopback(hostname: string): boolean {
  return names.has(hostname)
}
