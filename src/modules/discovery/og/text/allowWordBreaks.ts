import type { Language } from '../../../../platform/fonts/fontFamilies.js'

const ZERO_WIDTH_SPACE = '\u200b'
const NOT_AT_A_LINES_START = /^(?:[\p{Pe}\p{Pf}\p{Po}]|\p{Script=Hiragana}{1,2}$)/u
const NOT_AT_A_LINES_END = /[\p{Ps}\p{Pi}]$/u
const KATAKANA_START = /^[\p{Script=Katakana}ー]/u
const KATAKANA_END = /[\p{Script=Katakana}ー]$/u

/**
 * Marks where a line of Chinese or Japanese may break: between words, never before closing punctuation or a short
 * particle, never after an opening bracket. Other languages have spaces and are returned unchanged.
 */
export function allowWordBreaks(text: string, language: Language | undefined): string {
  if (language !== 'zh' && language !== 'ja') return text
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  let line = ''
  for (const { segment } of words) {
    // The dictionary splits loan words that it does not know.
    const loanWord = KATAKANA_END.test(line) && KATAKANA_START.test(segment)
    const stays = NOT_AT_A_LINES_START.test(segment) || NOT_AT_A_LINES_END.test(line)
    line += line === '' || loanWord || stays ? segment : ZERO_WIDTH_SPACE + segment
  }
  return line
}
