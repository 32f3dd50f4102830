type Props = {
  title: string
  items: { href: string; title: string }[]
  /** The path of the current page. */
  present: string
}

/** Links to related pages. */
export function Siblings({ title, items, present }: Props) {
  if (items.length < 2) return null
  return (
    <nav className="siblings" aria-labelledby="siblings">
      <h2 className="siblings-title" id="siblings">
        {title}
      </h2>
      <ul className="siblings-list">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.href === present ? 'page' : undefined}
              dir="auto"
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
