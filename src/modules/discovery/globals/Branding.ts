import type { Field, GlobalConfig } from 'payload'

import { anyone, anyStaff, staff } from '../../../platform/access.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { httpsUrl } from '../../../platform/content/httpsUrl.js'

const image = (name: string, label: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
})

const color = (name: string, defaultValue: string): Field => ({
  name,
  type: 'text',
  required: true,
  defaultValue,
  validate: (value: string | null | undefined) =>
    /^#[0-9a-f]{6}$/i.test(value ?? '') || 'Enter a colour as # and six digits, such as #12525e.',
  admin: { width: '33%' },
})

const line = (name: string, maxLength = 200): Field => ({ name, type: 'text', maxLength })

/** Name, logo, colours and contact of the company: pages, mails and share images take theirs from here. */
export const Branding: GlobalConfig = {
  slug: 'branding',
  admin: {
    group: 'Settings',
    description: 'How the company looks and is reached, everywhere on the site.',
  },
  access: { read: anyone, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    { name: 'name', type: 'text', required: true, defaultValue: 'Foyer', maxLength: 80 },
    { name: 'tagline', type: 'text', localized: true, maxLength: 200 },
    line('legalName'),
    { name: 'url', type: 'text', maxLength: 500, validate: httpsUrl, label: 'Website' },
    {
      name: 'logo',
      type: 'group',
      fields: [image('light', 'On light backgrounds'), image('dark', 'On dark backgrounds')],
    },
    image('favicon', 'Favicon'),
    {
      name: 'colors',
      type: 'group',
      admin: { description: 'A pair that is hard to read is darkened or lightened where it is used.' },
      fields: [
        {
          type: 'row',
          fields: [
            color('primary', '#12525e'),
            color('onPrimary', '#ffffff'),
            color('accent', '#b4530a'),
            color('background', '#ffffff'),
            color('foreground', '#16211f'),
          ],
        },
      ],
    },
    { name: 'fonts', type: 'group', fields: [line('heading', 80), line('body', 80)] },
    {
      name: 'social',
      type: 'array',
      maxRows: 12,
      fields: [
        { name: 'network', type: 'text', required: true, maxLength: 40 },
        { name: 'url', type: 'text', required: true, maxLength: 500, validate: httpsUrl },
      ],
    },
    {
      name: 'contact',
      type: 'group',
      fields: [
        { name: 'email', type: 'email' },
        line('phone', 40),
        { name: 'address', type: 'textarea', maxLength: 400 },
      ],
    },
  ],
}
