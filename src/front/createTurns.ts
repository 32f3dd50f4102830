import { Problem } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'

export type Turns = {
  /** Does the work when it is this caller's turn; throws `rate_limited` where too many wait. */
  take<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

type Options = { atOnce: number; ofOneCaller: number; waiting: number; waitMs: number }

type Waiter = { caller: string; start: () => void }

/** Lets a few work at once, and fewer of one caller, so that who is slow or busy holds up nobody else. */
export function createTurns({ atOnce, ofOneCaller, waiting, waitMs }: Options): Turns {
  const working: string[] = []
  const queue: Waiter[] = []

  const mayStart = (caller: string) =>
    working.length < atOnce && working.filter((one) => one === caller).length < ofOneCaller
  const startNext = () => {
    const at = queue.findIndex(({ caller }) => mayStart(caller))
    const [next] = at < 0 ? [] : queue.splice(at, 1)
    if (!next) return
    working.push(next.caller)
    next.start()
  }

  return {
    take: async (caller, signal, work) => {
      if (mayStart(caller)) working.push(caller)
      else if (queue.length < waiting) await wait(queue, { caller, signal, waitMs })
      else throw tooMany()
      try {
        return await work()
      } finally {
        working.splice(working.indexOf(caller), 1)
        startNext()
      }
    },
  }
}

type Wait = { caller: string; signal: AbortSignal; waitMs: number }

/** Resolves when it is this caller's turn. */
function wait(queue: Waiter[], { caller, signal, waitMs }: Wait): Promise<void> {
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
      reject(tooMany())
    }
    const timer = setTimeout(leave, waitMs)
    signal.addEventListener('abort', leave)
    queue.push(waiter)
  })
}

function tooMany(): Problem {
  return new Problem(problems.rateLimited, {
    detail: 'Too many large bodies are being taken at once. Try again in 5 s.',
    headers: { 'retry-after': '5' },
  })
}
