type Props = { text: string; highlights: readonly (readonly [number, number])[] }

/** A text with highlighted parts; it is never treated as HTML. */
export function Marked({ text, highlights }: Props) {
  const pieces = highlights.map(([start, end], at) => {
    const before = highlights[at - 1]?.[1] ?? 0
    return { start, plain: text.slice(before, start), marked: text.slice(start, end) }
  })
  return (
    <>
      {pieces.map(({ start, plain, marked }) => (
        <span key={start}>
          {plain}
          <mark>{marked}</mark>
        </span>
      ))}
      {text.slice(highlights.at(-1)?.[1] ?? 0)}
    </>
  )
}
