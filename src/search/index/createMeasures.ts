/** What scoring asks of each document, side by side: reading it from the documents themselves took most of a search. */
export type Measures = {
  readonly shownIn: Uint8Array
  readonly length: Float32Array
  readonly titleLength: Float32Array
}

type Measure = { shownIn: number; length: number; titleLength: number }

/** Grows with the index; `all` must be asked for anew after a `set`. */
export function createMeasures(): {
  all: () => Measures
  set: (number: number, measure: Measure) => void
} {
  let all = sized(1_024)
  return {
    all: () => all,
    set: (number, { shownIn, length, titleLength }) => {
      if (number >= all.shownIn.length) {
        const larger = sized(2 * number)
        larger.shownIn.set(all.shownIn)
        larger.length.set(all.length)
        larger.titleLength.set(all.titleLength)
        all = larger
      }
      all.shownIn[number] = shownIn
      all.length[number] = length
      all.titleLength[number] = titleLength
    },
  }
}

function sized(count: number): Measures {
  return {
    shownIn: new Uint8Array(count),
    length: new Float32Array(count),
    titleLength: new Float32Array(count),
  }
}
