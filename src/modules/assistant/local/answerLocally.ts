import { splitSentences } from '../../../search/evidence/splitSentences.js'
import type { Passage } from '../../../search/SearchIndex.js'
import { isAboutWhole, type Finding } from '../retrieval/retrieve.js'
import type { Source } from '../retrieval/sourcesOf.js'

/** Longer answers by staff are cut at the end of a sentence. */
const longestVerbatim = 900

/**
 * An answer in the words of its source: of a FAQ the whole answer by staff, for a question about a document as a whole
 * its opening, else the best passage, with what says whose it is. Uses no model.
 */
export function answerLocally({ sources, isFollowUp }: Pick<Finding, 'sources' | 'isFollowUp'>) {
  const [source] = sources
  const [best] = source?.passages ?? []
  if (!source || !best) return ''
  const { section, opening } = best
  if (section.type === 'faq') return `${cutAt(section.text, longestVerbatim)} [1]`
  const subject = subjectOf(best, isFollowUp)
  if (isAboutWhole(best)) return `${subject}${splitSentences(opening).slice(0, 3).join(' ')} [1]`
  const leadIn = best.leadIn ? [best.leadIn] : []
  const text = [...leadIn, ...chosen(source, best)].map(ended).join(' ')
  return `${subject}${text} [1]`
}

/** Passages of the same section that are nearly as good stand beside the best one. */
const nearEnough = 0.8
const most = 3

/**
 * A figure, date or name comes from one item or row alone: two of them together can say what neither does. A sentence
 * is followed by the next one of its paragraph, which often goes on with what was asked.
 */
function chosen({ passages }: Source, best: Passage): string[] {
  if (best.isItem) return [best.text]
  const beside = passages
    .filter(
      ({ place, isItem, score }) =>
        !isItem && place[0] === best.place[0] && best.score - score <= nearEnough,
    )
    .slice(0, most)
    .toSorted((one, other) => one.place[1] - other.place[1])
    .map(({ text }) => text)
  const paragraph = best.section.text.split('\n').find((line) => line.includes(best.text)) ?? ''
  const sentences = splitSentences(paragraph)
  const next = sentences[sentences.indexOf(best.text) + 1]
  if (next === undefined || !sentences.includes(best.text) || beside.includes(next)) return beside
  return beside.flatMap((text) => (text === best.text ? [text, next] : [text]))
}

/** What says whose the passage is, where it does not say so itself: its document and heading. */
function subjectOf({ section, isItem }: Passage, isFollowUp: boolean): string {
  const { title, heading, type } = section
  if (isItem) return `${[title, heading].filter(Boolean).join(' – ')}: `
  return isFollowUp || type === 'partner' ? `${title}: ` : ''
}

const ended = (text: string) => (/[.!?…:;؟。]["'”»)]?$/.test(text) ? text : `${text}.`)

function cutAt(text: string, longest: number): string {
  if (text.length <= longest) return text
  let cut = ''
  for (const sentence of splitSentences(text)) {
    if (cut && cut.length + sentence.length > longest) break
    cut = cut ? `${cut} ${sentence}` : sentence
  }
  return cut
}
