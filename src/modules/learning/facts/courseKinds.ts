import type { FactKind } from '../../../platform/content/Fact.js'
import { dateFormat } from '../../../platform/intl.js'
import { days, mostHours, mostMoney } from './bounds.js'

const list = (words: string) => words.split(', ')

/** The months by their numbers, from 0. */
const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, month) => {
    const nameIn = (locale: string) =>
      dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month))
    const english = nameIn('en')
    // `May I bring a colleague?`
    const en = [english === 'May' ? 'in May' : english]
    return [`month:${String(month)}`, { en, fr: [nameIn('fr')], ar: [nameIn('ar')] }]
  }),
)

/** The days of the week by their numbers, from Sunday as 0. */
const weekdays = {
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, day) => {
      const nameIn = (locale: string) =>
        // The first of October 2000 was a Sunday.
        dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, 9, 1 + day))
      // `أحد` is also anybody.
      const ar = ['يوم', 'أيام'].map((word) => `${word} ${nameIn('ar')}`)
      return [`day:${String(day)}`, { en: [nameIn('en')], fr: [nameIn('fr')], ar }]
    }),
  ),
  'day:weekend': { en: ['weekend'], fr: ['week-end', 'weekend'], ar: ['نهاية الأسبوع'] },
  'day:work': { en: ['weekday'], fr: ['en semaine'], ar: ['أيام العمل'] },
}

/** The kinds of questions about a course, and the words that visitors use for them. */
export const courseKinds: Readonly<Record<string, FactKind>> = {
  overview: {
    asked: {
      en: ['learn', 'you teach', 'learn here', 'catalogue', 'catalog', 'course list', 'study here'],
      fr: ['apprendre', 'enseigner', 'enseignez', 'catalogue', 'liste des formations'],
      ar: ['أتعلم', 'نتعلم', 'تدرسون', 'تعلمون', 'قائمة الدورات'],
    },
  },
  price: {
    asked: {
      en: list(
        'price, pricing, cost, fee, how much, expensive, tuition, charge, euros, cheaper, ' +
          'dearer',
      ),
      fr: ['prix', 'tarif', 'coût', 'coûte', 'coûtent', 'combien coûte', 'payant', 'plus cher'],
      ar: ['سعر', 'تكلفة', 'تكلف', 'كم تكلفة', 'رسوم', 'بكم', 'ثمن'],
    },
    values: {
      free: {
        en: ['free', 'for free', 'free of charge', 'no cost', 'no charge'],
        fr: ['gratuit', 'gratuite', 'gratuits', 'gratuites', 'gratuitement'],
        ar: ['مجاني', 'مجانية', 'مجانا'],
      },
    },
    bound: mostMoney,
    first: {
      en: ['cheapest', 'least expensive', 'lowest price'],
      fr: ['moins cher', 'moins chère', 'moins chères'],
      ar: ['الأرخص', 'أرخص'],
    },
    last: {
      en: ['most expensive', 'dearest', 'priciest', 'highest price', 'costs the most'],
      fr: ['le plus cher', 'la plus chère', 'les plus chers', 'les plus chères'],
      ar: ['أغلى', 'الأغلى'],
    },
  },
  start: {
    asked: {
      en: list(
        'when, what time, date, start, begin, session, take place, held, schedule, run, ' +
          'places left, places are left, free places, seats left, seats are left, ' +
          'how many places, how many seats, left, room, still room, ' +
          'seat on, sooner, earlier, waiting list, wait list, waitlist',
      ),
      fr: list(
        'quand, quelle heure, date, commence, commencer, débute, session, a lieu, ont lieu, ' +
          'a-t-elle lieu, a-t-il lieu, ont-elles lieu, aura lieu, se tient, places, combien de places, places libres, complet, complète, ' +
          'liste d’attente',
      ),
      ar: list(
        'متى, أي ساعة, موعد, مواعيد, تبدأ, يبدأ, تاريخ, تواريخ, مقاعد, كم مقعد, قائمة انتظار, قائمة الانتظار',
      ),
    },
    ofAll: {
      en: ['dates', 'next date', 'next dates'],
      fr: ['dates', 'prochaine date', 'prochaines dates'],
      ar: list(
        'مواعيد, المواعيد, الموعد القادم, المواعيد القادمة, مواعيدكم, المواعيد المتاحة, تواريخ, التواريخ, التواريخ المتاحة',
      ),
    },
    values: {
      ...months,
      ...weekdays,
      'places:full': {
        en: list(
          'sold out, fully booked, no places left, no seats left, no places available, ' +
            'no seats available, no places, no seats',
        ),
        fr: list(
          'est complet, est complète, sont complets, sont complètes, affiche complet, ' +
            'affichent complet, ont plus de place, a plus de place',
        ),
        ar: ['مكتملة', 'محجوزة بالكامل', 'مكتملة العدد'],
      },
      'places:open': {
        en: list(
          'places left, seats left, free places, free seats, places available, seats available, ' +
            'available places, available seats, have places, have seats, still places, still seats',
        ),
        fr: list('places libres, places disponibles, encore des places, encore de la place'),
        ar: ['مقاعد متاحة', 'مقاعد شاغرة', 'أماكن متاحة', 'أماكن شاغرة'],
      },
    },
    first: {
      en: ['next', 'next date', 'upcoming', 'soonest', 'earliest'],
      fr: ['prochain', 'prochaine', 'prochaine date', 'prochains', 'prochaines'],
      ar: ['القادمة', 'المقبلة', 'التالية', 'القادم', 'المقبل', 'الموعد القادم'],
    },
    bound: days,
  },
  duration: {
    asked: {
      en: ['how long', 'hours', 'how many hours', 'duration', 'length', 'longer', 'shorter'],
      fr: list(
        'combien de temps, durée, dure, durent, heures, combien d’heures, plus long, ' +
          'plus longue, moins long, moins longue',
      ),
      ar: ['مدة', 'كم ساعة', 'ساعات', 'تستغرق', 'كم مدة'],
    },
    bound: mostHours,
    first: { en: ['shortest'], fr: ['plus courte', 'plus court'], ar: ['أقصر'] },
    last: {
      en: ['longest'],
      fr: ['le plus long', 'la plus longue', 'les plus longues', 'les plus longs'],
      ar: ['أطول', 'الأطول'],
    },
  },
  certificate: {
    asked: {
      en: ['certificate', 'certification', 'diploma'],
      fr: ['certificat', 'attestation', 'diplôme', 'certifiante'],
      ar: ['شهادة', 'شهادات'],
    },
    values: {
      given: {
        en: ['with a certificate', 'give a certificate', 'end with a certificate'],
        fr: ['avec certificat', 'avec un certificat', 'certifiantes'],
        ar: ['مع شهادة', 'بشهادة'],
      },
      none: {
        en: ['without a certificate', 'without certificate', 'no certificate'],
        fr: ['sans certificat', 'pas de certificat'],
        ar: ['بدون شهادة', 'بلا شهادة', 'دون شهادة'],
      },
    },
  },
  level: {
    asked: {
      en: ['level', 'difficulty', 'difficult', 'prerequisite', 'harder', 'easier'],
      fr: ['niveau', 'difficulté', 'difficile', 'prérequis', 'plus facile'],
      ar: ['مستوى', 'أصعب', 'أسهل'],
    },
    values: {
      foundation: {
        en: ['foundation', 'beginner', 'beginners', 'introductory', 'basic'],
        fr: ['débutant', 'débutants', 'débutante', 'initiation'],
        ar: ['مبتدئ', 'للمبتدئين', 'تأسيسي'],
      },
      practitioner: {
        en: ['practitioner', 'intermediate'],
        fr: ['praticien', 'praticiens', 'intermédiaire'],
        ar: ['متوسط', 'ممارس'],
      },
      expert: { en: ['expert', 'advanced'], fr: ['expert', 'avancé'], ar: ['خبير', 'متقدم'] },
    },
  },
  format: {
    asked: {
      en: ['format', 'where'],
      // Not `format`: it is the stem of `formation`. Without its accent `où` is `ou`.
      fr: list(
        'modalités, où a lieu, où ont lieu, où a-t-elle lieu, où a-t-il lieu, où ont-elles lieu, ' +
          'où se déroule, où se tient, où se trouve',
      ),
      ar: ['أين'],
    },
    values: {
      online: {
        en: ['online', 'remote', 'remotely', 'virtual'],
        fr: ['en ligne', 'à distance'],
        ar: ['عن بعد', 'عبر الإنترنت', 'على الإنترنت'],
      },
      classroom: {
        en: ['classroom', 'in a classroom', 'in person', 'on site', 'onsite', 'face to face'],
        fr: ['présentiel', 'en présentiel', 'en salle', 'sur place'],
        ar: ['حضوري', 'حضورية', 'حضوريا'],
      },
      blended: { en: ['blended', 'hybrid'], fr: ['hybride', 'mixte'], ar: ['مدمج', 'مدمجة'] },
    },
  },
  instructor: {
    asked: {
      en: list(
        'who teaches, who is teaching, who runs, who gives, who leads, who holds, ' +
          'who delivers, taught by, given by, led by, run by, instructor, trainer, teacher, ' +
          'tutor, lecturer',
      ),
      // Not `formateur` alone: it has the stem of `formation`.
      fr: list(
        'qui anime, qui donne, qui enseigne, qui dispense, qui assure, animé par, ' +
          'animée par, donné par, donnée par, le formateur, la formatrice, intervenant, ' +
          'intervenante, enseignant, professeur',
      ),
      ar: ['من يدرس', 'من يقدم', 'من يعلم', 'من يعطي', 'مدرس', 'مدرب', 'المحاضر', 'المدربون'],
    },
    ofAll: {
      en: list(
        'who teaches, who is teaching, who will teach, who will be teaching, instructors, ' +
          'trainers, teachers, tutors, lecturers',
      ),
      fr: list(
        'qui enseigne, qui anime, qui donne, formateurs, formatrices, intervenants, ' +
          'intervenantes, enseignants, professeurs',
      ),
      ar: list(
        'من يدرس, من يقدم, من يعطي, مدرسون, المدرسون, مدرسوكم, مدربون, المدربون, مدربوكم, ' +
          'محاضرون, المحاضرون, محاضروكم',
      ),
    },
  },
  language: {
    asked: { en: ['language'], fr: ['langue'], ar: ['لغة', 'بأي لغة'] },
    values: {
      en: { en: ['english'], fr: ['anglais'], ar: ['بالإنجليزية', 'الإنجليزية'] },
      fr: { en: ['french'], fr: ['français'], ar: ['بالفرنسية', 'الفرنسية'] },
      ar: { en: ['arabic'], fr: ['arabe'], ar: ['بالعربية', 'العربية'] },
    },
  },
}
