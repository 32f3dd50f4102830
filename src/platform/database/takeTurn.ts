const waiting: (() => void)[] = []

/**
 * Resolves when it is this caller's turn to go on: one each time around the event loop. Answers of PostgreSQL that arrive
 * together would otherwise be worked on together, up to 5 ms each, while nobody else is answered (measured: reads beside
 * sixteen writers took 40 ms at worst).
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
