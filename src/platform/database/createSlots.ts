/** So many slots, for which one waits at most so long; for ever without a limit. */
export function createSlots(count: number, waitMs: number | undefined) {
  const waiting: (() => void)[] = []
  let free = count
  const giveBack = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  const once = () => {
    let isGiven = false
    return () => {
      if (!isGiven) giveBack()
      isGiven = true
    }
  }
  const wait = () =>
    new Promise<() => void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve(once())
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }
      const timer = waitMs ? setTimeout(leave, waitMs) : undefined
      waiting.push(start)
    })
  return {
    /**
     * Resolves, in the order of asking, to what gives the slot back; what is called again does nothing. Rejects like a
     * pool of pg if none becomes free in time.
     */
    take: async () => {
      if (free === 0) return wait()
      free -= 1
      return once()
    },
  }
}

export type Slots = ReturnType<typeof createSlots>
