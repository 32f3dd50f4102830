import { foldWord } from '../words/splitWords.js'

/** Words that stand between who acts and what they do; folded. */
const helping =
  'have|has|had|must|should|shall|can|cannot|could|will|would|may|might|need|want|wish|to|do|did|not|never|ve|ll|d|' +
  'dois|devez|devons|peux|pouvez|pouvons|veux|voulez|voudrais|ai|avez|avons|ne|n|le|la|l|qui'
const act = String.raw`(?:[\s'’]+(?:${helping})(?=[\s'’]))*[\s'’]+(\p{L}+)(?:\s+(?:or|and|ou|et)\s+(\p{L}+))?`
const start = String.raw`(?<!\p{L})`
const end = String.raw`(?!\p{L})`

/** Who does it, in European languages by a pronoun and in Arabic by the form of the verb. */
const acting = {
  /** Those who ask, in a question. */
  asker: `(?:i|we|je|j|nous)${act}|(?:اريد|استطيع|يمكنني|اود|كيف) (?:ان )?(\\p{L}+)|(\\p{L}{3,}(?<!ا)ت|\\p{L}{3,}نا)`,
  /** Those who are asked, where a question says that they do it: you did, if you do; `do you` may mean anybody. */
  company: `(?:^(?:you|vous avez)|(?:if|unless|when|si|quand|lorsque)(?: c.est)? (?:you|vous))${act}|(?:^|(?:اذا|ان|لو|عندما|حين) )(\\p{L}{3,}تم|ت\\p{L}{2,}ون)`,
  /** Those whose site it is, in its own words, and who reads it. */
  site: `(?:we|nous)${act}|(ن\\p{L}{2,}|\\p{L}{3,}نا)`,
  reader: `(?:you|vous)${act}|(\\p{L}{3,}ت|ت\\p{L}{2,})`,
}

export type Actor = keyof typeof acting

const patterns = Object.fromEntries(
  Object.entries(acting).map(([actor, pattern]) => [
    actor,
    new RegExp(`${start}(?:${pattern})${end}`, 'gu'),
  ]),
) as Record<Actor, RegExp>

/** What a text says that somebody does, in folded words: `cancel` of `we have to cancel`. */
export function actsOf(text: string, actor: Actor): string[] {
  return [...foldWord(text).matchAll(patterns[actor])].flatMap(([, ...words]) =>
    words.filter(Boolean),
  )
}
