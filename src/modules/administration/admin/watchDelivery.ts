type Delivery = {
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  lastStatus?: number | null
  lastFault?: string | null
}

/** One attempt takes 15 seconds at most; the queue is checked once a second. */
const looks = 25

/** Waits for the result of a delivery's next attempt and describes it. */
export async function watchDelivery(
  api: string,
  id: string,
): Promise<{ isDelivered: boolean; text: string }> {
  for (let look = 0; look < looks; look += 1) {
    const response = await fetch(`${api}/webhook-deliveries/${id}`, { credentials: 'same-origin' })
    const delivery = (await response.json()) as Delivery
    const { status, lastStatus, lastFault } = delivery
    const answer = lastFault ?? (lastStatus ? `it answered ${String(lastStatus)}` : 'no answer')
    if (status === 'delivered') return { isDelivered: true, text: `Delivered: ${answer}.` }
    const hasTried = lastFault ?? lastStatus
    if (status === 'failed' || hasTried)
      return { isDelivered: false, text: `Not taken: ${answer}.` }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return { isDelivered: false, text: 'It still waits. Look at the deliveries below later.' }
}
