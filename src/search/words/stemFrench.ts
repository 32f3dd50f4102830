import { stemmer } from '@orama/stemmers/french'

import { readRows } from './readRows.js'

/** Plurals that no rule brings to their singular: each row begins with the stem. */
const irregular = readRows(`
  travail: travaux
  bail: baux
  vitrail: vitraux
  corail: coraux
  soupirail: soupiraux
  monsieur: messieurs
  madam: mesdames
  mademoisel: mademoiselle mesdemoiselles
  mal: maux
  ciel: cieux
  oeil: yeux
`)

/** Words that only look like the plural of these. */
const noPlural = new Set(['fois', 'mois', 'nous', 'plus', 'sous', 'tous', 'vous'])

/** The stem of a folded French word. */
export function stemFrench(word: string): string {
  return irregular.get(word) ?? stemmer(word)
}

/**
 * The stems that are its plural or singular if the content has them: Snowball's rules leave the last letter of
 * `contenus` and `enjeux`, for that of `permis` and `prix` is none of a plural.
 */
export function relatedFrench(stem: string): readonly string[] {
  if (/^.{2,}[iou]$/.test(stem)) {
    return [`${stem}s`, `${stem}x`].filter((plural) => !noPlural.has(plural))
  }
  return /^.{2,}[iou][sx]$/.test(stem) && !noPlural.has(stem) ? [stem.slice(0, -1)] : []
}
