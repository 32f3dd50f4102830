import type { Clock } from './platform.js'

export type Outcome = 'answered' | 'failed' | 'left'

export type Breaker = {
  state(): 'closed' | 'open' | 'half-open'
  /** How the last evaluated call ended. */
  last(): { outcome: 'answered' | 'failed'; at: number } | undefined
  /**
   * Requests a call: returns a function that reports how it ended (once; a call whose caller left counts neither way),
   * or undefined while the breaker is open.
   */
  enter(): ((outcome: Outcome) => void) | undefined
}

type BreakerOptions = {
  /** What it protects; named breakers are in `breakers`. */
  name?: string
  clock: Clock
  /** It opens when at least this share of the last `remembered` calls failed, counted from `fewest` calls on. */
  remembered: number
  fewest: number
  failing: number
  /** How long it stays open before one call may try, in milliseconds. */
  openMs: number
  onOpen?: () => void
}

/** The named breakers of this process, for its metrics. */
export const breakers = new Map<string, Breaker>()

/** The options of a breaker that opens after this many failures in a row. */
export const inARow = (failures: number) => ({ remembered: failures, fewest: failures, failing: 1 })

/** A circuit breaker for one other service, in this process: closed, open for a while, then one trial call. */
export function createBreaker(options: BreakerOptions): Breaker {
  const breaker = newBreaker(options)
  if (options.name !== undefined) breakers.set(options.name, breaker)
  return breaker
}

function newBreaker(options: BreakerOptions): Breaker {
  const now = () => options.clock.now().getTime()
  const outcomes = createWindow(options)
  let openUntil: number | undefined
  let isProbing = false
  let last: ReturnType<Breaker['last']>

  const open = () => {
    openUntil = now() + options.openMs
    outcomes.clear()
    options.onOpen?.()
  }
  const judge = (answered: boolean, isProbe: boolean) => {
    last = { outcome: answered ? 'answered' : 'failed', at: now() }
    if (isProbe) {
      if (answered) openUntil = undefined
      else open()
      return
    }
    if (openUntil === undefined && outcomes.add(answered)) open()
  }
  return {
    state: () => {
      if (openUntil === undefined) return 'closed'
      return now() < openUntil ? 'open' : 'half-open'
    },
    last: () => last,
    enter: () => {
      const isProbe = openUntil !== undefined
      if (isProbe && (now() < (openUntil ?? 0) || isProbing)) return undefined
      isProbing ||= isProbe
      let isOver = false
      return (outcome) => {
        if (isOver) return
        isOver = true
        if (isProbe) isProbing = false
        if (outcome !== 'left') judge(outcome === 'answered', isProbe)
      }
    },
  }
}

/** The last outcomes; `add` returns whether too many of them are failures. */
function createWindow({ remembered, fewest, failing }: BreakerOptions) {
  let outcomes: boolean[] = []
  return {
    add: (answered: boolean): boolean => {
      outcomes = [...outcomes, answered].slice(-remembered)
      const failures = outcomes.filter((good) => !good).length
      return outcomes.length >= fewest && failures / outcomes.length >= failing
    },
    clear: () => {
      outcomes = []
    },
  }
}
