/** A segment that is `.` or `..`, percent-encoded or not: URL parsers resolve all of these. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Whether a request's target is an ordinary path of this server. Absolute-form and `//host` targets have made other
 * servers fetch for the caller (CVE-2026-44578); parsers disagree about the other forms.
 */
export function isPlainTarget(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  return !path.includes('\\') && !target.includes('#') && !dotSegment.test(path)
}
