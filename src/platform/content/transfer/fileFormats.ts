/** What a file of each format is called, and what it begins with: without its mark Excel reads UTF-8 as something else. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8; header=present', begin: '\u{feff}' },
  json: { type: 'application/json', begin: '' },
} as const

export type FileFormat = keyof typeof fileFormats
