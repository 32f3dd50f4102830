import { type Entry, headingOf, titleOf } from '../index/Entry.js'
import type { Lexicon } from '../index/createLexicon.js'
import { bullet } from '../sections/readVersions.js'
import { wordsOf } from '../words/splitWords.js'
import { splitSentences } from './splitSentences.js'

/** The least that can be an answer: a sentence, an item of a list, or a row of a table. */
export type Unit = {
  text: string
  /** What the item or row is about: the words before its colon, the row's first cell. */
  label: string
  /** The line above the list that introduces it. */
  leadIn: string
  isItem: boolean
  /** Whether it tells nothing but what the page is about, as `What we charge, and how to pay.` */
  isAnnouncement: boolean
  /** How many different words it has, on a scale that ends at 1. */
  length: number
  /** The stems of each part, each once. */
  stems: { text: Uint32Array; label: Uint32Array; leadIn: Uint32Array }
}

/** A document as questions are compared with it: the stems of its title, and its sections with theirs. */
type UnitDocument = {
  title: Uint32Array
  sections: { heading: Uint32Array; units: Unit[] }[]
}

type SplitUnit = Omit<Unit, 'stems' | 'length' | 'isAnnouncement'>

/** The documents whose units are kept, those asked for last at the end. */
const kept = new Map<Entry, UnitDocument>()
/** Sections in all indexes of the process; their units take about ten times the text. */
export const keptSections = 10_000
let sectionsKept = 0

/** The units of each section of a document; split once, until so many others were asked for. */
export function unitsOf(entry: Entry, lexicon: Lexicon): UnitDocument {
  const document = take(entry) ?? splitDocument(entry, lexicon)
  kept.set(entry, document)
  sectionsKept += document.sections.length
  for (const [oldest] of kept) {
    if (sectionsKept <= keptSections || oldest === entry) break
    take(oldest)
  }
  return document
}

/** Forgets the units of a document, and gives back what was known. */
function take(entry: Entry): UnitDocument | undefined {
  const known = kept.get(entry)
  kept.delete(entry)
  sectionsKept -= known?.sections.length ?? 0
  return known
}

function splitDocument(entry: Entry, lexicon: Lexicon): UnitDocument {
  const sections = entry.document.sections.map(({ body }, at) => ({
    heading: headingOf(entry, at).map(lexicon.stemOf),
    units: splitUnits(body.text).map((unit) => readUnit(unit, body.language, lexicon)),
  }))
  return { title: titleOf(entry).map(lexicon.stemOf), sections }
}

function readUnit(unit: SplitUnit, language: string, lexicon: Lexicon): Unit {
  const stemsOf = (text: string) =>
    new Uint32Array(new Set(lexicon.takeAll(wordsOf(text), language).map(lexicon.stemOf)))
  const { text, label, leadIn } = unit
  const stems = { text: stemsOf(text), label: stemsOf(label), leadIn: stemsOf(leadIn) }
  const length = Math.min(1, Math.log(1 + stems.text.length) / 4)
  return { ...unit, length, isAnnouncement: announcement.test(text), stems }
}

const announcement =
  /^(?:what|how|why|which|ce qu[ei'’]|comment|pourquoi|combien|و?(?:ماذا|كيف|لماذا))(?!\p{L})[^?؟]*$|^[^.!?؟]*(?:,|\band|\bet)\s(?:how|what|when|where|who|comment|ce que)\s(?:we|you|to|they|it|nous|vous|on)\b[^.!?؟]*\.?$/iu

/** Sentences longer than this are cut from lists or tables that were not marked as such. */
const longest = 600

/** A label ends at a colon or dash with text behind it, or is a few words with a full stop, as in `Dublin. 5 Quay Lane`. */
const labelled =
  /^(?:(.{2,70}?)(?:\s–|:)\s|((?!(?:yes|no|oui|non|نعم|لا)\b)[\p{Lu}\p{Lo}]\S*(?: \S+){0,2})\.\s)/iu

const labelOf = (text: string) => {
  const [, before, short] = labelled.exec(text) ?? []
  return before ?? short ?? ''
}

/** Splits the text of a section; a line that ends in a colon introduces the items below it. */
export function splitUnits(text: string): SplitUnit[] {
  let leadIn = ''
  return text.split('\n').flatMap((line): SplitUnit[] => {
    if (line.startsWith(bullet)) {
      const item = line.slice(bullet.length)
      return [{ text: item, label: labelOf(item), leadIn, isItem: true }]
    }
    const sentences = splitSentences(line).map((sentence) => sentence.slice(0, longest))
    const [first = '', second] = sentences
    const label = labelOf(line)
    const isLabelled = second !== undefined && first === `${label}.` && !line.endsWith(':')
    if (isLabelled && line.length <= longest) {
      leadIn = ''
      return [{ text: line, label, leadIn, isItem: true }]
    }
    leadIn = line.endsWith(':') ? (sentences.at(-1) ?? '') : ''
    return sentences
      .filter((sentence) => !sentence.endsWith(':'))
      .map((sentence) => ({ text: sentence, label: '', leadIn: '', isItem: false }))
  })
}
