import { localization } from '../../../platform/localization.js'
import { foldWord, splitWords } from '../../../search/words/splitWords.js'
import { isFiller, isFunctionWord } from '../../../search/words/wordLists.js'

/** What answers speak of themselves with: that something was found, or not, where, and that it follows. */
const leading = new Set(
  [
    'according above answer answers apologise apologize based below brief briefly cannot certainly contain contains content',
    'available cover covers detail details include includes indicate indicates specify specified specifies whether finally find first following follows found further glad good great happy help helpful helps hope info',
    'information let mention mentioned mentions more next nothing other overview page pages point points provided published',
    'question questions read said say says see short site source sources state stated states step steps summary sure unable',
    'unfortunately website welcome',
    'aide aider aperçu après autres bref contenu contiennent contient dessous dessus disent dit désolé désolée espère fournies',
    'fournis indique indiquent informations malheureusement mentionne mentionnent précise précisent propos publie publié rien',
    'réponse réponses résumé selon site suit suivant suivante suivantes suivants sujet trouvé voici voilà volontiers',
    'وفقا وفق حسب بحسب المصدر المصادر مصادر الصفحة الصفحات صفحات الموقع المحتوى المعلومات معلومات الإجابة إجابة السؤال سؤالك',
    'وجدت وجدته أجد يلي التالي التالية أدناه أعلاه باختصار ملخص تذكر يذكر تقول يقول تحتوي شيء شيئا آمل يساعدك مساعدتك آسف',
    'للأسف بالطبع إليك إليكم',
  ].flatMap((line) => line.split(' ').map(foldWord)),
)

/** `Yes.` alone says as much as the question does. */
const plainAnswer = /^\P{L}*(?:yes|no|oui|non|نعم|كلا|لا)(?!\s*\p{L})/iu

/** That the sources do not say something, which no source says. */
const denial = new RegExp(
  [
    String.raw`\b(?:do(?:es)?|did|could|can)(?: not|n[’']t)\s+(?:say|state|mention|contain|specify|indicate|cover|tell|find|include)\b`,
    String.raw`\bno (?:information|details?|mention)\b`,
    String.raw`(?<!\p{L})(?:ne|n[’'])\s?(?:préci|disent|dit|mentionn|contien|indiqu|donn|trouv)\p{L}*\s(?:pas|rien)(?!\p{L})`,
    String.raw`(?<!\p{L})aucune? (?:information|détail|mention)`,
    String.raw`(?<!\p{L})(?:لا|لم)\s(?:[تيأ]?ذكر|[تي]حتوي|[تي]وضح|[تي]حدد|[تي]قول|[أ]?جد|توجد معلومات)`,
  ].join('|'),
  'iu',
)

const locales = localization.locales.map(({ code }) => code)

/** What adds a claim of its own to what was denied. */
const addition =
  /[,،;:–—]|(?<!\p{L})(?:but|however|though|although|yet|still|and|mais|cependant|pourtant|et|لكن|ولكن)(?!\p{L})/iu

/**
 * Whether a sentence claims nothing: all its words join others, are politeness, or are about the answer itself. What the
 * sources are said not to say may be named in the words of the question.
 */
export function leadsOn(sentence: string, question = ''): boolean {
  if (plainAnswer.test(sentence)) return false
  const denied = denial.exec(sentence)
  const end = denied ? denied.index + denied[0].length : sentence.length
  const behind = sentence.slice(end)
  const asked = addition.test(behind) ? [] : splitWords(question).map(({ word }) => word)
  return isEmpty(sentence.slice(0, end)) && isEmpty(behind, new Set(asked))
}

function isEmpty(words: string, named: ReadonlySet<string> = new Set()): boolean {
  return splitWords(words).every(
    ({ word }) =>
      isFunctionWord(word, locales) || isFiller(word) || leading.has(word) || named.has(word),
  )
}
