import type { Site } from '../Site.js'
import { payAddress } from '../payments/payAddress.js'

/** Where learners go after the API was asked to enrol them in a course: to their courses, or to pay for it. */
export async function joinCourse(
  site: Pick<Site, 'link' | 'locale' | 'defaultLocale'>,
  course: string,
  response: Response,
): Promise<string> {
  const { link } = site
  if (response.ok) return link(`/learn?joined=${course}`)
  if (response.status === 401) return link(`/learn/sign-in?course=${course}`)
  if (response.status === 402) {
    const { paymentLink } = (await response.json()) as { paymentLink: string | null }
    return paymentLink ? payAddress(site, paymentLink) : link('/learn?fault=unpaid')
  }
  if (response.status === 429) return link('/learn?fault=tooOften')
  return link(response.status === 422 ? '/learn?fault=gone' : '/learn?fault=failed')
}
