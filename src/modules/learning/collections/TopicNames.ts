import type { GlobalConfig } from 'payload'

import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { anyone, anyStaff, staff } from '../../../platform/access.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { field } from '../../../platform/content/fields.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { translatedText } from '../../../platform/content/translated.js'

/** What visitors read in their language for the topics of courses; the topics themselves are the same in all. */
export const TopicNames: GlobalConfig = {
  slug: 'topic-names',
  label: 'Topic names',
  admin: {
    group: 'Learning',
    description: 'What visitors read for the topics of courses, in their own language.',
  },
  access: { read: anyone, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  custom: { cache: { tags: ['topic-names'] } },
  fields: inDefaultLanguage([
    field.array('topics', 'A topic without a row is shown as courses have it.', {
      ...rowsNamed('topic', ['Topic', 'Topics']),
      maxRows: 100,
      fields: [
        field.row(
          field.text('topic', 'As courses have it, such as eu ai act.', {
            required: true,
            maxLength: 60,
          }),
          translatedText('name', 'As visitors read it, such as EU AI Act.', { maxLength: 80 }),
        ),
      ],
    }),
  ]),
}
