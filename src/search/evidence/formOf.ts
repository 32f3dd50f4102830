/** What an answer looks like, by the kind of question: an amount of money, a date, a name. */
export type Form = { asks: RegExp; answer: RegExp }

const money =
  /[€$£¥]\s?\d|\d\s?(?:[€$£¥]|EUR|USD|GBP|euros?|pounds?|dollars?|يورو|دولار|p\b)|\b(?:free|no charge|gratuit\w*)\b|مجان/iu
/** A year is no count of anything. */
const figure =
  /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|none|half|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt)\b|(?:واحد|اثن|ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)/iu
const monthOrDay =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[:h]\d?\d?|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b|\b\d+ (?:days?|weeks?|months?|years?|jours?|mois|ans)\b|(?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/u
const span =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|deux|trois|quatre|un|une)[ -](?:\w+[ -])?(?:minutes?|hours?|days?|weeks?|months?|years?|centur\w+|decades?|heures?|jours?|semaines?|mois|ans?|années)\b|\d+\s?(?:يوم|أيام|شهر|أشهر|سنة|سنوات|ساعة|دقيقة)/iu
const name = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** Which form a question asks for; the first that fits. */
const forms: Readonly<Record<string, Form>> = {
  price: {
    asks: /\b(?:pric(?:e|es|ed|ing)|costs?|fees?|how much|charges?|expensive|cheap\w*|deposit|owe|pay|paid|salary|set (?:me|us) back|damage|worth|bill|combien (?:coûte|ça|est)|prix|tarifs?|coûte|payer|gratuit|free)\b|(?:سعر|تكلف|كم تخصم|بكم|يكلف|رسوم)/iu,
    answer: money,
  },
  span: {
    asks: /\b(?:how (?:long|old|soon|often|fresh|far)|combien de (?:temps|jours|mois)|how many (?:days|weeks|months|years|hours)|combien dure)\b|(?:كم يوم|كم سنة|كم مدة|كم من الوقت|المدة)/iu,
    answer: span,
  },
  // The end of something has a date as well.
  beginning: {
    asks: /\b(?:when|what (?:date|day)|quand|à quelle date)\b(?=.*\b(?:starts?|begins?|commences?|commencent|débute|débutent)\b)|متى(?=.*(?:تبدأ|يبدأ|تنطلق|ينطلق))/iu,
    answer: new RegExp(
      String.raw`^(?=.*(?:\b(?:start|begin|began|open|launch|from|since|as of|commenc|début|dès|à partir|depuis)|بد[أا]|تبدأ|يبدأ|من|منذ))(?=.*(?:${monthOrDay.source}))`,
      'isu',
    ),
  },
  time: {
    asks: /\b(?:when|what (?:time|date|year|day)|which (?:year|day|mornings?|date)|till when|by when|since when|how late|quand|à quelle (?:date|heure)|en quelle année)\b|(?:متى|أي (?:عام|سنة|يوم|أيام))/iu,
    answer: monthOrDay,
  },
  number: {
    asks: /\b(?:how (?:many|much|big|high|large|tall)|what (?:percent\w*|number|share)|max(?:imum)?|combien|quel (?:nombre|pourcentage))\b|(?<!\p{L})(?:كم|ما عدد|نسبة)/iu,
    answer: figure,
  },
  person: {
    asks: /\b(?:who(?! are)|whos|whose|whom|qui(?! sont))\b|(?<!\p{L})(?:من هو|من هي|من الذي|مين|مَن)(?!\p{L})/iu,
    answer: name,
  },
  place: {
    asks: /\b(?:where|(?<!mail )address|which (?:city|country|town)|où)\b|(?<!\p{L})(?:عنوان|أين|وين)(?!\p{L})/iu,
    answer: /(?:\b(?:in|at|from|à|en)|في)\s+\p{L}|\b\d+\w? (?:\p{Lu}|rue|quai|avenue|place)/u,
  },
}

/** The form that an answer to this question has; undefined if any will do. */
export function formOf(question: string): Form | undefined {
  return Object.values(forms).find(({ asks }) => asks.test(question))
}
