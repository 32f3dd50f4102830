import { z } from 'zod'

import { slugPattern } from '../../text.js'

/** A slug in a file, refused in words for whoever wrote the file. */
export const rowSlug = z
  .string()
  .regex(slugPattern, 'Use lower-case letters, digits and hyphens, at most 96.')
