/** Numbers in words, as rules write them: `two to six days`. */
const words =
  'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 ninety=90 hundred=100 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 quinze=15 vingt=20 trente=30 cent=100'
const numbers = new Map(words.split(' ').map((word) => word.split('=') as [string, string]))
const inWords = new RegExp(String.raw`\b(?:${[...numbers.keys()].join('|')})\b`, 'giu')

const withDigits = (text: string) =>
  text.replace(inWords, (word) => numbers.get(word.toLowerCase()) ?? word)

const figure = String.raw`\d+(?:[.,]\d+)*`

/** The value of a figure; signs between thousands are left out. */
const valueOf = (text: string) =>
  Number(text.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** The figures of a text as numbers. */
export function figuresOf(text: string): number[] {
  return (withDigits(text).match(new RegExp(figure, 'g')) ?? []).map(valueOf)
}

const unit = String.raw`\s?(?:%|days?|weeks?|months?|years?|hours?|jours?|mois|ans?)?\s?`
const between = new RegExp(
  String.raw`(${figure})${unit}(?:to|-|–|à|and|et|إلى)\s?(${figure})`,
  'gu',
)
const below = new RegExp(
  String.raw`(?:less than|fewer than|under|below|up to|within|at most|moins de|jusqu'à|أقل من|حتى)\s(${figure})`,
  'giu',
)
const above = new RegExp(
  String.raw`(?:more than|over|above|from|at least|plus de|dès|à partir de|أكثر من)\s(${figure})|(${figure})${unit}(?:or more|and more|or over|et plus|ou plus|\+)`,
  'giu',
)

/** Both ends included. */
export type Range = readonly [low: number, high: number]

/** The figures of a text and the ranges it speaks of. */
export function rangesOf(text: string): Range[] {
  return [...figuresOf(text).map((value): Range => [value, value]), ...rangesIn(text)]
}

function rangesIn(text: string): Range[] {
  const plain = withDigits(text)
  const pairs = [...plain.matchAll(between)].map(([, low = '', high = '']): Range => [
    valueOf(low),
    valueOf(high),
  ])
  if (pairs.length > 0) return pairs
  const highest = [...plain.matchAll(below)].map(([, high = '']) => valueOf(high))
  const lowest = [...plain.matchAll(above)].map(([, one, other = '']) => valueOf(one ?? other))
  if (highest.length + lowest.length === 0) return []
  return [[Math.max(0, ...lowest), Math.min(Infinity, ...highest)]]
}

/** The share of these figures that lie in a range. */
export function shareOfFigures(asked: readonly number[], ranges: readonly Range[]): number {
  if (asked.length === 0) return 0
  const isIn = (value: number) => ranges.some(([low, high]) => value >= low && value <= high)
  return asked.filter(isIn).length / asked.length
}
