import type { Field } from 'payload'

type Color = { name: string; label: string; defaultValue: string; description: string }

const color = ({ name, label, defaultValue, description }: Color): Field => ({
  name,
  type: 'text',
  label,
  required: true,
  defaultValue,
  validate: (value: string | null | undefined) =>
    /^#[0-9a-f]{6}$/i.test(value ?? '') || 'Enter a colour as # and six digits, such as #12525e.',
  admin: { width: '33%', description },
})

/** The five colours of the brand, each `#rrggbb`. */
export const brandColors: Field = {
  name: 'colors',
  type: 'group',
  label: 'Colours',
  admin: { description: 'A pair that is hard to read is darkened or lightened where it is used.' },
  fields: [
    {
      type: 'row',
      fields: [
        color({
          name: 'primary',
          label: 'Main colour',
          defaultValue: '#12525e',
          description: 'The colour of buttons and links.',
        }),
        color({
          name: 'onPrimary',
          label: 'Text on the main colour',
          defaultValue: '#ffffff',
          description: 'The colour of the text on buttons.',
        }),
        color({
          name: 'accent',
          label: 'Accent',
          defaultValue: '#b4530a',
          description: 'For rare accents that should stand out.',
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
        }),
      ],
    },
  ],
}
