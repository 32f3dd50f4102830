const quote = /^>[ \t]?(.*)$/
const startsBlock = /^[ \t]*(?:$|[>#]|(?:[-*+]|\d+[.)])[ \t])/
const item = /^( *)(?:[-*+]|\d+[.)])[ \t]/
const fence = /^ {0,3}(?:```[^`]*|~~~.*)$/

/**
 * Markdown that Payload's converter reads as it is meant: it knows no blocks of code, takes four spaces for a level of a
 * list, joins the lines of a quote without a space between them, and keeps the sign of an empty one.
 */
export function plainMarkdown(markdown: string): string {
  const lines: string[][] = []
  const levels: number[] = []
  let isQuoted = false
  let isCode = false
  for (const line of markdown.split('\n')) {
    const isFence = fence.test(line)
    if (isFence) isCode = !isCode
    const [, quoted] = isFence || isCode ? [] : (quote.exec(line) ?? [])
    const isEmpty = quoted?.trim() === ''
    if (isFence) lines.push([''])
    else if (isCode) lines.push([asCode(line)])
    else if (isQuoted && quoted !== undefined && !startsBlock.test(quoted))
      lines.at(-1)?.push(quoted.trimEnd())
    else lines.push([isEmpty ? '' : quoted === undefined ? indent(line, levels) : line.trimEnd()])
    isQuoted = quoted !== undefined && !isEmpty
  }
  const texts = lines.map((parts) => parts.join(' '))
  // Only within a paragraph do spaces at the end of a line break it.
  return texts.map((text, at) => (texts[at + 1] ? text : text.trimEnd())).join('\n')
}

/** A line of a block of code as code in a line of its own. Spaces at its beginning would not be shown. */
function asCode(line: string): string {
  const code = line.trimEnd().replace(/^[ \t]+/, (space) => '\u00a0'.repeat(space.length))
  return code === '' ? code : `${code.includes('`') ? code : `\`${code}\``}  `
}

/** A line with four spaces for each level above it; `levels` are the indents of the items that it may be below. */
function indent(line: string, levels: number[]): string {
  const [, spaces] = item.exec(line) ?? []
  if (spaces === undefined) {
    if (/^\S/.test(line)) levels.length = 0
    return line
  }
  while ((levels.at(-1) ?? -2) + 1 >= spaces.length) levels.pop()
  levels.push(spaces.length)
  return '    '.repeat(levels.length - 1) + line.trimStart()
}
