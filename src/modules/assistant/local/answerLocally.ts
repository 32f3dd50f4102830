import { splitSentences } from '../../../search/evidence/splitSentences.js'
import type { Passage } from '../../../search/SearchIndex.js'
import type { Finding } from '../retrieval/retrieve.js'
import { isKnownQuestion } from '../retrieval/retrieve.js'
import type { Source } from '../retrieval/sourcesOf.js'

/** Longer answers by staff are cut at the end of a sentence. */
const longestVerbatim = 900

/**
 * An answer in the words of its source: for a known question the answer of staff, for a question about a document as a
 * whole its opening, else the best passage, with what says whose it is. Uses no model.
 */
export function answerLocally({
  sources,
  isFollowUp,
}: Pick<Finding, 'sources' | 'isFollowUp'>): string {
  const [source] = sources
  const [best] = source?.passages ?? []
  if (!source || !best) return ''
  const { section, features, opening } = best
  if (isKnownQuestion(best)) {
    return `${cutAt(section.text, longestVerbatim)} [1]`
  }
  const isAboutWhole = features.title >= 0.99 && features.form + features.formless === 0
  if (isAboutWhole) return `${splitSentences(opening).slice(0, 3).join(' ')} [1]`
  const subject = subjectOf(best, isFollowUp)
  const text = chosen(source, best)
    .map((passage) =>
      ended(
        passage.leadIn && passage === best ? `${passage.leadIn} ${passage.text}` : passage.text,
      ),
    )
    .join(' ')
  return `${subject}${text} [1]`
}

/** Passages of the same section that are nearly as good stand beside the best one. */
const nearEnough = 0.8
const most = 3

/** A figure, date or name comes from one item or row alone: two of them together can say what neither does. */
function chosen({ passages }: Source, best: Passage): Passage[] {
  if (best.isItem) return [best]
  const beside = passages.filter(
    ({ place, isItem, score }) =>
      !isItem && place[0] === best.place[0] && best.score - score <= nearEnough,
  )
  return beside.slice(0, most).toSorted((one, other) => one.place[1] - other.place[1])
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
