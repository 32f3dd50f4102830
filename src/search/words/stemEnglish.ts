import { stemmer } from '@orama/stemmers/english'

import { readRows } from './readRows.js'

/**
 * Forms that no rule brings together: each row begins with the stem. `person` is one with `people`, for its rule would
 * make it one with `personal`; `us` would be one with `use`.
 */
const irregular = readRows(`
  people: person persons people
  child: children
  man: men
  woman: women
  foot: feet
  tooth: teeth
  mous: mice
  we: us
  bias: bias
  gas: gas gases
  bus: bus buses
  plus: plus pluses
  lens: lens
  alias: alias
  atlas: atlas
  canvas: canvas
  iris: iris
  quiz: quizzes
  tie: ties
  pie: pies
  lie: lies
  die: dies
  half: halves
  shelf: shelves
  self: selves
  wolf: wolves
  knife: knives
  wife: wives
  thief: thieves
  loaf: loaves
  calf: calves
  scarf: scarves
  matrix: matrices
  index: indices
  appendix: appendices
  vertex: vertices
  codex: codices
  axis: axis axes
  oasis: oasis oases
  thesis: thesis theses
  criterion: criteria
  phenomenon: phenomena
  curriculum: curricula
  memorandum: memoranda
  referendum: referenda
  addendum: addenda
  erratum: errata
  spectrum: spectra
  formula: formulae
  schema: schemata
  stimulus: stimuli
  syllabus: syllabi
  nucleus: nuclei
  radius: radii
  alumnus: alumni
  corpus: corpora
  genus: genera
  menu: menus
  guru: gurus
`)

/** A plural of two words has a stem of its own, or each would be found by all forms of the other. */
const shared = new Map([
  ['leaves', ['leaf', 'leav']],
  ['lives', ['life', 'live']],
  ['bases', ['basi', 'base']],
])

/** The stem of a folded English word by Porter's rules, which alone take the last letter of `virus` for a plural's. */
export function stemEnglish(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (shared.has(word)) return word
  if (word.length > 3 && word.endsWith('us') && !word.endsWith('ous')) return word
  if (word.length > 5 && /[^s]sis$/.test(word)) return stemmer(`${word.slice(0, -2)}es`)
  return stemmer(word)
}

/** The stems of words that this one has a plural in common with. */
export function relatedEnglish(stem: string): readonly string[] {
  const own = shared.get(stem)
  return own ?? [...shared].flatMap(([plural, stems]) => (stems.includes(stem) ? [plural] : []))
}
