/** A part of a rich text: what stands under a heading, or before the first. */
export type RichPart = { heading?: string; paragraphs: string[] }

type Node = { type?: string; text?: string; children?: Node[]; listType?: string }

const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])
const maxDepth = 40

const unevenSpace = /^\s|\s$|\s\s|[^\S ]/u

/** The parts of a Lexical document in plain text, as a reader would read it. */
export function readRichText(value: { root?: unknown }): RichPart[] {
  const parts: RichPart[] = [{ paragraphs: [] }]
  for (const block of (value.root as Node | undefined)?.children ?? []) {
    if (block.type === 'heading') parts.push({ heading: textOf(block), paragraphs: [] })
    else parts.at(-1)?.paragraphs.push(...paragraphsOf(block, 0))
  }
  return parts.filter(({ heading, paragraphs }) => heading || paragraphs.length > 0)
}

/** A block of inline nodes is a paragraph; lists, tables and quotes hold several. */
function paragraphsOf(node: Node, depth: number): string[] {
  const children = node.children ?? []
  if (depth > maxDepth) return []
  if (children.some(({ type }) => inline.has(type ?? ''))) {
    const own = textOf({ children: children.filter((child) => child.type !== 'list') })
    const lists = children.filter(({ type }) => type === 'list')
    return [own, ...lists.flatMap((list) => paragraphsOf(list, depth + 1))].filter(Boolean)
  }
  return children.flatMap((child) => paragraphsOf(child, depth + 1))
}

function textOf(node: Node, depth = 0): string {
  if (depth > maxDepth) return ''
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  const text = node.text ?? (node.children ?? []).map((child) => textOf(child, depth + 1)).join('')
  return depth === 0 && unevenSpace.test(text) ? text.replace(/\s+/gu, ' ').trim() : text
}
