const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When an open attempt is asked for, counted from when it was sent; thrice while its place is held. */
const first = 2 * minute
const offsets = [first, 5 * minute, 8 * minute, 15 * minute, 20 * minute, hour, 6 * hour, day]

/** The gateway cancels what is not confirmed by then by itself. */
export const giveUpAfter = 12 * day

/** The gateway's own page ends a visit after 15 minutes; nothing it has not begun by then is coming. */
export const pageTimeout = 16 * minute

/** Without a status service nobody can be asked: a callback that has not come in a day is not awaited. */
export const silentAfter = day

const jitter = 0.1

/** When an attempt sent now is asked for first. */
export function firstPollAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + first)
}

/** When an attempt of this age, in milliseconds, is asked for next; a little at random, so that not all come at once. */
export function nextPollIn(age: number, random = Math.random()): number {
  const next = offsets.find((offset) => offset > age)
  const wait = next === undefined ? day : next - age
  return Math.round(wait * (1 + jitter * random))
}
