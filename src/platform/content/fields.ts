import type { Field } from 'payload'

type Kind =
  'checkbox' | 'date' | 'number' | 'relationship' | 'select' | 'text' | 'textarea' | 'upload'

type Of<K extends Kind> = Extract<Field, { type: K }>

type Rest<F> = F extends unknown ? Partial<Omit<F, 'name' | 'type'>> : never

/** Makes fields of one type: a name, the help that staff read below it, and what else Payload knows. */
const fieldsOf =
  <K extends Kind>(type: K) =>
  (name: string, description: string, rest = {} as Rest<Of<K>>) =>
    ({ ...rest, name, type, admin: { ...rest.admin, description } }) as unknown as Of<K>

export const checkboxField = fieldsOf('checkbox')
export const dateField = fieldsOf('date')
export const numberField = fieldsOf('number')
export const relationshipField = fieldsOf('relationship')
export const selectField = fieldsOf('select')
export const textField = fieldsOf('text')
export const textareaField = fieldsOf('textarea')
export const uploadField = fieldsOf('upload')
