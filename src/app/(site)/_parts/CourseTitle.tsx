import type { Site } from '../Site.js'

type Props = { site: Site; course: { slug: string | null; title: string }; isOffered: boolean }

/** The title of a learner's own course, linked to its public page while it has one. */
export function CourseTitle({ site, course: { slug, title }, isOffered }: Props) {
  return isOffered && slug ? <a href={site.link(`/courses/${slug}`)}>{title}</a> : <>{title}</>
}
