import { z } from 'zod'

import { slugPattern } from '../../text.js'

/** A slug in a file, with an error message for the person who wrote the file. */
export const rowSlug = z
  .string()
  .regex(slugPattern, 'Use lower-case letters, digits and hyphens, at most 96.')
