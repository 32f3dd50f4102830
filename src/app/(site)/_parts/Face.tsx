import { type Image, Picture } from './Picture.js'

type Props = {
  /** Missing in the preview of a row that is only begun. */
  name: string | null | undefined
  image?: Image | null
}

/** A person's picture, or the first letters of their name. */
export function Face({ name, image }: Props) {
  if (image) return <Picture light={image} className="face" size="small" alt="" />
  const letters = (name ?? '')
    .split(/\s+/)
    .filter((word) => !word.endsWith('.') && !/^dr$/i.test(word))
    .map((word) => Array.from(word)[0] ?? '')
  return (
    <span className="face face-letters" aria-hidden="true">
      {(letters[0] ?? '') + (letters.length > 1 ? (letters.at(-1) ?? '') : '')}
    </span>
  )
}
