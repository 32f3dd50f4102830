import type { CollectionConfig, PayloadRequest } from 'payload'

import { anyStaff, nobody, staff } from '../../platform/access.js'
import { announceChange } from '../../platform/cache/announceChange.js'
import { searchTag } from '../../platform/content/announce.js'
import { localization } from '../../platform/localization.js'
import { field } from '../../platform/content/fields.js'

const mostWords = 20
const longestWord = 60

/** Answers of a search depend on the table as they do on the content. */
const announce = async ({ req }: { req: PayloadRequest }) => {
  await announceChange(req, ['synonyms', searchTag])
}

const checkWords = (value: unknown) => {
  const words = Array.isArray(value) ? (value as unknown[]) : []
  const texts = words.filter((word): word is string => typeof word === 'string')
  const different = new Set(texts.map((word) => word.trim().toLowerCase()).filter(Boolean))
  if (different.size < 2) return 'Enter at least two different words.'
  if (words.length > mostWords) return `Enter at most ${mostWords} words.`
  if (texts.some((word) => word.length > longestWord)) {
    return `Shorten words to ${longestWord} characters.`
  }
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)
  return texts.length === words.length && texts.every(isWord) ? true : 'Enter words with letters.'
}

/** Other words for the same thing: search and the assistant find content by any of them. */
export const Synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: 'Synonym', plural: 'Synonyms' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'oneWay', 'updatedAt'],
    listSearchableFields: ['title'],
    description:
      'Words that visitors type and words that the site uses for the same thing. Search and the assistant know them at once.',
  },
  defaultSort: 'title',
  disableDuplicate: true,
  access: {
    create: staff('editor'),
    read: anyStaff,
    update: staff('editor'),
    delete: staff('editor'),
    readVersions: nobody,
    unlock: nobody,
    admin: anyStaff,
  },
  custom: { audit: 'words' },
  hooks: { afterChange: [announce], afterDelete: [announce] },
  fields: [
    field.text('words', 'Such as vacancies, careers, jobs. Enter adds one; phrases are fine.', {
      hasMany: true,
      required: true,
      validate: checkWords,
    }),
    field.select('language', 'The language of these words.', {
      required: true,
      defaultValue: localization.defaultLocale,
      options: localization.locales.map(({ code, label }) => ({ value: code, label })),
      admin: { isClearable: false },
    }),
    field.checkbox('oneWay', 'The first word finds the others, but they do not find the first.', {
      label: 'One way',
      defaultValue: false,
    }),
    field.text('title', {
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ siblingData }) => ((siblingData['words'] ?? []) as string[]).join(', ').slice(0, 300),
        ],
      },
    }),
  ],
}
