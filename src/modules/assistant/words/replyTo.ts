/** What is said without looking anything up. */
export type Reply = { kind: string; text: string; needsPerson: boolean }

/** Texts by language; English where there is none. */
type Texts = Readonly<Record<string, string>>

type Rule = { kind: string; asks: RegExp; needsPerson?: boolean; texts: Texts }

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
    texts: {
      en: 'I am sorry that you feel this way. I am a program and cannot help as a person can. Please call someone now: in the EU and the UK 116 123, in the US and Canada 988, in an emergency 112, 999 or 911. You do not have to give your name.',
      fr: 'Je suis désolé que vous alliez si mal. Je suis un programme et ne peux pas vous aider comme le ferait une personne. Appelez maintenant : le 3114 en France, le 107 en Belgique, le 143 en Suisse, le 988 au Canada ; en cas d’urgence le 112. L’appel est gratuit.',
      ar: 'يؤسفني أنك تمر بهذا. أنا برنامج ولا أستطيع أن أساعدك كما يستطيع إنسان. اتصل الآن بمن يسمعك: 920033360 في السعودية، 8004673 في الإمارات، 16328 في مصر، وفي حالات الطوارئ 112 أو 999.',
    },
  },
  {
    kind: 'person',
    asks: /^[^?؟]{0,25}\b(?:(?:talk|speak|chat|connect me|put me through|get me|give me|want) (?:to|with)? ?(?:an? |the |some)?(?:real |live )?(?:human|person|agent|someone|somebody|representative)|human (?:please|agent)|real person|call me back|parler (?:à|avec) (?:un|une|quelqu)\S*|un (?:humain|conseiller)|être rappelée?)\b[^?؟]{0,12}$|(?:التحدث|أتحدث|اتكلم|أتكلم|أحكي) (?:إلى|مع) (?:شخص|موظف|إنسان|انسان|أحد|حد)/iu,
    needsPerson: true,
    texts: {
      en: 'Of course. Write to our team, and a person will answer you.',
      fr: 'Bien sûr. Écrivez à notre équipe : une personne vous répondra.',
      ar: 'بالتأكيد. اكتب إلى فريقنا وسيجيبك شخص منا.',
    },
  },
  {
    kind: 'abuse',
    asks: /\b(?:fuck\w*|(?:you|ur|u) (?:are |r )?(?:an? )?(?:stupid|idiot\w*|dumb|useless|moron|shit|garbage|trash|pathetic)|(?:stupid|dumb|useless|idiotic|bloody) (?:bot|robot|machine|thing|chatbot)|piece of (?:shit|crap)|shut up|asshole|bastard|bitch|connard|connasse|ta gueule|espèce de|(?:tu es|t'es|vous êtes) (?:nul|nulle|con|stupide|débile)|merde|putain)\b|(?:غبي|أحمق|حمار|اخرس|تافه)/iu,
    texts: {
      en: 'I am sorry that I was of no help. Ask me about what this site publishes, or write to our team.',
      fr: 'Je suis désolé de ne pas vous avoir aidé. Interrogez-moi sur ce que publie ce site, ou écrivez à notre équipe.',
      ar: 'آسف لأنني لم أفدك. اسألني عما ينشره هذا الموقع، أو اكتب إلى فريقنا.',
    },
    needsPerson: true,
  },
  {
    kind: 'identity',
    asks: /^\W*(?:who|what) (?:are|r) (?:you|u)(?: exactly| really)?\W*$|^\W*are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|chatgpt)\b[^?]{0,30}\??\W*$|^\W*(?:what'?s your name|what can you do|how do you work)\W*$|^\W*(?:qui (?:êtes-vous|es-tu)|tu es qui|vous êtes qui|(?:êtes-vous|es-tu) (?:un|une) (?:robot|humain|personne|ia)|que (?:peux-tu|pouvez-vous) faire)\W*$|^[\s؟?]*(?:من أنت|من انت|مين أنت|مين انت|هل أنت (?:إنسان|انسان|روبوت|آلة|بشر)|ماذا تستطيع أن تفعل)[\s؟?]*$/iu,
    texts: {
      en: 'I am this site’s assistant, an AI system, not a person. I answer from what the site publishes and name my sources; where I cannot, our team can.',
      fr: 'Je suis l’assistant de ce site, un système d’IA et non une personne. Je réponds à partir de ce que le site publie, en citant mes sources ; sinon, notre équipe vous répond.',
      ar: 'أنا مساعد هذا الموقع، نظام ذكاء اصطناعي ولست إنسانًا. أجيب مما ينشره الموقع وأذكر مصادري، وإن لم أستطع فسيجيبك فريقنا.',
    },
  },
  {
    kind: 'thanks',
    asks: whole(
      'thanks?|thank you|thx|ty|cheers|great|perfect|awesome|ok(?:ay)?|bye|goodbye|see you|good night|merci|super|parfait|au revoir|bonne (?:journée|soirée)|à bientôt|شكرا|شكرًا|شكراً|ممتاز|تمام|مع السلامة|وداعا',
    ),
    texts: {
      en: 'You are welcome. Ask me whenever there is something else.',
      fr: 'Avec plaisir. N’hésitez pas si vous avez une autre question.',
      ar: 'على الرحب والسعة. اسألني متى شئت.',
    },
  },
  {
    kind: 'greeting',
    asks: whole(
      "hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|greetings|how are you(?: doing)?|how is it going|what'?s up|bonjour|bonsoir|salut|coucou|comment (?:ça va|allez-vous|vas-tu)|ça va|السلام عليكم|سلام|مرحبا|مرحبًا|أهلا|اهلا|أهلًا|صباح الخير|مساء الخير|كيف حالك",
    ),
    texts: {
      en: 'Hello. What would you like to know? I answer from what this site publishes.',
      fr: 'Bonjour. Que souhaitez-vous savoir ? Je réponds à partir de ce que publie ce site.',
      ar: 'مرحبًا. ماذا تود أن تعرف؟ أجيب مما ينشره هذا الموقع.',
    },
  },
]

/** A reply to what is no question after content; undefined for every other message. */
export function replyTo(message: string, locale: string): Reply | undefined {
  const rule = rules.find(({ asks }) => asks.test(message))
  if (!rule) return undefined
  const { kind, texts, needsPerson = false } = rule
  return { kind, text: texts[locale] ?? texts['en'] ?? '', needsPerson }
}
