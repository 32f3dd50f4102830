import { shortMoney } from '../../../platform/formatMoney.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'

type Cancelled = {
  /** The title of the course. */
  course: string
  refund: { amount: number; currency: string } | null
  /** Whether money was paid that stays where it is unless it is refunded. */
  isPaid: boolean
}

/** That a booking is cancelled, and what goes back. */
export function cancelledText(site: Site, { course, refund, isPaid }: Cancelled): string {
  const { bookings: words } = site.words.learn
  if (refund && refund.amount > 0) {
    const amount = shortMoney(refund.amount, refund.currency, site.formats)
    return fill(words.cancelledWith, { course, amount })
  }
  if (isPaid) return fill(words.cancelledWithout, { course })
  return fill(words.cancelledFree, { course })
}
