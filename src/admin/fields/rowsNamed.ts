import type { ArrayField } from 'payload'

/** The labels of the rows of an array, each of which is headed by one of its fields. */
export function rowsNamed(
  by: string,
  [singular, plural]: [one: string, many: string],
  admin: ArrayField['admin'] = {},
): Pick<ArrayField, 'admin' | 'labels'> {
  const RowLabel = {
    path: '/src/admin/fields/RowTitle#RowTitle',
    clientProps: { by, one: singular },
  }
  return {
    labels: { singular, plural },
    admin: { ...admin, components: { ...admin.components, RowLabel } },
  }
}
