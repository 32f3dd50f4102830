import type { JSONField } from 'payload'

/** A field for data that the service keeps as JSON, which staff can read but do not edit. */
export function jsonField({
  admin,
  ...field
}: Pick<JSONField, 'name' | 'label' | 'access' | 'admin'>): JSONField {
  return {
    ...field,
    type: 'json',
    admin: {
      disableBulkEdit: true,
      disableListFilter: true,
      ...admin,
      components: { Field: '/src/admin/fields/ShownJson#ShownJson' },
    },
  }
}
