import { findSubsets } from './findSubsets.js'

export type Language = keyof typeof ideographs

const HAN = /\p{Script=Han}/gu
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS = /\p{L}/gu

/**
 * The order in which families are tried for a text, and the language for its ideographs: kana means Japanese, hangul
 * Korean, otherwise the family that has most of them, Chinese first.
 */
export async function orderFamilies(
  text: string,
  weight: FontWeight,
): Promise<{ families: FontFamily[]; language: Language | undefined }> {
  const eastAsian = text.match(EAST_ASIAN)?.length ?? 0
  const language = eastAsian > 0 ? await readLanguage(text, weight) : undefined
  const rest = (['zh', 'ja', 'ko'] as const).filter((other) => other !== language)
  const cjk = [...(language ? [language] : []), ...rest].map((key) => ideographs[key])
  // In mostly ideographic text, quotation marks, dashes and ellipses take their full width.
  const prevail = eastAsian * 2 > (text.match(LETTERS)?.length ?? 0)
  return { families: prevail ? [...cjk, ...alphabets] : [...alphabets, ...cjk], language }
}

async function readLanguage(text: string, weight: FontWeight): Promise<Language> {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  const characters = [...new Set(text.match(HAN))]
  const held = async (language: Language) => {
    const found = await Promise.all(
      characters.map(async (character) => {
        const point = character.codePointAt(0) ?? 0
        const subsets = await findSubsets(ideographs[language], weight, point)
        return subsets.some(({ points }) => points.has(point))
      }),
    )
    return found.filter(Boolean).length
  }
  return (await held('ja')) > (await held('zh')) ? 'ja' : 'zh'
}

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
