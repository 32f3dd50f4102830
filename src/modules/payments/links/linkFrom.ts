import type { Media, PaymentLink } from '../../../payload-types.js'
import type { Link } from './Link.js'

/** Reads a link from a document; if its title is not translated, the slug takes its place. */
export function linkFrom(document: Omit<PaymentLink, 'visits'>, serverUrl: string): Link {
  const { price, course } = document
  return {
    id: document.id,
    slug: document.slug,
    title: document.title || document.slug,
    description: document.description || null,
    kind: document.kind,
    state: document.state,
    amountMode: document.amountMode ?? 'fixed',
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    min: document.min ?? null,
    max: document.max ?? null,
    target: document.target ?? null,
    availableFrom: timeOf(document.availableFrom),
    availableUntil: timeOf(document.availableUntil),
    // Redirects make no orders, so there is nothing to count.
    maxUses: document.kind === 'gateway' ? (document.maxUses ?? null) : null,
    course: course && typeof course === 'object' ? { id: course.id, slug: course.slug } : null,
    image: imageOf(document.image, serverUrl),
  }
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null
}

function imageOf(image: string | Media | null | undefined, serverUrl: string): Link['image'] {
  if (!image || typeof image === 'string' || !image.url) return null
  return {
    url: new URL(image.url, serverUrl).href,
    width: image.width ?? null,
    height: image.height ?? null,
    alt: image.alt || '',
  }
}
