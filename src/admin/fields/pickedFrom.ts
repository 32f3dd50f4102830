import type { TextField } from 'payload'

/**
 * What staff can choose: from a list that is the same everywhere, a topic that courses have, or a document, by whose
 * title its slug is stored.
 */
export type Choices =
  'brochures' | 'countries' | 'fonts' | 'forms' | 'languages' | 'timeZones' | 'topics'

/** Lets staff choose a text from a list instead of typing it. */
export function pickedFrom(choices: Choices): Pick<NonNullable<TextField['admin']>, 'components'> {
  return {
    components: {
      Field: { path: '/src/admin/fields/PickField#PickField', clientProps: { choices } },
    },
  }
}
