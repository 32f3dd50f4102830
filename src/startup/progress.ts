const quietMs = 1_000

/** Runs one step of the start; a step of over a second prints what it is doing, and then how long it took. */
export async function progress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const said = { something: false }
  const timer = setTimeout(() => {
    said.something = true
    console.log(`· ${label} …`)
  }, quietMs)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    if (said.something)
      console.log(`  done in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  }
}
