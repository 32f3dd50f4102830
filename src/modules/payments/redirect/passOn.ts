/** What campaigns are told apart by; nothing else of the visitor's address is handed on. */
const passed = /^(?:utm_[a-z0-9_]{1,40}|gclid|fbclid)$/
const maxValue = 500

/** The target with the campaign parameters of the visit; where the target has one itself, its own value stays. */
export function passOn(target: string, visit: URLSearchParams): string {
  const url = new URL(target)
  for (const [name, value] of visit) {
    if (!passed.test(name) || url.searchParams.has(name) || value.length > maxValue) continue
    url.searchParams.append(name, value)
  }
  return url.href
}
