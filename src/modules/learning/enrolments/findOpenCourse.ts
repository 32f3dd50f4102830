import type { PayloadRequest } from 'payload'

import { currentSlug } from '../../../platform/content/currentSlug.js'

export type OpenCourse = { id: string; slug: string; title: string; isFree: boolean }

/** The published course that has, or once had, this slug. */
export async function findOpenCourse(
  req: PayloadRequest,
  slug: string,
): Promise<OpenCourse | undefined> {
  const course = await findBySlug(req, slug)
  if (course) return course
  const newer = await currentSlug(req, 'courses', slug)
  return newer === undefined ? undefined : findBySlug(req, newer)
}

async function findBySlug(req: PayloadRequest, slug: string): Promise<OpenCourse | undefined> {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    select: { slug: true, title: true, price: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [course] = docs
  if (!course) return undefined
  const { id, title, price } = course
  return { id, slug: course.slug, title: title || course.slug, isFree: !price?.amount }
}
