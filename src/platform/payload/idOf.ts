type Related = string | { id: string }

/** The id of a document that another one refers to, whether or not it was loaded; undefined if it refers to none. */
export function idOf(related: Related): string
export function idOf(related: Related | null | undefined): string | undefined
export function idOf(related: Related | null | undefined): string | undefined {
  return typeof related === 'object' ? related?.id : related
}
