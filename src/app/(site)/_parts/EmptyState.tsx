import type { ReactNode } from 'react'

import type { Site } from '../Site.js'
import { Button } from './Button.js'

type Props = { title: string; help: string; children?: ReactNode; heading?: 'h2' | 'h3' }

/** Says what will appear here, and what to do instead. */
export function EmptyState({ title, help, children, heading: Heading = 'h2' }: Props) {
  return (
    <div className="empty">
      <Heading className="empty-title">{title}</Heading>
      <p>{help}</p>
      {children}
    </div>
  )
}

/** The way to all courses. */
export function SeeAllCourses({ site: { words, link } }: { site: Site }) {
  return (
    <p>
      <Button href={link('/courses')}>{words.courses.seeAll}</Button>
    </p>
  )
}
