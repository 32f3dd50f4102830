/** The extension of each format and its first bytes: without a byte order mark Excel does not read a file as UTF-8. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8; header=present', begin: '\u{feff}' },
  json: { type: 'application/json', begin: '' },
} as const

export type FileFormat = keyof typeof fileFormats
