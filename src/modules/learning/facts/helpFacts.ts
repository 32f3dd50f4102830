import type { FactKind, Phrases } from '../../../platform/content/Fact.js'
import {
  cancellationTerms,
  type CancellationPolicy,
} from '../../../platform/cancellation/cancellationTerms.js'
import type { CancellationPolicy as Stored } from '../../../payload-types.js'
import { fill, inEveryLanguage } from '../../../platform/words.js'
import type { GlobalSearchDeclaration } from '../../../search/facts/globalFacts.js'
import { learningWords } from '../words/learningWords.js'

const split = (words: string) => words.split(', ')

const phrases = (en: string, fr: string, ar: string): Phrases => ({
  en: split(en),
  fr: split(fr),
  ar: split(ar),
})

type Words = ReturnType<typeof learningWords>['help']
type Task = Exclude<keyof Words, 'titles'>

/** What visitors do here by themselves, and the words that they ask it by. */
const asked: Readonly<Record<Task, Phrases>> = {
  cancel: phrases(
    'i cancel, to cancel, cancel my booking, cancel a booking, cancel the booking, cancel booking, cancel my place, ' +
      'cancel a place, cancel my seat, cancel my course, cancel my registration, cancel my order, cancel my enrolment, ' +
      'give back my place, give up my place',
    'si j’annule, puis-je annuler, je peux annuler, comment annuler, annuler ma réservation, annuler une réservation, ' +
      'annuler la réservation, annuler ma place, annuler mon inscription, annuler ma formation, annuler ma commande, ' +
      'me désinscrire, rendre ma place',
    'ألغي, ألغي حجزي, ألغي الحجز, إلغاء حجزي, إلغاء الحجز, إلغاء حجز, ألغي تسجيلي, إلغاء تسجيلي, إلغاء التسجيل, ' +
      'إلغاء مكاني, إلغاء مكاني في الدورة, إلغاء مقعدي, ألغي مقعدي, ألغي دورتي, ألغي طلبي',
  ),
  terms: phrases(
    'cancellation terms, cancellation policy, cancellation conditions, cancellation rules, terms of cancellation',
    'conditions d’annulation, politique d’annulation, règles d’annulation',
    'شروط الإلغاء, سياسة الإلغاء, قواعد الإلغاء',
  ),
  give: phrases(
    'take my place, else take my place, else go instead of me, else come instead of me, take my seat, go instead of me, come instead of me, attend instead of me, in my place, give my place, ' +
      'give my seat, give away my place, pass on my place, pass my place on, transfer my place, transfer my seat, ' +
      'transfer my booking, send a colleague, colleague take my place, colleague go instead, change the attendee, ' +
      'change the participant, replace me, substitute, give my place to a colleague, transfer my place to a colleague',
    'céder ma place, donner ma place, transférer ma place, transférer ma réservation, prendre ma place, à ma place, ' +
      'me remplacer, me faire remplacer, changer le participant, changer de participant, un collègue peut-il prendre ma place, une collègue peut-elle prendre ma place, un collègue peut-il me remplacer, ' +
      'un collègue venir à ma place, un collègue peut venir à ma place, un collègue peut me remplacer, ' +
      'céder ma place à un collègue, transférer ma place à un collègue, céder sa place, transférer sa place, ' +
      'céder sa place à un collègue, transférer sa place à un collègue, céder une place, transférer une place',
    'أعطي مقعدي, أمنح مقعدي, أنقل مقعدي, نقل مقعدي, نقل حجزي, يأخذ مكاني, يأخذ مقعدي, بدلا مني, يحضر بدلا مني, مكاني, ' +
      'زميلي بدلا مني, يحضر زميلي بدلا مني, لزميل أن يحضر بدلا مني, تغيير المشارك',
  ),
  invoice: phrases(
    'invoice, my invoice, receipt, vat receipt, vat invoice, tax invoice, company invoice, invoice for my company, ' +
      'invoice for my employer, invoice my company, find my invoice, find the invoice, download my invoice, ' +
      'download an invoice, download the invoice, send me an invoice, provide invoices, issue invoices, proof of payment',
    'facture, ma facture, facture pour mon entreprise, facture pour ma société, facture au nom de mon entreprise, ' +
      'facture au nom de ma société, recevoir une facture, télécharger ma facture, télécharger la facture, ' +
      'trouver ma facture, reçu, justificatif de paiement, justificatif',
    'فاتورة, الفاتورة, فاتورتي, فاتورة لشركتي, فاتورة باسم شركتي, فاتورة باسم الشركة, تحميل الفاتورة, تنزيل الفاتورة, إيصال',
  ),
  certificate: phrases(
    'find my certificate, find my certificates, download my certificate, print my certificate, see my certificate, ' +
      'get my certificate again, lost my certificate, where is my certificate, where are my certificates, share my certificate, ' +
      'copy of my certificate',
    'trouver mon certificat, retrouver mon certificat, télécharger mon certificat, imprimer mon certificat, ' +
      'voir mon certificat, où est mon certificat, où sont mes certificats, perdu mon certificat, partager mon certificat',
    'أين شهادتي, أين أجد شهادتي, أجد شهادتي, تحميل شهادتي, تنزيل شهادتي, طباعة شهادتي, فقدت شهادتي',
  ),
  check: phrases(
    'verify a certificate, verify the certificate, verify certificates, check a certificate, check the certificate, ' +
      'check that a certificate is real, check if a certificate is real, certificate is genuine, certificate is valid, certificate is real',
    'vérifier un certificat, vérifier le certificat, vérifier des certificats, vérifier qu’un certificat est authentique, ' +
      'vérifier si un certificat est authentique, certificat est authentique, certificat est valable, contrôler un certificat',
    'أتحقق من شهادة, أتحقق من الشهادة, التحقق من شهادة, التحقق من الشهادة, أتأكد من شهادة, أتأكد من الشهادة, التأكد من صحة الشهادة, التحقق من صحة الشهادة',
  ),
  courses: phrases(
    'my course, my courses, find my course, find my courses, start my course, begin my course, access my course, ' +
      'access my courses, open my course, continue my course, resume my course, course i booked, course i paid for, ' +
      'course i bought, my lessons, access my lessons, find my lessons, go on with my course',
    'ma formation, mes formations, mes cours, trouver ma formation, trouver mes formations, accéder à ma formation, ' +
      'accéder à mes formations, commencer ma formation, reprendre ma formation, mes leçons, formation que j’ai payée',
    'دورتي, دوراتي, أجد دورتي, أجد دوراتي, أبدأ دورتي, أتابع دورتي, الدخول إلى دورتي, دروسي',
  ),
  signIn: phrases(
    'sign in, log in, login, sign into my account, log into my account, sign in to my account, log in to my account, ' +
      'sign in to my courses, log in to my courses, my account, access my account, open my account, get into my account, ' +
      'my password, forgot my password, forgotten my password, lost my password, reset my password, reset password, ' +
      'change my password, forgot password, create an account, make an account, need an account, need a password',
    'me connecter, se connecter, connexion, me connecter à mon compte, accéder à mon compte, mon compte, mot de passe, ' +
      'mon mot de passe, oublié mon mot de passe, mot de passe oublié, perdu mon mot de passe, ' +
      'réinitialiser mon mot de passe, changer mon mot de passe, créer un compte',
    'أسجل الدخول, تسجيل الدخول, أدخل حسابي, أدخل إلى حسابي, حسابي, الدخول إلى حسابي, كلمة المرور, كلمة مروري, ' +
      'نسيت كلمة المرور, نسيت كلمة مروري, تغيير كلمة المرور, إنشاء حساب, أنشئ حسابا',
  ),
  code: phrases(
    'code did not arrive, code didn’t arrive, code does not arrive, code doesn’t arrive, code never arrived, code did not come, code didn’t come, ' +
      'code never came, never got the email with the code, never got the code, never got a code, never received the code, ' +
      'never received a code, get a code, get the code, get my code, got a code, got the code, got my code, receive a code, receive the code, ' +
      'receive my code, received a code, received the code, received my code, code arrive, code arrived, code come, code came, ' +
      'no code, get the email with the code, got the email with the code, receive the email with the code, ' +
      'received the email with the code, code by email, code has not arrived, where is my code, where is the code',
    'reçu de code, reçu le code, reçu mon code, recevoir le code, recevoir mon code, recevoir de code, reçois pas le code, ' +
      'reçois pas de code, code n’arrive pas, code n’est pas arrivé, pas de code, où est mon code, où est le code',
    'لم يصلني الرمز, لم يصلني رمز, لم يصل الرمز, أين الرمز, لا يصلني الرمز, لم أستلم الرمز, لم أتلق الرمز',
  ),
  move: phrases(
    'change the date, change my date, change the date of my course, change the date of my booking, change dates, ' +
      'change to another date, move to another date, switch to another date, move my booking, move my course, ' +
      'move my booking to another date, reschedule, reschedule my course, reschedule my booking, postpone, ' +
      'postpone my course, postpone my booking, another date, a different date, change to a different date, ' +
      'move to a different date, come on another date, attend another date',
    'changer de date, changer la date, changer la date de ma formation, changer la date de ma réservation, ' +
      'changer ma date, reporter ma formation, reporter ma réservation, déplacer ma réservation, reporter, ' +
      'passer à une autre date, venir à une autre date, choisir une autre date',
    'تغيير الموعد, أغير الموعد, تغيير موعدي, أغير موعدي, أغير موعد دورتي, تغيير موعد دورتي, تأجيل دورتي, تأجيل حجزي, ' +
      'أؤجل دورتي, نقل حجزي إلى موعد آخر, موعد آخر',
  ),
  erase: phrases(
    'delete my account, close my account, remove my account, erase my account, cancel my account, delete my data, ' +
      'delete my personal data, erase my data, erase my personal data, remove my data, delete my details, ' +
      'delete my account and my data, delete all my data, delete my information, remove my details',
    'supprimer mon compte, fermer mon compte, effacer mon compte, supprimer mes données, effacer mes données, ' +
      'supprimer mes données personnelles, effacer mes données personnelles, supprimer mes informations',
    'حذف حسابي, أحذف حسابي, إغلاق حسابي, محو حسابي, حذف بياناتي, محو بياناتي, أمحو بياناتي, أحذف بياناتي',
  ),
  book: phrases(
    'book, book a course, book the course, book a place, book a seat, book my place, book a date, make a booking, ' +
      'reserve a place, reserve a seat, sign up for a course, register for a course, enrol in a course, enrol on a course, ' +
      'enroll in a course, join a course, book a place on a course, sign up, enrol, enroll, register',
    'réserver, réserver une formation, réserver une place, réserver ma place, m’inscrire, s’inscrire, ' +
      'm’inscrire à une formation, s’inscrire à une formation, faire une réservation',
    'أحجز, أحجز دورة, أحجز مقعدا, أحجز مكانا, حجز دورة, حجز مقعد, أسجل في دورة, التسجيل في دورة, التحق بدورة, أشترك في دورة',
  ),
}

/** What cancelling gives back, in one sentence. */
function termsOf(policy: CancellationPolicy, locale: string): string {
  const { fact, help } = learningWords(locale)
  const list = new Intl.ListFormat(fact.formats, { type: 'unit', style: 'short' })
  const said = (hasDate: boolean) => {
    const { rows } = cancellationTerms(policy, { hasDate, locale })
    const [first] = rows
    if (first && rows.length === 1) return first.back
    return list.format(rows.map(({ when, back }) => `${back} (${lowerFirst(when)})`))
  }
  return fill(help.terms, { dated: said(true), undated: said(false) })
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function sayOf(task: Task, policy: CancellationPolicy, locale: string): string {
  const words = learningWords(locale).help
  if (task === 'terms') return termsOf(policy, locale)
  return task === 'cancel' ? `${words.cancel} ${termsOf(policy, locale)}` : words[task]
}

function help(path: string, title: keyof Words['titles'], kinds: Task[]): GlobalSearchDeclaration {
  return {
    type: 'page',
    path,
    titles: inEveryLanguage(learningWords, (words) => words.help.titles[title]),
    names: () => [],
    facts: {
      kinds: Object.fromEntries(
        kinds.map((kind): [string, FactKind] => [kind, { asked: asked[kind] }]),
      ),
      fields: [],
      read: (document) => {
        const { steps, anyTimeDays = 0 } = document as Partial<Stored>
        const policy = { steps: steps ?? [], anyTimeDays }
        return kinds.map((kind) => ({
          kind,
          say: ({ locale }) => sayOf(kind, policy, locale),
        }))
      },
    },
  }
}

/** What the site itself says to who asks how to book, cancel, sign in, or where something of theirs is. */
export const helpFacts: readonly GlobalSearchDeclaration[] = [
  help('/learn/bookings', 'bookings', ['cancel', 'terms', 'give', 'invoice']),
  help('/learn', 'courses', ['certificate', 'courses']),
  help('/learn/sign-in', 'signIn', ['signIn', 'code']),
  help('/courses', 'catalog', ['book']),
  help('/contact', 'contact', ['move', 'erase', 'check']),
]
