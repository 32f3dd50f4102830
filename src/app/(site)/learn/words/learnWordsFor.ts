import type { LearnWords } from './en.js'
import { en } from './en.js'

/** The learner texts in a content language; English if it has none yet. */
export function learnWordsFor(language: string): LearnWords {
  const known: Record<string, LearnWords> = { en, fr, ar }
  return known[language] ?? en
}

/** The texts of learner pages, certificates and withdrawn consents in Arabic. */
const ar: LearnWords = {
  signIn: {
    title: 'الدخول إلى دوراتك',
    lead: 'بلا كلمة مرور: نرسل رمزًا إلى عنوانك. في المرة الأولى يُنشأ حسابك.',
  },
  courses: {
    title: 'دوراتي',
    signedInAs: 'سجّلت الدخول باسم',
    signOut: 'تسجيل الخروج',
    signOutEverywhere: 'تسجيل الخروج من جميع الأجهزة',
    none: 'لا توجد دورات بعد',
    noneHelp: 'اختر دورة من القائمة. تبدأ المجانية فورًا، وتظهر المدفوعة هنا بعد الدفع.',
    seeAll: 'عرض جميع الدورات',
    progress: (percent) => `أُنجز ${percent}٪`,
    completed: 'مكتملة',
    lessons: 'الدروس',
    isDone: 'أُنجز',
    certificate: 'عرض شهادتك',
    name: 'اسمك على الشهادات',
    nameHelp: 'تحتفظ الشهادة بالاسم الذي صدرت به.',
    nameWrong: 'أدخل اسمًا من 120 حرفًا على الأكثر',
    save: 'حفظ الاسم',
    enrolled: (course) => `أنت مسجّل في «${course}».`,
    gone: 'لم تعد هذه الدورة متاحة. لم يتغير شيء.',
    failed: 'تعذّر ذلك ولم يتغير شيء. حاول مجددًا.',
    unpaid: 'يجب دفع ثمن هذه الدورة أولًا، ولا يمكن دفعه عبر الإنترنت بعد. اكتب إلينا.',
    tooOften: 'محاولات كثيرة. انتظر دقيقة ثم حاول مجددًا.',
  },
  enrol: {
    free: 'انضم مجانًا',
    help: 'تدخل برمز يُرسل إلى عنوانك وتبدأ فورًا.',
  },
  certificate: {
    title: 'شهادة',
    says: 'نشهد بأن',
    nobody: 'حامل هذه الشهادة',
    did: 'قد أتمّ دورة',
    issued: (date) => `صدرت في ${date}`,
    by: (issuer) => `عن ${issuer}`,
    number: 'الرقم',
    check: 'يمكن لأي شخص التحقق منها على هذا العنوان:',
    print: 'اطبع هذه الصفحة أو احفظها بصيغة PDF للاحتفاظ بها.',
  },
  withdraw: {
    title: 'سحب موافقتك',
    lead: 'لن نرسل إليك أخبارًا بعد ذلك، ونظل نجيب عما طلبته منا.',
    button: 'سحب الموافقة',
    done: 'سُحبت موافقتك',
    doneText: 'لن نرسل إليك أخبارًا من الآن.',
    failed: 'تعذّر ذلك. انتظر دقيقة ثم اضغط الزر مجددًا.',
  },
}

/** The texts of learner pages, certificates and withdrawn consents in French. */
const fr: LearnWords = {
  signIn: {
    title: 'Accéder à vos formations',
    lead: 'Sans mot de passe : nous envoyons un code à votre adresse. La première fois crée votre compte.',
  },
  courses: {
    title: 'Mes formations',
    signedInAs: 'Connecté en tant que',
    signOut: 'Se déconnecter',
    signOutEverywhere: 'Se déconnecter de tous les appareils',
    none: 'Pas encore de formation',
    noneHelp:
      'Choisissez une formation du catalogue. Les gratuites commencent aussitôt ; les payantes apparaissent ici une fois payées.',
    seeAll: 'Voir toutes les formations',
    progress: (percent) => `${percent} % terminés`,
    completed: 'Terminée',
    lessons: 'Leçons',
    isDone: 'Faite',
    certificate: 'Voir votre certificat',
    name: 'Votre nom sur les certificats',
    nameHelp: 'Un certificat garde le nom sous lequel il a été délivré.',
    nameWrong: 'Saisissez un nom de 120 caractères au plus',
    save: 'Enregistrer le nom',
    enrolled: (course) => `Vous êtes inscrit à « ${course} ».`,
    gone: 'Cette formation n’est plus ouverte. Rien n’a été modifié.',
    failed: 'Cela n’a pas été possible, et rien n’a été modifié. Réessayez.',
    unpaid:
      'Cette formation doit d’abord être payée, et ne peut pas encore l’être en ligne. Écrivez-nous.',
    tooOften: 'C’était trop souvent. Attendez une minute, puis réessayez.',
  },
  enrol: {
    free: 'Participer gratuitement',
    help: 'Vous vous connectez avec un code envoyé à votre adresse, et commencez aussitôt.',
  },
  certificate: {
    title: 'Certificat',
    says: 'Il est certifié que',
    nobody: 'le titulaire de ce certificat',
    did: 'a suivi la formation',
    issued: (date) => `Délivré le ${date}`,
    by: (issuer) => `par ${issuer}`,
    number: 'Numéro',
    check: 'Chacun peut le vérifier à cette adresse :',
    print: 'Imprimez cette page, ou enregistrez-la en PDF, pour la conserver.',
  },
  withdraw: {
    title: 'Retirer votre consentement',
    lead: 'Nous ne vous enverrons plus de nouvelles. Nous répondrons toujours à vos demandes.',
    button: 'Retirer mon consentement',
    done: 'Votre consentement est retiré',
    doneText: 'Nous ne vous enverrons plus de nouvelles.',
    failed: 'Cela n’a pas été possible. Attendez une minute, puis appuyez de nouveau.',
  },
}
