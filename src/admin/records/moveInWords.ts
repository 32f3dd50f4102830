type Move = {
  title: string | undefined
  from: string | null | undefined
  to: string | null | undefined
}

/** What an event changed: `Paid → Refunded`; nothing where its title says it already, as when an order is created. */
export function moveInWords({ title, from, to }: Move): string {
  if (!from && to === title) return ''
  return [from, to].filter(Boolean).join(' → ')
}
