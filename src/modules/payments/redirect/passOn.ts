/** The campaign parameters; nothing else of the visitor's address is passed on. */
const passed = /^(?:utm_[a-z0-9_]{1,40}|gclid|fbclid)$/
const maxValue = 500

/** Adds the visit's campaign parameters to the target; a parameter that the target already has stays. */
export function passOn(target: string, visit: URLSearchParams): string {
  const url = new URL(target)
  for (const [name, value] of visit) {
    if (!passed.test(name) || url.searchParams.has(name) || value.length > maxValue) continue
    url.searchParams.append(name, value)
  }
  return url.href
}
