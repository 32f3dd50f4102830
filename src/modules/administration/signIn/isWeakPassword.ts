/** The words that lists of stolen passwords are made of; twelve characters are often two of them and a year. */
const common =
  /p[a@]ssw[o0]r[dt]|pass(?:phrase|code)?|qwert[yz]\w{0,5}|asdf\w{0,5}|[yz]xcvb\w{0,3}|1q2w3e\w{0,8}|welcome|letmein|admin(?:istrator)?|iloveyou|monkey|dragon|football|baseball|sunshine|princess|superman|trustno|master|secret|login|changeme|hello|abc|foyer/gi

const keyboard = '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm'
const backwards = Array.from(keyboard).reverse().join('')

const fewestOthers = 3

/**
 * Whether a password is one of the first that attackers try (NIST SP 800-63B, 3.1.1.2): common words, the company's or
 * the person's own, runs and repetitions. There are no rules on kinds of characters.
 */
export function isWeakPassword(password: string, ownWords: readonly string[]): boolean {
  const plain = password.toLowerCase()
  const isRepeated = /^(.{1,6})\1+.{0,5}$/.test(plain)
  const isRun = keyboard.includes(plain) || backwards.includes(plain)
  const own = ownWords.filter((word) => word.length >= 4).map((word) => word.toLowerCase())
  const without = own.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  const others = without.replace(common, '').replace(/[\d\p{P}\p{S}\s]/gu, '')
  return isRepeated || isRun || others.length < fewestOthers
}
