/** Passages of 100 to 200 words are usual for retrieval. */
const maxWords = 180

/** Joins paragraphs into texts of at most 180 words; a longer paragraph is split between sentences. */
export function splitLong(paragraphs: readonly string[]): string[] {
  const texts: string[] = []
  let words = 0
  for (const paragraph of paragraphs.flatMap(cut)) {
    const count = countWords(paragraph)
    const last = texts.at(-1)
    if (last === undefined || words + count > maxWords) {
      texts.push(paragraph)
      words = count
    } else {
      texts[texts.length - 1] = `${last}\n${paragraph}`
      words += count
    }
  }
  return texts
}

function cut(paragraph: string): string[] {
  if (countWords(paragraph) <= maxWords) return [paragraph]
  const sentences = paragraph.match(/[^.!?。！？؟]+[.!?。！？؟]*\s*/gu) ?? [paragraph]
  const pieces: string[] = []
  for (const sentence of sentences.flatMap(cutHard)) {
    const last = pieces.at(-1)
    if (last !== undefined && countWords(last) + countWords(sentence) <= maxWords) {
      pieces[pieces.length - 1] = last + sentence
    } else pieces.push(sentence)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

/** Splits a longer sentence, or a script without spaces, anywhere. */
function cutHard(sentence: string): string[] {
  const words = sentence.split(/(?<=\s)/u).flatMap((word) => word.match(/[^]{1,400}/gu) ?? [])
  const pieces: string[] = []
  for (let at = 0; at < words.length; at += maxWords) {
    pieces.push(words.slice(at, at + maxWords).join(''))
  }
  return pieces
}

/** Scripts without spaces count two characters a word. */
function countWords(text: string): number {
  let spaces = 0
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) <= 32) spaces += 1
  return Math.max(spaces + 1, text.length / 12)
}
