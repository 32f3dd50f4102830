/** A mark that is not closed within this length is plain text. */
const longestMark = 600

/** Tags, images, links and citations; a tag or an address may be unfinished. */
const mark = /!?\[[^\]]*\](?:\([^)]*\)?)?|<\/?[a-z!][^>]*(?:>|$)|【[^】]*】/gi

const unfinished = /!?\[[^\]]*$|【[^】]*$/

/** How much of a growing text can be checked: up to the last gap outside of tags, links and citations. */
export function safeLength(text: string): number {
  const filled = text.replace(mark, (found) =>
    found.length > longestMark ? found : 'x'.repeat(found.length),
  )
  const gap = filled.search(/\s\S*$/)
  if (gap < 0) return text.length > longestMark ? text.length : 0
  const opened = filled.search(unfinished)
  const isOpen = opened >= 0 && text.length - opened <= longestMark
  return isOpen ? Math.min(gap + 1, opened) : gap + 1
}
