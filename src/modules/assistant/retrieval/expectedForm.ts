/** What an answer looks like, depending on the question: an amount of money, a number, a time. */
export type Form = { asks: RegExp; answer: RegExp }

const forms: readonly Form[] = [
  {
    asks: /\b(?:price[sd]?|pricing|costs?|fees?|how much|prix|tarifs?|combien coûte)\b|(?:سعر|تكلفة)/iu,
    answer: /[€$£]\s?\d|\d\s?(?:EUR|USD|GBP|€)/,
  },
  {
    asks: /\b(?:how many|how long|how often|combien)\b|كم/iu,
    answer: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i,
  },
  { asks: /\b(?:when|quand|date)\b|متى/iu, answer: /\b(?:19|20)\d\d\b|\d{1,2}:\d\d/ },
  { asks: /\b(?:phone|telephone|call)\b.*\b(?:number)?|téléphone|هاتف/iu, answer: /\+\d/ },
]

/** The form that a sentence must have to answer this kind of question; undefined if any will do. */
export function expectedForm(query: string): Form | undefined {
  return forms.find(({ asks }) => asks.test(query))
}
