/** The possible outcomes of a payment, in the words of the callback, of the status API and of the page. */
export type Outcome = {
  name: string
  label: string
  help: string
  /** `order_status` in the callback and in the status API: the gateway uses two vocabularies. */
  callback: string
  status: string
  message: string
  /** How often the callback is sent. */
  callbacks: 0 | 1 | 2
  heading: string
}

const paid = {
  callback: 'Success',
  status: 'Successful',
  message: 'Transaction Successful',
  callbacks: 1,
  heading: 'Payment accepted',
} as const

/** The first one is the action of the large button. */
export const outcomes: readonly Outcome[] = [
  { ...paid, name: 'success', label: 'Pay', help: 'The bank accepts, and the shop is told.' },
  {
    name: 'failure',
    label: 'The bank declines',
    help: 'The shop is told of the failure.',
    callback: 'Failure',
    status: 'Unsuccessful',
    message: 'Do not honour',
    callbacks: 1,
    heading: 'Payment declined',
  },
  {
    name: 'abort',
    label: 'Cancel the payment',
    help: 'As a payer who changes their mind.',
    callback: 'Aborted',
    status: 'Aborted',
    message: 'I wish to pay through another payment option.',
    callbacks: 1,
    heading: 'Payment cancelled',
  },
  {
    name: 'timeout',
    label: 'Let the page time out',
    help: 'As after fifteen minutes without an action.',
    callback: 'Timeout',
    status: 'Timeout',
    message: 'The payment page has timed out',
    callbacks: 1,
    heading: 'The page has timed out',
  },
  {
    name: 'awaited',
    label: 'Leave it with the bank',
    help: 'The bank has not answered yet. Come back to this address to decide.',
    callback: 'Awaited',
    status: 'Awaited',
    message: 'No response from the bank yet',
    callbacks: 1,
    heading: 'The bank has not answered yet',
  },
  {
    ...paid,
    name: 'silent',
    label: 'Pay, but lose the callback',
    help: 'As when the tab is closed too early: the shop has to ask.',
    callbacks: 0,
    heading: 'Paid, and the shop was not told',
  },
  {
    ...paid,
    name: 'duplicate',
    label: 'Pay, and tell the shop twice',
    help: 'Once from server to server, once through the browser.',
    callbacks: 2,
  },
]

/** The outcome with that name; undefined for an unknown name and for a payment that is still open. */
export function findOutcome(name: string): Outcome | undefined {
  return outcomes.find((outcome) => outcome.name === name)
}
