import { field } from '../../../platform/content/fields.js'
import type { Field, GlobalConfig } from 'payload'

import { pickedFrom } from '../../../admin/fields/pickedFrom.js'
import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { anyone, anyStaff, staff } from '../../../platform/access.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { httpsUrl } from '../../../platform/content/linkFields.js'
import { brandFacts } from './brandFacts.js'

type Color = {
  name: string
  label: string
  defaultValue: string
  description: string
  /** The colour beside this one that it is read on. */
  on?: string
}

const color = ({ name, label, defaultValue, description, on }: Color): Field =>
  field.text(name, description, {
    label,
    required: true,
    defaultValue,
    validate: (value: string | null | undefined) =>
      /^#[0-9a-f]{6}$/i.test(value ?? '') || 'Enter a colour as # and six digits, such as #12525e.',
    admin: {
      width: '33%',
      components: {
        Field: { path: '/src/admin/fields/ColorField#ColorField', clientProps: { on } },
      },
    },
  })

/** The five colours of the brand, each `#rrggbb`. */
const brandColors: Field = field.group(
  'colors',
  'A pair that is hard to read is darkened or lightened where it is used.',
  {
    label: 'Colours',
    fields: [
      {
        type: 'row',
        fields: [
          color({
            name: 'primary',
            label: 'Main colour',
            defaultValue: '#12525e',
            description: 'The colour of buttons and links.',
            on: 'background',
          }),
          color({
            name: 'onPrimary',
            label: 'Text on the main colour',
            defaultValue: '#ffffff',
            description: 'The colour of the text on buttons.',
            on: 'primary',
          }),
          color({
            name: 'accent',
            label: 'Accent',
            defaultValue: '#b4530a',
            description: 'For rare accents that should stand out.',
            on: 'background',
          }),
          color({
            name: 'background',
            label: 'Background',
            defaultValue: '#ffffff',
            description: 'The background of pages in the light theme.',
          }),
          color({
            name: 'foreground',
            label: 'Text',
            defaultValue: '#16211f',
            description: 'The colour of running text.',
            on: 'background',
          }),
        ],
      },
    ],
  },
)

const image = (name: string, label: string, description: string): Field =>
  field.upload(name, description, { relationTo: 'media', label })

const font = (name: string, label: string): Field =>
  field.text(name, 'One of the fonts that the site has.', {
    label,
    maxLength: 80,
    admin: { ...pickedFrom('fonts') },
  })

const identity: Field[] = [
  field.text('name', 'The name that visitors know.', {
    required: true,
    defaultValue: 'Foyer',
    maxLength: 80,
  }),
  field.text('tagline', 'What the company does, in one line.', { localized: true, maxLength: 200 }),
  field.text('legalName', 'The name in contracts and in the imprint.', {
    label: 'Legal name',
    maxLength: 200,
  }),
  field.text('url', 'Empty means this site.', {
    label: 'Website',
    maxLength: 500,
    validate: httpsUrl,
    admin: { placeholder: 'https://' },
  }),
]

const pictures: Field[] = [
  field.group('logo', {
    fields: [
      image('light', 'On light backgrounds', 'Dark lettering. Best an SVG.'),
      image('dark', 'On dark backgrounds', 'Light lettering. Best an SVG.'),
    ],
  }),
  image('favicon', 'Icon', 'The small square picture in browser tabs.'),
]

const social: Field = field.array('social', {
  label: 'Social networks',
  ...rowsNamed('network', ['Profile', 'Profiles']),
  maxRows: 12,
  fields: [
    {
      type: 'row',
      fields: [
        field.text('network', 'The name of the network in lower case.', {
          required: true,
          maxLength: 40,
          admin: { placeholder: 'linkedin' },
        }),
        field.text('url', 'The address of the company’s profile.', {
          label: 'Address',
          required: true,
          maxLength: 500,
          validate: (value: string | string[] | null | undefined) =>
            value ? httpsUrl(value) : 'Enter a full address that begins with https://',
          admin: { placeholder: 'https://' },
        }),
      ],
    },
  ],
})

const contact: Field = field.group(
  'contact',
  'How visitors reach the company. Leave out what should not be public.',
  {
    fields: [
      { name: 'email', type: 'email', label: 'Email' },
      field.text('phone', { maxLength: 40, admin: { placeholder: '+44 20 7946 0321' } }),
      field.textarea('address', { label: 'Postal address', maxLength: 400 }),
    ],
  },
)

/** Name, logo, colours and contact details of the company, used by pages, mails and share images. */
export const Branding: GlobalConfig = {
  slug: 'branding',
  label: 'Branding',
  admin: {
    group: 'Settings',
    description: 'How the company looks and is reached, everywhere on the site.',
  },
  access: { read: anyone, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  custom: { search: brandFacts, cache: { tags: ['branding', 'media'] } },
  fields: [
    ...identity,
    ...pictures,
    brandColors,
    field.group('fonts', { fields: [font('heading', 'Headings'), font('body', 'Text')] }),
    social,
    contact,
  ],
}
