/** The node types that Payload's editor writes with the enabled features; its HTML supports no others. */
const nodeTypes = new Set([
  'paragraph',
  'text',
  'heading',
  'list',
  'listitem',
  'quote',
  'link',
  'autolink',
  'linebreak',
  'tab',
  'horizontalrule',
  'upload',
  'relationship',
])

/** No real text nests deeper, and Payload walks it by recursion. */
const maxDepth = 50

/**
 * Returns what is wrong with a rich text from outside, or undefined. Payload itself trusts the shape and answers 500 to
 * a child that is not a node.
 */
export function checkBody(body: unknown): string | undefined {
  const { root } = asObject(body)
  const { type, children } = asObject(root)
  if (type !== 'root' || !Array.isArray(children)) {
    return 'Send rich text as {"root": {"type": "root", "children": […]}}, or bodyMarkdown.'
  }
  return findFault(children, 1)
}

function findFault(nodes: readonly unknown[], depth: number): string | undefined {
  if (depth > maxDepth) return `Rich text may be ${String(maxDepth)} levels deep at most.`
  for (const node of nodes) {
    const fault = faultOf(asObject(node), depth)
    if (fault) return fault
  }
  return undefined
}

function faultOf(node: Record<string, unknown>, depth: number): string | undefined {
  const { type, children, text, fields } = node
  if (typeof type !== 'string' || !nodeTypes.has(type))
    return 'A node has a type that is not known.'
  if (type === 'text' && typeof text !== 'string') return 'A text node has no text.'
  const isLink = type === 'link' || type === 'autolink'
  if (isLink && (typeof fields !== 'object' || fields === null)) return 'A link has no fields.'
  if (children === undefined) return undefined
  if (!Array.isArray(children)) return 'The children of a node are not a list.'
  return findFault(children, depth + 1)
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
