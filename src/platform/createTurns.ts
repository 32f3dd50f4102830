import { Problem, problems } from './http/Problem.js'

type Turns = {
  /** Runs the work when it is this caller's turn; throws `rate_limited` if too many are waiting. */
  take<T>(caller: string, leaving: Leaving, work: () => Promise<T>): Promise<T>
}

/** Its signal is aborted when the caller leaves. */
type Leaving = { readonly signal: AbortSignal }

type Options = {
  atOnce: number
  ofOneCaller: number
  /** How many may wait, and how many of one caller if that is fewer. */
  waiting: number
  waitingOfOne?: number
  waitMs: number
  /** The noun for the error: too many of what. */
  what: string
}

type Waiter = { caller: string; start: () => void }

/** Runs a few at once, and fewer of one caller, so that a slow or busy caller does not block the others. */
export function createTurns(options: Options): Turns {
  const { atOnce, ofOneCaller, waiting, waitingOfOne = waiting, waitMs, what } = options
  const refusal = () => tooMany(what, ofOneCaller + waitingOfOne)
  const queue: Waiter[] = []
  const working = new Map<string, number>()
  let running = 0

  const mayStart = (caller: string) => running < atOnce && (working.get(caller) ?? 0) < ofOneCaller
  const count = (caller: string, change: 1 | -1) => {
    const present = (working.get(caller) ?? 0) + change
    running += change
    if (present > 0) working.set(caller, present)
    else working.delete(caller)
  }
  const mayWait = (caller: string) =>
    queue.length < waiting && queue.filter((one) => one.caller === caller).length < waitingOfOne
  const startNext = () => {
    const at = (one: Waiter) => working.get(one.caller) ?? 0
    // Whoever has the fewest at work: beside three callers who always wait for more, a fourth would never be next.
    const [next] = queue.filter(({ caller }) => mayStart(caller)).sort((a, b) => at(a) - at(b))
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    // Their others go to the end: where each may have one at work, two with long queues would take every turn.
    queue.sort((a, b) => Number(a.caller === next.caller) - Number(b.caller === next.caller))
    count(next.caller, 1)
    next.start()
  }

  return {
    take: async (caller, leaving, work) => {
      if (mayStart(caller)) count(caller, 1)
      else if (mayWait(caller)) {
        const { signal } = leaving
        await wait(queue, { caller, signal, waitMs, refusal })
      } else throw refusal()
      try {
        return await work()
      } finally {
        count(caller, -1)
        startNext()
      }
    },
  }
}

type Wait = { caller: string; signal: AbortSignal; waitMs: number; refusal: () => Problem }

/** Resolves when it is this caller's turn. */
function wait(queue: Waiter[], { caller, signal, waitMs, refusal }: Wait): Promise<void> {
  return new Promise((resolve, reject) => {
    const clear = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
    const start = () => {
      clear()
      resolve()
    }
    const waiter = { caller, start }
    const leave = () => {
      queue.splice(queue.indexOf(waiter), 1)
      clear()
      reject(refusal())
    }
    const timer = setTimeout(leave, waitMs)
    signal.addEventListener('abort', leave)
    queue.push(waiter)
  })
}

/** As `rateLimited`, of requests at once instead of in a time (`qu` of draft-ietf-httpapi-ratelimit-headers-11). */
function tooMany(what: string, most: number): Problem {
  return new Problem(problems.rateLimited, {
    detail: `Too many ${what} are being taken at once. Try again in 5 s.`,
    headers: {
      'retry-after': '5',
      'ratelimit-policy': `"${what}";q=${String(most)};qu="concurrent-requests"`,
      ratelimit: `"${what}";r=0;t=5`,
    },
  })
}
