import type { TextField } from 'payload'

/** Lets staff choose a text from a list instead of typing it. */
export function pickedFrom(
  choices: 'fonts' | 'languages' | 'timeZones',
): Pick<NonNullable<TextField['admin']>, 'components'> {
  return {
    components: {
      Field: { path: '/src/admin/fields/PickField#PickField', clientProps: { choices } },
    },
  }
}
