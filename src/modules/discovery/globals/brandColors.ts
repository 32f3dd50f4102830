import type { Field } from 'payload'

const color = (name: string, label: string, defaultValue: string): Field => ({
  name,
  type: 'text',
  label,
  required: true,
  defaultValue,
  validate: (value: string | null | undefined) =>
    /^#[0-9a-f]{6}$/i.test(value ?? '') || 'Enter a colour as # and six digits, such as #12525e.',
  admin: { width: '33%' },
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
        color('primary', 'Main colour', '#12525e'),
        color('onPrimary', 'Text on the main colour', '#ffffff'),
        color('accent', 'Accent', '#b4530a'),
        color('background', 'Background', '#ffffff'),
        color('foreground', 'Text', '#16211f'),
      ],
    },
  ],
}
