import type { PayloadRequest, TypedLocale } from 'payload'

import { currentSlug } from '../../../platform/content/publishedSlugs.js'

export type OpenCourse = {
  id: string
  slug: string
  title: string
  description: string | null
  /** Null if the course is free. */
  price: { amount: number; currency: string } | null
}

/** The published course that has, or once had, this slug, in one language. */
export async function findOpenCourse(
  req: PayloadRequest,
  slug: string,
  locale?: TypedLocale,
): Promise<OpenCourse | undefined> {
  const course = await findBySlug(req, slug, locale)
  if (course) return course
  const newer = await currentSlug(req, 'courses', slug)
  return newer === undefined ? undefined : findBySlug(req, newer, locale)
}

async function findBySlug(req: PayloadRequest, slug: string, locale: TypedLocale | undefined) {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    select: { slug: true, title: true, summary: true, price: true },
    ...(locale && { locale }),
    depth: 0,
    limit: 1,
    pagination: false,
    // As it is public, whatever the scopes of the caller's key.
    overrideAccess: true,
    req,
  })
  const [course] = docs
  if (!course) return undefined
  const { amount, currency } = course.price ?? {}
  return {
    id: course.id,
    slug: course.slug,
    title: course.title || course.slug,
    description: course.summary || null,
    price: amount && currency ? { amount, currency } : null,
  }
}
