const REPLACEMENT_CHARACTERS = /[\ufffc\ufffd]/g
const UNASSIGNED = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// Persian and Devanagari spell with joiners; anywhere else they are what is left of an emoji.
const STRAY_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu

// Beyond what a title can show at the smallest size; bounds the work of laying it out.
const LONGEST = 600

/**
 * One line of plain text in NFC: white space collapsed, controls, private-use and unassigned code points, bidi
 * marks and overrides, variation selectors and stray joiners removed. At most 600 UTF-16 units are looked at.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\s+/g, ' ')
    .replace(UNASSIGNED, '')
    .replace(INVISIBLE, '')
    .replace(REPLACEMENT_CHARACTERS, '')
    .normalize('NFC')
    .replace(STRAY_JOINERS, '')
    .replace(/ +/g, ' ')
    .trim()
}
