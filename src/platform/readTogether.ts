/** Reads by its id what is asked for; what is asked for in one turn of the event loop is read at once. */
export function readTogether<T>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  let wanted: string[] = []
  let reading: Promise<ReadonlyMap<string, T>> | undefined
  const begin = async () => {
    await new Promise(setImmediate)
    const ids = wanted
    wanted = []
    reading = undefined
    return read(ids)
  }
  return async (id) => {
    wanted.push(id)
    reading ??= begin()
    return (await reading).get(id)
  }
}
