import type { ComponentProps } from 'react'

/** A link that looks like a button. */
export const Button = (link: ComponentProps<'a'>) => <a className="button" {...link} />

/** The lesser choice beside one. */
export const QuietButton = (link: ComponentProps<'a'>) => (
  <a className="button button-quiet" {...link} />
)
