import type { Clock } from '../../../platform/clock.js'

export type BreakerState = 'closed' | 'open' | 'half-open'

export type Outcome = 'answered' | 'failed' | 'left'

export type Breaker = {
  state(): BreakerState
  /** How the last call that was judged ended. */
  last(): { outcome: 'answered' | 'failed'; at: number } | undefined
  /**
   * Asks for a call: gives how to say how it ended (once; a caller who left judges nobody), or undefined while the
   * other side is left alone.
   */
  enter(): ((outcome: Outcome) => void) | undefined
}

/** Research 1.4: enough calls to tell an outage from one bad answer. */
const settings = { remembered: 20, fewest: 5, failing: 0.5, openMs: 30_000 }

/** A circuit breaker for one other service, in this process: closed, open for 30 s, then one call to try. */
export function createBreaker({ clock, onOpen }: { clock: Clock; onOpen: () => void }): Breaker {
  const now = () => clock.now().getTime()
  const outcomes = createWindow()
  let openUntil: number | undefined
  let isProbing = false
  let last: ReturnType<Breaker['last']>

  const open = () => {
    openUntil = now() + settings.openMs
    outcomes.clear()
    onOpen()
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

/** The last outcomes; `add` tells whether too many of them are failures. */
function createWindow() {
  let outcomes: boolean[] = []
  return {
    add: (answered: boolean): boolean => {
      outcomes = [...outcomes, answered].slice(-settings.remembered)
      const failures = outcomes.filter((good) => !good).length
      return outcomes.length >= settings.fewest && failures / outcomes.length >= settings.failing
    },
    clear: () => {
      outcomes = []
    },
  }
}
