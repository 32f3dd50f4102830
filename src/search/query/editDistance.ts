/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other
 * (optimal string alignment); anything above `most` gives `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const present = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        at(last, column) + 1,
        at(present, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && isSwapped(a, b, [row, column])) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      present.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    beforeLast = last
    last = present
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

function isSwapped(a: string, b: string, [row, column]: [number, number]): boolean {
  return (
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  )
}
