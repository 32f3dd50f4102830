/** The texts of the lesson player in English. */
const en = {
  place: (number: number, total: number) => `Lesson ${number} of ${total}`,
  kinds: { text: 'Reading', video: 'Video', quiz: 'Quiz', download: 'Download' },
  outline: 'Lessons',
  done: 'Done',
  sample: 'Sample',
  sampleNote: 'You are reading a sample of this course.',
  seeCourse: 'See the whole course',
  markRead: 'Mark as read',
  markReadNext: 'Mark as read and continue',
  previous: 'Previous lesson',
  next: 'Next lesson',
  toCourses: 'Back to my courses',
  begin: 'Start the course',
  resume: 'Continue',
  finished: (course: string) => `You have completed “${course}”.`,
  signIn: 'Sign in to read this lesson',
  signInHelp: (course: string) =>
    `It is part of the course “${course}”. We email you a 6-digit code, then bring you back here.`,
  signInButton: 'Sign in',
  join: 'This lesson is for learners of the course',
  joinHelp: (course: string) => `Enrol in “${course}” to read it.`,
  outsideVideo: (host: string) =>
    `This video is on ${host}. When you open it, your browser connects to that site.`,
  showVideo: 'Show the video',
  noVideo: 'Your browser cannot play this video. Download it instead.',
  videoSoon: 'The video of this lesson is not available right now.',
  download: 'Download the file',
  failed: 'That could not be done, and nothing was changed. Try again.',
  tooOften: 'That was too often. Wait a minute, then try again.',
  quiz: {
    title: 'Quiz',
    toPass: (percent: number) => `You pass with ${percent}% right.`,
    left: (number: number) =>
      plural('en', number, { one: '1 attempt left.', other: `${number} attempts left.` }),
    noneLeft: 'You have used all attempts. Write to us if you would like another one.',
    question: (number: number) => `Question ${number}`,
    chooseOne: 'Choose one answer.',
    chooseAll: 'Choose every answer that is right.',
    write: 'Write a short answer.',
    submit: 'Check my answers',
    signIn: 'Sign in to answer',
    missing: (number: number) => `Answer question ${number}`,
    missingTitle: 'Some questions have no answer yet',
    missingNote: 'Nothing was sent, and no attempt was used.',
    passed: (percent: number) => `You passed with ${percent}% right`,
    failed: (percent: number) => `${percent}% right: not passed yet`,
    right: 'Right',
    wrong: 'Not right',
    yours: 'Your answer',
    again: 'Try again',
  },
}

export type LessonWords = typeof en

const fr: LessonWords = {
  place: (number, total) => `Leçon ${number} sur ${total}`,
  kinds: { text: 'Lecture', video: 'Vidéo', quiz: 'Quiz', download: 'Téléchargement' },
  outline: 'Leçons',
  done: 'Terminée',
  sample: 'Extrait',
  sampleNote: 'Vous lisez un extrait de cette formation.',
  seeCourse: 'Voir toute la formation',
  markRead: 'Marquer comme lue',
  markReadNext: 'Marquer comme lue et continuer',
  previous: 'Leçon précédente',
  next: 'Leçon suivante',
  toCourses: 'Retour à mes formations',
  begin: 'Commencer la formation',
  resume: 'Continuer',
  finished: (course) => `Vous avez terminé « ${course} ».`,
  signIn: 'Connectez-vous pour lire cette leçon',
  signInHelp: (course) =>
    `Elle fait partie de la formation « ${course} ». Nous vous envoyons un code à 6 chiffres, puis vous revenez ici.`,
  signInButton: 'Se connecter',
  join: 'Cette leçon est réservée aux inscrits',
  joinHelp: (course) => `Inscrivez-vous à « ${course} » pour la lire.`,
  outsideVideo: (host) =>
    `Cette vidéo se trouve sur ${host}. Si vous l’ouvrez, votre navigateur se connecte à ce site.`,
  showVideo: 'Afficher la vidéo',
  noVideo: 'Votre navigateur ne peut pas lire cette vidéo. Téléchargez-la.',
  videoSoon: 'La vidéo de cette leçon n’est pas disponible pour le moment.',
  download: 'Télécharger le fichier',
  failed: 'Cela n’a pas été possible, et rien n’a été modifié. Réessayez.',
  tooOften: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  quiz: {
    title: 'Quiz',
    toPass: (percent) => `Vous réussissez avec ${percent} % de bonnes réponses.`,
    left: (number) =>
      plural('fr', number, {
        one: `Il vous reste ${number} essai.`,
        other: `Il vous reste ${number} essais.`,
      }),
    noneLeft: 'Vous avez utilisé tous vos essais. Écrivez-nous si vous en souhaitez un autre.',
    question: (number) => `Question ${number}`,
    chooseOne: 'Choisissez une réponse.',
    chooseAll: 'Choisissez toutes les bonnes réponses.',
    write: 'Écrivez une réponse courte.',
    submit: 'Vérifier mes réponses',
    signIn: 'Se connecter pour répondre',
    missing: (number) => `Répondez à la question ${number}`,
    missingTitle: 'Certaines questions sont encore sans réponse',
    missingNote: 'Rien n’a été envoyé, et aucun essai n’a été utilisé.',
    passed: (percent) => `Réussi, avec ${percent} % de bonnes réponses`,
    failed: (percent) => `${percent} % de bonnes réponses : pas encore réussi`,
    right: 'Juste',
    wrong: 'Pas juste',
    yours: 'Votre réponse',
    again: 'Réessayer',
  },
}

const ar: LessonWords = {
  place: (number, total) => `الدرس ${number} من ${total}`,
  kinds: { text: 'قراءة', video: 'فيديو', quiz: 'اختبار', download: 'ملف للتنزيل' },
  outline: 'الدروس',
  done: 'أُنجز',
  sample: 'عيّنة',
  sampleNote: 'تقرأ عيّنة من هذه الدورة.',
  seeCourse: 'عرض الدورة كاملة',
  markRead: 'قرأتُ الدرس',
  markReadNext: 'قرأتُ الدرس، إلى التالي',
  previous: 'الدرس السابق',
  next: 'الدرس التالي',
  toCourses: 'العودة إلى دوراتي',
  begin: 'ابدأ الدورة',
  resume: 'متابعة',
  finished: (course) => `أكملتَ دورة «${course}».`,
  signIn: 'سجّل الدخول لقراءة هذا الدرس',
  signInHelp: (course) =>
    `الدرس جزء من دورة «${course}». نرسل إليك رمزًا من 6 أرقام ثم تعود إلى هنا.`,
  signInButton: 'تسجيل الدخول',
  join: 'هذا الدرس للمسجّلين في الدورة',
  joinHelp: (course) => `سجّل في «${course}» لتقرأه.`,
  outsideVideo: (host) => `هذا الفيديو على ${host}. عند فتحه يتصل متصفحك بذلك الموقع.`,
  showVideo: 'عرض الفيديو',
  noVideo: 'لا يستطيع متصفحك تشغيل هذا الفيديو. يمكنك تنزيله.',
  videoSoon: 'فيديو هذا الدرس غير متاح حاليًا.',
  download: 'تنزيل الملف',
  failed: 'تعذّر ذلك ولم يتغيّر شيء. حاول مجددًا.',
  tooOften: 'محاولات كثيرة. انتظر دقيقة ثم حاول مجددًا.',
  quiz: {
    title: 'اختبار',
    toPass: (percent) => `تنجح إذا بلغت الإجابات الصحيحة ${percent}٪.`,
    left: (number) =>
      plural('ar', number, {
        one: 'بقيت لك محاولة واحدة.',
        two: 'بقيت لك محاولتان.',
        few: `بقيت لك ${number} محاولات.`,
        other: `بقيت لك ${number} محاولة.`,
      }),
    noneLeft: 'استنفدت جميع المحاولات. اكتب إلينا إن أردت محاولة أخرى.',
    question: (number) => `السؤال ${number}`,
    chooseOne: 'اختر إجابة واحدة.',
    chooseAll: 'اختر كل الإجابات الصحيحة.',
    write: 'اكتب إجابة قصيرة.',
    submit: 'تحقق من إجاباتي',
    signIn: 'سجّل الدخول لتجيب',
    missing: (number) => `أجب عن السؤال ${number}`,
    missingTitle: 'بقيت أسئلة دون إجابة',
    missingNote: 'لم يُرسل شيء ولم تُحتسب محاولة.',
    passed: (percent) => `نجحت، والإجابات الصحيحة ${percent}٪`,
    failed: (percent) => `الإجابات الصحيحة ${percent}٪: لم تنجح بعد`,
    right: 'صحيح',
    wrong: 'غير صحيح',
    yours: 'إجابتك',
    again: 'حاول مجددًا',
  },
}

/** The texts of the lesson player in a content language; English if it has none yet. */
export function lessonWordsFor(language: string): LessonWords {
  const known: Record<string, LessonWords> = { en, fr, ar }
  return known[language] ?? en
}

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

function plural(language: string, number: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(number)] ?? forms.other
}
