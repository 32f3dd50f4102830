import { field } from '../../platform/content/fields.js'
import type { ArrayField, GlobalConfig } from 'payload'

import { rowsNamed } from '../../admin/fields/rowsNamed.js'
import { anyone, anyStaff, staff } from '../../platform/access.js'
import { announceGlobal, linkedTags } from '../../platform/content/announce.js'
import { inDefaultLanguage } from '../../platform/content/inDefaultLanguage.js'
import { translatedText } from '../../platform/content/translated.js'
import { linkFields } from '../../platform/content/linkFields.js'

const links = (name: string, maxRows: number, description: string): ArrayField =>
  field.array(name, description, {
    ...rowsNamed('label', ['Link', 'Links'], { initCollapsed: true }),
    maxRows,
    fields: linkFields,
  })

const shared = {
  access: { read: anyone, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
} satisfies Partial<GlobalConfig>

const items = links('items', 8, 'Leave it empty for the courses, the partners and the main pages.')
const calls = links('calls', 1, 'What every visitor should find, such as Book a demo.')

export const Header: GlobalConfig = {
  ...shared,
  slug: 'header',
  label: 'Header',
  admin: { group: 'Settings', description: 'The menu at the top of every page.' },
  custom: { cache: { tags: ['header', ...linkedTags] } },
  fields: inDefaultLanguage([
    {
      ...items,
      label: 'Menu',
      fields: [
        ...linkFields,
        {
          ...links('children', 8, 'Shown below this one when it is opened.'),
          label: 'Menu below',
        },
      ],
    },
    {
      ...calls,
      label: 'Button',
      ...rowsNamed('label', ['Button', 'Buttons'], calls.admin),
    },
  ]),
}

/** The foot of every page. */
export const Footer: GlobalConfig = {
  ...shared,
  slug: 'footer',
  label: 'Footer',
  admin: {
    group: 'Settings',
    description: 'The foot of every page. Contact details and profiles come from the branding.',
  },
  custom: { cache: { tags: ['footer', ...linkedTags] } },
  fields: inDefaultLanguage([
    field.array('columns', 'Leave it empty for the pages and policies that are published.', {
      ...rowsNamed('title', ['Column', 'Columns']),
      maxRows: 4,
      fields: [
        translatedText('title', 'The heading of the column.', { maxLength: 40 }),
        links('links', 12, 'In this order.'),
      ],
    }),
    field.text('legal', 'Such as the registered name and number. Empty: © and the name.', {
      label: 'Legal line',
      localized: true,
      maxLength: 200,
    }),
  ]),
}
