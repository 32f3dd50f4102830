/**
 * A family as its package ships it: one file per subset, named after its code points; a variable family has all weights
 * in each. The three below are variable because two fixed weights would take 200 MB more on disk.
 */
export type FontFamily = { name: string; package: string; subsets: RegExp; isVariable?: true }

/** The weights used: one for the title and the brand's name, one for the subtitle. */
export type FontWeight = 400 | 600

const every = /./
const numbered = { subsets: /^\[\d+\]$/, isVariable: true } as const

/**
 * Inter first, Noto Sans for letters that it lacks. The others are only used for their own script: Latin stays Inter.
 */
export const alphabets: readonly FontFamily[] = [
  { name: 'Inter', package: '@fontsource/inter', subsets: every },
  { name: 'Noto Sans', package: '@fontsource/noto-sans', subsets: /^(?!devanagari)/ },
  { name: 'Noto Sans Arabic', package: '@fontsource/noto-sans-arabic', subsets: /^arabic$/ },
  { name: 'Noto Sans Hebrew', package: '@fontsource/noto-sans-hebrew', subsets: /^hebrew$/ },
  {
    name: 'Noto Sans Devanagari',
    package: '@fontsource/noto-sans-devanagari',
    subsets: /^devanagari$/,
  },
]

/** Chinese, Japanese and Korean draw the characters they share differently. */
export const ideographs = {
  zh: { name: 'Noto Sans SC', package: '@fontsource-variable/noto-sans-sc', ...numbered },
  ja: { name: 'Noto Sans JP', package: '@fontsource-variable/noto-sans-jp', ...numbered },
  ko: { name: 'Noto Sans KR', package: '@fontsource-variable/noto-sans-kr', ...numbered },
} satisfies Record<string, FontFamily>
