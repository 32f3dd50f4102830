import { escapeHtml } from '../../../platform/mail/templates/escapeHtml.js'

export type FormField = {
  name: string
  label: string
  value: string
  type: 'text' | 'email'
  help?: string
  fault?: string | undefined
  inputMode?: 'decimal'
  autoComplete?: string
  isRequired?: boolean
}

/** A field with its label, its help text above it, and its error. */
export function fieldMarkup(field: FormField): string {
  const { name, label, value, type, help, fault } = field
  const notes = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" maxlength="254" dir="auto"`,
    `value="${escapeHtml(value)}"`,
    field.inputMode && `inputmode="${field.inputMode}"`,
    field.autoComplete && `autocomplete="${field.autoComplete}"`,
    field.isRequired && 'required',
    notes && `aria-describedby="${notes}"`,
    fault && 'aria-invalid="true"',
  ]
  return `<label for="${name}">${escapeHtml(label)}</label>
${help ? `<p class="help" id="${name}-help">${escapeHtml(help)}</p>` : ''}
${fault ? `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>` : ''}
<input ${attributes.filter(Boolean).join(' ')}>`
}
