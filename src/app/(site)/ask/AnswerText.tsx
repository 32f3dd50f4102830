/** The answer as text; its citations link to the sources below. Nothing in it is treated as HTML. */
export function AnswerText({ text, sources }: { text: string; sources: number }) {
  const parts = text.split(/(\[\d{1,2}\])/)
  return (
    <p className="ask-text" dir="auto">
      {parts.map((part, place) => {
        const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0)
        if (number < 1 || number > sources) return part
        return (
          <a key={place} href={`#source-${number}`}>
            {part}
          </a>
        )
      })}
    </p>
  )
}
