type Props = {
  title: string
  items: readonly string[]
  /** Where the visitor is. */
  present?: number
}

/** What happens, one step after the other. */
export function Steps({ title, items, present }: Props) {
  return (
    <section>
      <h2 className="small-title">{title}</h2>
      <ol className="stairs">
        {items.map((text, place) => (
          <li key={text} aria-current={place === present ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
