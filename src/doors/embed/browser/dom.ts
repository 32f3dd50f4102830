type Value = string | number | boolean | null | undefined | ((event: Event) => void)

export type Child = Node | string | false | null | undefined

/** An element with its attributes, listeners and children; text is never read as markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false && value != null)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== false && child != null))
  return element
}

/** A link out of the element; a search page or a payment must not open inside a frame. */
export function link(url: string, text: string, className?: string): HTMLAnchorElement {
  const isSafe = /^https?:/.test(new URL(url, location.href).protocol)
  return h('a', { href: isSafe && url, target: '_top', dir: 'auto', class: className }, text)
}
