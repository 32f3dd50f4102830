const REPLACEMENT_CHARACTERS = /[\ufffc\ufffd]/g
const UNASSIGNED = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// Persian and Devanagari spelling uses joiners; elsewhere they are leftovers of an emoji.
const STRAY_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu

// More than a title can show at the smallest size; limits the work of laying it out.
const LONGEST = 600

/**
 * One line of plain text in NFC: collapses white space; removes controls, private-use and unassigned code points, bidi
 * marks and overrides, variation selectors and stray joiners. Reads at most 600 UTF-16 units.
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
