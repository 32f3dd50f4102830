import { assistantWords } from './assistantWords.js'

/** What is said without looking anything up. */
export type Reply = { kind: string; text: string; needsPerson: boolean }

type Kind = keyof ReturnType<typeof assistantWords>['replies']

type Rule = { kind: Kind; asks: RegExp; needsPerson?: boolean }

/** Words around a greeting or thanks that do not make it a question. */
const around = String.raw`[\s,.!?؟،…:)(-]*(?:there|all|everyone|team|again|so much|very much|a lot|bye|goodbye|ça va|à tous|bonne journée|beaucoup|bien|جزيلا|لكم|عليكم|ورحمة الله)?`

const whole = (words: string) =>
  new RegExp(String.raw`^(?:(?:${words})${around}[\s,.!?؟،…:)(-]*){1,3}$`, 'iu')

/** In this order: somebody in distress first, whatever else they write. Help lines are those of the language's largest countries. */
const rules: readonly Rule[] = [
  {
    kind: 'distress',
    asks: /\b(?:(?:kill|hurt|harm|cut) myself|suicidal|commit suicide|my suicide|end (?:it all|my life)|want to die|don'?t want to (?:live|be here|wake up|exist)|no (?:reason|point) (?:to|in) (?:live|living|going on)|can'?t (?:face|go on|take it any|cope any)\w*|want everything to stop|better off (?:dead|without me)|me (?:tuer|suicider)|envie de mourir|en finir|plus envie de vivre|veux mourir)\b|(?:أقتل نفسي|اقتل نفسي|انتحار|أنتحر|أريد أن أموت|اريد ان اموت|بدي أموت|لا أريد أن أعيش|أنهي حياتي)/iu,
    needsPerson: true,
  },
  {
    kind: 'person',
    asks: /^[^?؟]{0,25}\b(?:(?:talk|speak|chat|connect me|put me through|get me|give me|want) (?:to|with)? ?(?:an? |the |some)?(?:real |live )?(?:human|person|agent|someone|somebody|representative)|human (?:please|agent)|real person|call me back|parler (?:à|avec) (?:un|une|quelqu)\S*|un (?:humain|conseiller)|être rappelée?)\b[^?؟]{0,12}$|(?:التحدث|أتحدث|اتكلم|أتكلم|أحكي) (?:إلى|مع) (?:شخص|موظف|إنسان|انسان|أحد|حد)/iu,
    needsPerson: true,
  },
  {
    kind: 'abuse',
    asks: /\b(?:fuck\w*|(?:you|ur|u) (?:are |r )?(?:an? )?(?:stupid|idiot\w*|dumb|useless|moron|shit|garbage|trash|pathetic)|(?:stupid|dumb|useless|idiotic|bloody) (?:bot|robot|machine|thing|chatbot)|piece of (?:shit|crap)|shut up|asshole|bastard|bitch|connard|connasse|ta gueule|espèce d(?:e|['’])|(?:tu es|t'es|vous êtes) (?:nul|nulle|con|stupide|débile)|merde|putain)\b|(?:غبي|أحمق|حمار|اخرس|تافه)/iu,
    needsPerson: true,
  },
  {
    kind: 'identity',
    asks: /^\W*(?:who|what) (?:are|r) (?:you|u)(?: exactly| really)?\W*$|^\W*are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|chatgpt)\b[^?]{0,30}\??\W*$|^\W*(?:what'?s your name|what can you do|how do you work)\W*$|^\W*(?:qui (?:êtes-vous|es-tu)|tu es qui|vous êtes qui|(?:êtes-vous|es-tu) (?:un|une) (?:robot|humain|personne|ia)|que (?:peux-tu|pouvez-vous) faire)\W*$|^[\s؟?]*(?:من أنت|من انت|مين أنت|مين انت|هل أنت (?:إنسان|انسان|روبوت|آلة|بشر)|ماذا تستطيع أن تفعل)[\s؟?]*$/iu,
  },
  {
    kind: 'thanks',
    asks: whole(
      'thanks?|thank you|thx|ty|cheers|great|perfect|awesome|ok(?:ay)?|bye|goodbye|see you|good night|merci|super|parfait|au revoir|bonne (?:journée|soirée)|à bientôt|شكرا|شكرًا|شكراً|ممتاز|تمام|مع السلامة|وداعا',
    ),
  },
  {
    kind: 'greeting',
    asks: whole(
      "hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|greetings|how are you(?: doing)?|how is it going|what'?s up|bonjour|bonsoir|salut|coucou|comment (?:ça va|allez-vous|vas-tu)|ça va|السلام عليكم|سلام|مرحبا|مرحبًا|أهلا|اهلا|أهلًا|صباح الخير|مساء الخير|كيف حالك",
    ),
  },
]

/** A reply to what is no question after content; undefined for every other message. */
export function replyTo(message: string, locale: string): Reply | undefined {
  const rule = rules.find(({ asks }) => asks.test(message))
  if (!rule) return undefined
  const { kind, needsPerson = false } = rule
  return { kind, text: assistantWords(locale).replies[kind], needsPerson }
}
