import type { Message } from '../message/readMessage.js'
import type { Finding } from '../retrieval/retrieve.js'
import { assistantWords } from './assistantWords.js'

/** What is said without looking anything up. */
export type Reply = { kind: string; text: string; needsPerson: boolean }

type Kind = keyof ReturnType<typeof assistantWords>['replies']

type Rule = { kind: Kind; asks: RegExp; needsPerson?: boolean }

/** Words around a greeting or thanks that do not make it a question. */
const around = String.raw`[\s,.!?؟،…:)(-]*(?:there|all|everyone|team|again|so much|very much|a lot|that (?:helped|helps)|for (?:your|the) help|bye|goodbye|ça va|à tous|bonne journée|beaucoup|bien|pour votre aide|جزيلا|لكم|عليكم|ورحمة الله)?`

const whole = (words: string) =>
  new RegExp(String.raw`^(?:(?:${words})${around}[\s,.!?؟،…:)(-]*){1,3}$`, 'iu')

/** What people say of an assistant that does not help them; with a question mark it may be about the content. */
const complaint = new RegExp(
  String.raw`^[^?؟]*(?:${[
    String.raw`\b(?:this|the|your|ur) (?:\w+ )?(?:bot|chatbot|robot|assistant|ai|chat|thing)(?:'s| is| was)\b.{0,20}\b(?:useless|stupid|dumb|rubbish|crap|terrible|awful|hopeless|pointless|worthless|pathetic|broken|joke|waste|no (?:help|use|good))\b`,
    String.raw`\b(?:bot|chatbot|robot|assistant|you) (?:never|can'?t|cannot|do(?:es)?n'?t|do(?:es)? not|won'?t) (?:even |ever )?(?:know|answer|help|understand|get) (?:me|my questions?|anything|a (?:thing|single)|it)\b`,
    String.raw`\b(?:you|bot) (?:know|understand)s? nothing\b|\bwaste of (?:my )?time\b|\b(?:you|you'?re|you are|this is|it'?s|that'?s) (?:of )?(?:no (?:help|use)|unhelpful|not help(?:ful|ing))\b`,
    String.raw`\b(?:ce|cet|votre|ton) (?:chatbot|robot|bot|assistant|truc|chat) (?:est|ne|n['’])\b.{0,20}(?:nul|inutile|débile|bête|mauvais|sert|comprend|sait|répond)`,
    String.raw`\b(?:sert|sers|servez) (?:vraiment |absolument )?à rien\b|\b(?:tu|vous) (?:ne )?(?:sais|savez|comprends|comprenez|réponds|répondez) (?:jamais|rien)\b|\bperte de temps\b`,
    '(?:عديم|عديمة|بلا) (?:ال)?فائدة|لا (?:تفهم|تعرف|تفيد) (?:شيئ|أي شيء|ابدا|أبدا)|ما (?:تفهم|تعرف) شي|مضيعة (?:ل)?لوقت',
  ].join('|')})[^?؟]*$`,
  'iu',
)

const another =
  'some(?:one|body) else|(?:some |an)?other (?:customer|client|user|person|member|learner|student|company)'

/** A name or a pronoun: data, certificates and the team live somewhere too. */
const someone = String.raw`(?!(?:the|this|that|these|my|our|your|their|its|an?|any|all|each|every|some|it|everything|data|content|information|evidence|material|training|software|ai)\b)[\p{L}'-]+(?: [\p{L}'.-]+){0,2}`
const staffMember = String.raw`(?:the|this|that|my|our|your) (?:[\p{L}-]+ ){0,2}(?:trainer|instructor|teacher|tutor|lecturer|speaker|coach|author|founder|ceo|director|manager|boss|owner|employee|learner|student|customer|client|person)s?`

/** Data of others that no page tells: where somebody lives, what another customer ordered. */
const privateData = new RegExp(
  [
    String.raw`(?<!\b(?:my|our|an?|your|the|any|or|and) )(?:home|private|personal) (?:address|mobile|(?:phone |mobile )?number)\b`,
    String.raw`\b(?:home|private|personal) address of (?:${staffMember}|${someone})(?=\s*(?:[?!.,;]|$))`,
    String.raw`\b(?:give|show|send|tell|get|list)\b.{0,20}\b(?:list|names|e-?mails|addresses|(?:phone )?numbers) of (?:all |the |your |other ){0,3}(?:participants|attendees|learners|students|customers|members)\b`,
    String.raw`(?<=(?:'s|s'|\b(?:his|her)) )(?:private|personal) e-?mail\b|\b(?:private|personal) e-?mail(?: address)? of (?!(?:my|our|an?|me|us)\b)`,
    String.raw`\bwhere (?:does ${someone}|do(?:es)? ${staffMember}(?: (?:of|for) [^?]{2,40})?) live(?=\s*(?:now|exactly|these days|currently)?\s*(?:[?!.,;]|$))`,
    String.raw`(?<!\bpay(?:ing)? (?:an? |the )?)\b(?:invoice|order|data|account|details|password|booking|address|phone)s? (?:(?:numbers?|details|data) )?(?:of|belonging to) (?:${another})\b`,
    String.raw`\b(?:give|show|send|tell|get|see|read|find|look up)\b.{0,40}\b(?:${another})(?:['’]?s?) (?:invoice|order|data|account|details|password|booking)s?\b`,
    String.raw`(?<!\b(?:mon|votre|notre|une|l) ?['’]?)adresse (?:personnelle|privée|perso)\b|\boù (?:habite|vit)(?:-t-(?:il|elle))?\b`,
    String.raw`\b(?:facture|commande|donnée|compte|coordonnée|réservation|mot de passe)s? (?:de quelqu['’]un d['’]autre|d['’](?:un|une) autre)(?! site| page)\b`,
    '(?:عنوان (?:منزل|بيت|سكن) (?!ي)|أين يسكن|وين يسكن|(?:فاتورة|طلب|بيانات|حساب|حجز) (?:عميل|زبون|شخص|مستخدم) آخر)',
  ].join('|'),
  'iu',
)

/** Where a clause ends: nobody goes on to a date or with a tool there. */
const clauseEnd = String.raw`(?=\s*(?:$|[.!?,;:…)؟–—-]|\p{Extended_Pictographic}|(?:because|please|(?:and |but |so )?i)\b))`

const distress = new RegExp(
  [
    String.raw`\b(?:(?:kill|hurt|harm|cut) myself|commit suicide|my suicide|end (?:it all|my life)|want to die|don'?t want to (?:live|be here|wake up|exist)|want everything to stop|better off (?:dead|without me))\b`,
    String.raw`\bsuicidal\b(?! (?:content|risks?|speech|language|material|behaviou?r|posts?|messages?|prompts?|queries|(?:user|customer|patient|student|teen(?:ager)?)s?|people|persons?|ideation|intent|tendenc(?:y|ies)))`,
    String.raw`\b(?:i(?:'m| am|'ve| have| had| feel)\b[^.?!]{0,20}|my )\bsuicidal (?:behaviou?r|ideation|intent|tendenc(?:y|ies))\b`,
    String.raw`\bno (?:reason|point) (?:to|in) (?:(?:live|living)\b|going on${clauseEnd})`,
    String.raw`\bcan(?:'?t|not| not) (?:face\b|(?:take it|cope) any ?(?:more|longer)\b|go on(?: (?:any ?more|(?:any|much) longer|like this|this way|living|alone|without (?:him|her|them|you)|with (?:this|it all|everything|(?:my |this )?life|(?:this|the|all this|so much) (?:pain|grief|sadness)))){0,2}${clauseEnd}|go on (?:feeling|hurting|suffering|pretending)\b)`,
    String.raw`\b(?:me (?:tuer|suicider)|envie de mourir|plus envie de vivre|veux mourir)\b`,
    String.raw`\ben finir\b(?!(?: (?:vite|rapidement|enfin|définitivement|au plus vite|une (?:bonne )?fois pour toutes))? avec (?!(?:la|ma|cette) vie\b|tout\b|moi\b))`,
    '(?:أقتل نفسي|اقتل نفسي|انتحار|أنتحر|أريد أن أموت|اريد ان اموت|بدي أموت|لا أريد أن أعيش|أنهي حياتي)',
  ].join('|'),
  'iu',
)

/** Who needs a doctor now, and says so of themselves or of somebody beside them. */
const emergency = new RegExp(
  [
    String.raw`(?<!\b(?:if|when|who|whether|people|patients?)\b[^.?!]{0,40})\b(?:have|has|having|had|got|feel) (?:(?:an?|some|bad|strong|severe) )*(?:chest pains?|heart attack|stroke|seizure|panic attack)(?![\p{L}]| (?:data|risk|prediction|detection|course))`,
    String.raw`\b(?:i|he|she|we|they) can(?:'?t|not| not) breathe\b|\b(?:took|taken) an overdose\b|\b(?:i|he|she) overdosed\b|\b(?:am|is) bleeding (?:heavily|badly|a lot)\b|\bis unconscious\b`,
    String.raw`(?<!\b(?:si|quand|qui)\b[^.?!]{0,40})\b(?:ai|a|fais|fait) (?:(?:une?|des|de) )*(?:douleurs? (?:à|dans) la poitrine|mal à la poitrine|crise (?:cardiaque|de panique|d'angoisse)|avc)(?!\p{L})`,
    String.raw`\bn'arrive (?:plus|pas) à respirer\b`,
    '(?:ألم|الم|وجع) (?:شديد )?في صدري|(?:لدي|عندي|أصابتني|تصيبني) نوبة (?:قلبية|هلع)|لا (?:أستطيع|استطيع) التنفس|أنزف بشدة',
  ].join('|'),
  'iu',
)

/** In this order: somebody in distress or danger first, whatever else they write. Help lines are those of the language's largest countries. */
const rules: readonly Rule[] = [
  {
    kind: 'distress',
    asks: distress,
    needsPerson: true,
  },
  {
    kind: 'violence',
    asks: /\b(?:husband|wife|partner|(?:boy|girl)friend|father|mother|dad|mum|mom|brother|ex|he|she|someone|somebody|boss)\b.{0,20}\b(?:hits?|beats?|hurts?|punche[sd]|kick(?:s|ed)|strangle[sd]|choke[sd]|abuse[sd]|rape[sd]?|attacked|assaulted|threatens? to (?:kill|hurt)) me\b(?! (?:at|in|to)\b)|\b(?:I am|I['’]?m) (?:being |getting )?(?:abused|beaten|stalked)\b|\bme (?:frappe|bat|viole|violente|cogne)\b|\bm['’]a (?:frappé|battu|violé|agressé)e?(?!\p{L})|(?:يضربني|تضربني|ضربني|ضربتني|يعنفني|يعنّفني|يهددني بالقتل|اغتصبني|يعتدي علي)/iu,
    needsPerson: true,
  },
  {
    kind: 'emergency',
    asks: emergency,
  },
  {
    kind: 'person',
    asks: /^[^?؟]{0,25}(?<!\p{L})(?:(?:talk|speak|chat|connect me|put me through|get me|give me|want) (?:to|with)? ?(?:an? |the |some)?(?:real |live )?(?:human|person|agent|someone|somebody|representative)|human (?:please|agent)|real person|call me back|parler (?:à|avec) (?:un|une|quelqu)\S*|un (?:humain|conseiller)|être rappelée?)(?!\p{L})[^?؟]{0,12}$|(?:التحدث|أتحدث|اتكلم|أتكلم|أحكي) (?:إلى|مع) (?:شخص|موظف|إنسان|انسان|أحد|حد)/iu,
    needsPerson: true,
  },
  {
    kind: 'abuse',
    asks: /\b(?:fuck\w*|(?:you|ur|u) (?:are |r )?(?:an? )?(?:stupid|idiot\w*|dumb|useless|moron|shit|garbage|trash|pathetic)|(?:stupid|dumb|useless|idiotic|bloody) (?:bot|robot|machine(?! learning)|thing|chatbot)|piece of (?:shit|crap)|shut up|asshole|bastard|bitch|connard|connasse|ta gueule|espèce d(?:e|['’])|(?:tu es|t'es|vous [êe]tes|c'est) (?:(?:trop|vraiment|tous) )?(?:nul(?:le)?s?(?! et non)|cons?|stupides?|d[ée]biles?)|merde|putain)\b|(?:غبي|أحمق|حمار|اخرس|تافه)/iu,
    needsPerson: true,
  },
  { kind: 'abuse', asks: complaint, needsPerson: true },
  { kind: 'private', asks: privateData, needsPerson: true },
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
  // Phones type curly apostrophes, and the rules have plain ones.
  const text = message.replace(/[\u2018\u2019\u02bc]/g, "'")
  const rule = rules.find(({ asks }) => asks.test(text))
  return rule && replyOf(rule, locale)
}

const replyOf = (
  { kind, needsPerson = false }: Pick<Rule, 'kind' | 'needsPerson'>,
  locale: string,
) => ({
  kind,
  text: assistantWords(locale).replies[kind],
  needsPerson,
})

/** Something is left before the question mark of its own sentence. */
const question = /\p{L}{2}[^.!?؟]*[?؟]/u

/** The reply to a message of which orders were cut out; undefined where a question is left that finds something. */
export function replyToOrder(
  { injections, query }: Pick<Message, 'injections' | 'query'>,
  { confidence, stated }: Pick<Finding, 'confidence' | 'stated'>,
  locale: string,
): Reply | undefined {
  const isAsked = stated !== undefined || (confidence !== 'refused' && question.test(query))
  return injections.length === 0 || isAsked ? undefined : replyOf({ kind: 'order' }, locale)
}
