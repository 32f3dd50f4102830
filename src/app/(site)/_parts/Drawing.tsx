import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['report', 'course', 'conversation', 'people', 'register', 'calendar'] as const

/** One of the drawings. */
export type DrawingName = (typeof names)[number]

const folder = join(process.cwd(), 'src', 'app', '(site)', '_drawings')

/** What is within the outer element of each file, without its line breaks. */
const drawings = new Map(
  names.map((name) => {
    const [, shapes = ''] = readFileSync(join(folder, `${name}.svg`), 'utf8').split(/<svg[^>]*>/)
    return [name, shapes.replace(/\n\s*|<\/svg>/g, '')]
  }),
)

/** A drawing in the colours of the brand, for parts without a picture. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 560 440"
      width="560"
      height="440"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.get(name) ?? '' }}
    />
  )
}
