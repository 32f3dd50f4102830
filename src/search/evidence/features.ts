export const featureNames = [
  /** The share of the question's words, by rarity, in the unit; with its lead-in and heading; and with the title. */
  'text',
  'near',
  'under',
  /** The same share in its whole section, and in its whole document. */
  'section',
  'document',
  /** The index's scores of the section, and of the document over that of the best. */
  'score',
  'rank',
  /** Whether it has the form that the question asks for, or lacks it. */
  'form',
  'formless',
  /** How much of its label was asked for, and whether none of it was. */
  'label',
  'labelElse',
  'item',
  'length',
  /** How alike the question and the title are. */
  'title',
  /** Whether it stands before the first heading. */
  'opening',
  /** How much of the unit was asked for. */
  'dense',
  /** How many words of the question it has, four and more counting as all. */
  'count',
  /** How much those words tell: their rarities in units of the rarest word's, four and more counting as all. */
  'information',
  /** The share of the names asked for that its whole document lacks. */
  'nameless',
] as const

/** What speaks for a unit as the answer, each 0 to 1. */
export type Features = Record<(typeof featureNames)[number], number>

/** The features of a unit in the order of their names: an object with a field for each took twice as long (measured). */
export type FeatureRow = readonly number[]

/** Where a feature stands in a row. */
export const featureAt = Object.fromEntries(featureNames.map((name, at) => [name, at])) as Features

/** A row by the names of its features. */
export const featuresByName = (row: FeatureRow): Features =>
  Object.fromEntries(featureNames.map((name, at) => [name, row[at] ?? 0])) as Features
