/** Until the second payment went back. */
export const paidTwice = 'Paid twice: the second payment is to be refunded.'

/** That, where it stands among what staff are to look at. */
export function stillOwed(attention: string | null): string | null {
  return attention?.includes(paidTwice) ? paidTwice : null
}

/** Of a rejected order for which nothing arrived as far as is known here. */
export const lookAtGateway =
  'Nothing is known to have arrived. Look at the gateway’s site, and refund there what did.'

/** What staff are to look at, with one more note beside those that stand already. */
export function withNote(attention: string | null, note: string): string {
  return attention?.includes(note) ? attention : [attention, note].filter(Boolean).join(' ')
}

/** What staff still have to look at once this is done; null if nothing. */
export function withoutNote(attention: string | null, note: string): string | null {
  return attention?.replace(note, '').replace('  ', ' ').trim() || null
}
