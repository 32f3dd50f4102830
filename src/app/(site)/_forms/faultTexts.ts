import type { Fault } from '../../../platform/http/Problem.js'
import type { FormWords } from './words/en.js'
import type { Field, FieldFault } from './SiteForm.js'

/** The errors that the API reported, in the words of the page and by input. */
export function faultTexts(
  faults: readonly Fault[],
  fields: readonly Field[],
  words: FormWords,
): FieldFault[] {
  return faults.map((fault) => {
    const field = fields.find(({ name, pointer = `/${name}` }) => fault.path === pointer)
    return field ? { name: field.name, text: textOf(fault, field, words) } : general(fault, words)
  })
}

function textOf({ code }: Fault, field: Field, { faults }: FormWords): string {
  switch (code) {
    case 'required':
      return field.missing ?? faults.unusable(field.label)
    case 'too_long':
      return faults.tooLong(field.label, field.maxLength)
    case 'work_email_required':
      return faults.workEmail
    case 'invalid_email':
      return faults.email
    default:
      return field.wrong ?? faults.unusable(field.label)
  }
}

/** An error that the visitor cannot fix: the form is outdated, or was tampered with. */
function general({ path }: Fault, { faults }: FormWords): FieldFault {
  return { text: faults.outdated(path.split('/')[1] ?? '') }
}
