import type { Said } from '../../../admin/runAction.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import type { RefundAnswer } from '../schemas.js'

type Payer = string | null | undefined

/** What a refund that is made means for who paid; without an address they get no mail. */
export function goesBack(sum: string, payer: Payer): string {
  return payer ? `${sum} goes back to ${payer}, who gets a mail.` : `${sum} goes back to the payer.`
}

/** What became of a refund, for who requested it. */
export function sayRefund(refund: RefundAnswer, payer?: Payer): Said {
  const { amount, currency, status, answer } = refund
  const sum = formatMoney(amount, currency, 'en')
  if (status === 'done') return { text: goesBack(sum, payer) }
  if (status === 'refused') {
    const text = `${sum} was not refunded. The gateway says: ${answer ?? 'nothing'}`
    return { text, isFault: true }
  }
  return {
    text: `${sum} is being sent to ${payer ?? 'the payer'}. The gateway has not answered yet.`,
  }
}
