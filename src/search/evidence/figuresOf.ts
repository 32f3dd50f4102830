/** The figures of a text as numbers; signs between thousands are left out. */
export function figuresOf(text: string): number[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    Number(figure.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  )
}
