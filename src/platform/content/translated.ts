import type {
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'

import { checkWritten, checkWrittenLines } from './checkText.js'

type Options = Parameters<TextFieldSingleValidation>[1]

/** Other languages fall back to the default one, so only that one must be complete. */
function mayBeMissing(value: unknown, { req }: Pick<Options, 'req'>): boolean {
  const { localization } = req.payload.config
  const isTranslation = localization && req.locale && req.locale !== localization.defaultLocale
  return Boolean(isTranslation) && (value === undefined || value === null || value === '')
}

const validateText: TextFieldSingleValidation = (value, options) =>
  mayBeMissing(value, options) || checkWritten(value, options)

const validateTextarea: TextareaFieldValidation = (value, options) =>
  mayBeMissing(value, options) || checkWrittenLines(value, options)

type Rest = { label?: string; maxLength: number; admin?: { width: string } }

/** Each document has its own words: bulk edits leave them out. */
const rest = (description: string, { admin, ...others }: Rest) => ({
  ...others,
  required: true,
  localized: true,
  admin: { disableBulkEdit: true, ...admin, description },
})

/** A line of text that is required in the default language and may be translated. */
export function translatedText(name: string, description: string, others: Rest): TextField {
  return {
    ...rest(description, others),
    name,
    type: 'text',
    hasMany: false,
    validate: validateText,
  }
}

/** Like `translatedText`, over several lines. */
export function translatedTextarea(name: string, description: string, others: Rest): TextareaField {
  return { ...rest(description, others), name, type: 'textarea', validate: validateTextarea }
}
