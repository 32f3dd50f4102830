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

/**
 * A line of text that is required in the default language and may be translated. It is excluded from bulk edits,
 * because each document has its own.
 */
export function translatedText(
  field: Pick<TextField, 'name' | 'label' | 'maxLength' | 'admin'>,
): TextField {
  return {
    ...field,
    type: 'text',
    required: true,
    localized: true,
    hasMany: false,
    validate: validateText,
    admin: { disableBulkEdit: true, ...field.admin },
  }
}

/** Like `translatedText`, over several lines. */
export function translatedTextarea(
  field: Pick<TextareaField, 'name' | 'maxLength' | 'admin'>,
): TextareaField {
  return {
    ...field,
    type: 'textarea',
    required: true,
    localized: true,
    validate: validateTextarea,
    admin: { disableBulkEdit: true, ...field.admin },
  }
}
