import { localization } from '../../../platform/localization.js'
import { foldWord, splitWords } from '../../../search/words/splitWords.js'
import { isFiller, isFunctionWord } from '../../../search/words/wordLists.js'

/** What answers speak of themselves with: that something was found, or not, where, and that it follows. */
const leading = new Set(
  [
    'according above answer answers apologise apologize based below brief briefly cannot certainly contain contains content',
    'detail details finally find first following follows found further glad good great happy help helpful helps hope info',
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

const locales = localization.locales.map(({ code }) => code)

/** Whether a sentence claims nothing: all its words join others, are politeness, or are about the answer itself. */
export function leadsOn(sentence: string): boolean {
  return (
    !plainAnswer.test(sentence) &&
    splitWords(sentence).every(
      ({ word }) => isFunctionWord(word, locales) || isFiller(word) || leading.has(word),
    )
  )
}
