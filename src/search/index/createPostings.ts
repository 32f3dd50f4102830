/** How often a stem occurs in the title and in the rest, weighted by part. */
export type Frequency = { title: number; body: number }

export type Postings = ReturnType<typeof createPostings>

/** A posting is packed into one integer (8 bytes instead of 40): two bits for the title, eight for the rest. */
const most = { title: 3, body: 255 }

const none: readonly number[] = []

/** The entry of a packed posting: below four million, or it does not fit into 32 bits. */
export function entryOf(posting: number): number {
  return posting >>> 10
}

export function titleFrequency(posting: number): number {
  return (posting >>> 8) & most.title
}

export function bodyFrequency(posting: number): number {
  return posting & most.body
}

/** Which documents contain each stem, and how often. */
export function createPostings() {
  const lists: number[][] = []
  let size = 0
  return {
    add: (stem: number, entry: number, { title, body }: Frequency): void => {
      const packed = Math.min(title, most.title) * 256 + Math.min(body, most.body)
      const list = lists[stem]
      const posting = entry * 1_024 + packed
      // A list that began empty would have room for seventeen, and most words stand in one document.
      if (list) list.push(posting)
      else lists[stem] = [posting]
      size += 1
    },
    remove: (stem: number, entry: number): void => {
      const list = lists[stem]
      const at = list?.findIndex((posting) => entryOf(posting) === entry) ?? -1
      const last = at < 0 ? undefined : list?.pop()
      if (!list || last === undefined) return
      if (at < list.length) list[at] = last
      size -= 1
    },
    /** Packed: read them with `entryOf` and the like. */
    of: (stem: number) => lists[stem] ?? none,
    size: () => size,
  }
}
