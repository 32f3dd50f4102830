const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When an open attempt is polled, counted from when it was sent; three times while its place is held. */
const first = 2 * minute
const offsets = [first, 5 * minute, 8 * minute, 15 * minute, 20 * minute, hour, 6 * hour, day]

/** The gateway cancels what is not confirmed by then. */
export const giveUpAfter = 12 * day

/** The gateway's page ends a visit after 15 minutes; a payment not started by then will not come. */
export const pageTimeout = 16 * minute

/** Without a status API nothing can be polled: a callback that has not come in a day is given up. */
export const withoutApiFor = day

const jitter = 0.1

/** When an attempt sent now is polled first. */
export function firstPollAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + first)
}

/** When an attempt of this age (milliseconds) is polled next, with some jitter to spread the calls. */
export function nextPollIn(age: number, random = Math.random()): number {
  const next = offsets.find((offset) => offset > age)
  const wait = next === undefined ? day : next - age
  return Math.round(wait * (1 + jitter * random))
}
