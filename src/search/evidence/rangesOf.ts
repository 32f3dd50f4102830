import { latinDigits } from '../../platform/text.js'
import { countedPeople } from '../words/countedPeople.js'
import { foldWord } from '../words/splitWords.js'

export type Range = {
  unit: string
  least: number
  most: number
  /** Whether it is one number, and none that is more or less than another. */
  isExact: boolean
}

const numbers = new Map(
  [
    '1 one un une',
    '2 two deux',
    '3 three trois ثلاثه ثلاث',
    '4 four quatre اربعه اربع',
    '5 five cinq خمسه خمس',
    '6 six سته ست',
    '7 seven sept سبعه سبع',
    '8 eight huit ثمانيه ثماني',
    '9 nine neuf تسعه تسع',
    '10 ten dix عشره عشر',
    '12 twelve douze',
    '13 thirteen treize',
    '14 fourteen quatorze اربعه_عشر',
    '15 fifteen quinze خمسه_عشر',
    '20 twenty vingt عشرين عشرون',
    '30 thirty trente ثلاثين ثلاثون',
  ].flatMap((row) => {
    const [digits = '', ...words] = row.replaceAll('_', ' ').split(/ (?!عشر$)/)
    return words.map((word): [string, number] => [word, Number(digits)])
  }),
)

const units = [
  { unit: 'day', size: 1, called: 'days?|jours?|يوما?|ايام' },
  { unit: 'day', size: 7, called: 'weeks?|semaines?|اسبوعا?|اسابيع' },
  { unit: 'person', size: 1, called: countedPeople },
  { unit: 'euro', size: 1, called: '€|eur|euros?|يورو' },
  { unit: 'pound', size: 1, called: '£|gbp|pounds?|livres?|جنيه\\p{L}*' },
  { unit: 'dollar', size: 1, called: '\\$|usd|dollars?|دولار\\p{L}*' },
].map((one) => ({ ...one, is: new RegExp(`^(?:${one.called})$`, 'u') }))

const words = [...numbers.keys()].toSorted((one, other) => other.length - one.length)
const number = String.raw`\d+(?:[.,’' ]\d{3}(?!\d))*(?:[.,]\d+)?|${words.join('|')}`
const sign = '(?:[€$£] ?)?'
const senses = {
  upTo: "up to|until|till|at most|(?:no|not) more than|max(?:imum)?(?: of)?|jusqu.a|au plus|pas plus d[e'’]|حتي|بحد اقصي|لا يزيد عن",
  below: "less than|fewer than|under|below|moins d[e'’]|اقل من",
  above: "more than|over|above|plus d[e'’]|اكثر من",
  from: "at least|from|min(?:imum)?(?: of)?|au moins|a partir d[e'’]|ابتداء من|بدءا من|لا يقل عن",
}
const orMore = 'or (?:more|longer|over)|ou plus|(?:au )?minimum|او اكثر|فاكثر|علي الاقل'
const orLess = 'or (?:less|fewer|under)|ou moins|au plus|at most|maximum|او اقل|فاقل|علي الاكثر'
const bounds = (at: string) => `(?:,? (?:(?<more${at}>${orMore})|(?<less${at}>${orLess})))?`

/** A count with what stands around it, folded: `less than 5 days`, `5 to 13 days before`; working days are others. */
const counted = new RegExp(
  [
    String.raw`(?<!\p{N}[.,]?)(?<!\p{L}(?=\p{L}))`,
    `(?:${Object.entries(senses)
      .map(([name, called]) => `(?<${name}>${called})`)
      .join('|')})?`,
    String.raw`\s*(?<sign>[€$£])? ?(?<first>${number})`,
    `(?: ?(?:to|and|a|et|الي|و|[-–—]) ?${sign}(?<last>${number}))?`,
    bounds('Ahead'),
    String.raw` ?-?(?<unit>${units.map(({ called }) => called).join('|')})?(?!\p{L}| (?:ouvr|عمل))`,
    bounds('Behind'),
    '(?<back> (?:before|avant|قبل))?',
  ].join(''),
  'gu',
)

const dual = /(يوم|اسبوع)(?:ين|ان)(?!\p{L})/gu

/** From how many to how many days, people, or units of money a text speaks of, each time it does. */
export function rangesOf(text: string): Range[] {
  const folded = foldWord(latinDigits(text)).replace(dual, '2 $1').replace(/\s+/g, ' ')
  return [...folded.matchAll(counted)].flatMap(({ groups = {} }) => rangeOf(groups) ?? [])
}

function rangeOf(found: Readonly<Record<string, string | undefined>>): Range | undefined {
  const called = found['unit'] ?? found['sign']
  const counted = units.find(({ is }) => called !== undefined && is.test(called))
  const first = valueOf(found['first'])
  if (!counted || first === undefined) return undefined
  const { unit, size } = counted
  const last = valueOf(found['last'])
  const of = (least: number, most: number, isExact = false) => ({
    ...{ unit, isExact },
    least: least * size,
    most: most * size,
  })
  if (last !== undefined) return of(first, last)
  // Who may cancel until five days before may do it six days before.
  const isFrom =
    found['from'] ?? found['moreAhead'] ?? found['moreBehind'] ?? (found['upTo'] && found['back'])
  if (isFrom) return of(first, Infinity)
  if (found['upTo'] ?? found['lessAhead'] ?? found['lessBehind']) return of(-Infinity, first)
  if (found['below']) return of(-Infinity, first - little)
  if (found['above']) return of(first + little, Infinity)
  return of(first, first, true)
}

const little = 0.001

function valueOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const digits = written.replace(/[.,’' ](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return numbers.get(written) ?? Number(digits)
}
