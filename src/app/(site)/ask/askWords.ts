const en = {
  title: 'Ask a question',
  lead: 'You are talking to an AI system. It answers from what this site publishes, with its sources, and can be wrong.',
  label: 'Your question',
  next: 'Your next question',
  help: 'Leave out names, addresses and numbers of people. E-mail addresses and telephone numbers are masked.',
  ask: 'Ask',
  missing: 'Write a question.',
  tooLong: 'Use at most 2,000 characters.',
  wait: (seconds: string) =>
    `You have asked a lot. Try again in ${seconds} seconds. Your question is still in the form.`,
  failed: 'The question could not be answered. Try again in a minute. It is still in the form.',
  asked: 'You asked',
  answer: 'Answer',
  sources: 'Sources',
  related: 'Also on this subject',
  local: 'Put together from sentences of these pages, without a language model.',
  platform: 'Written by a language model from these pages. Check what matters in the sources.',
  contact: 'Write to us',
  demo: 'Ask for a demo',
  more: 'You could also ask',
  rate: 'Did this answer help?',
  yes: 'Yes, it helped',
  no: 'No, it did not',
  rated: 'Thank you. We read what did not help.',
}

type AskWords = typeof en

const fr: AskWords = {
  title: 'Poser une question',
  lead: 'Vous parlez à un système d’IA. Il répond à partir de ce que ce site publie, en citant ses sources, et peut se tromper.',
  label: 'Votre question',
  next: 'Votre question suivante',
  help: 'N’indiquez ni noms, ni adresses, ni numéros de personnes. Les adresses e-mail et les numéros de téléphone sont masqués.',
  ask: 'Demander',
  missing: 'Écrivez une question.',
  tooLong: 'Utilisez au plus 2 000 caractères.',
  wait: (seconds) =>
    `Vous avez posé beaucoup de questions. Réessayez dans ${seconds} secondes. Votre question est restée dans le formulaire.`,
  failed:
    'Il n’a pas été possible de répondre. Réessayez dans une minute. Votre question est restée dans le formulaire.',
  asked: 'Vous avez demandé',
  answer: 'Réponse',
  sources: 'Sources',
  related: 'Sur le même sujet',
  local: 'Composée de phrases de ces pages, sans modèle de langage.',
  platform:
    'Rédigée par un modèle de langage à partir de ces pages. Vérifiez l’essentiel dans les sources.',
  contact: 'Nous écrire',
  demo: 'Demander une démonstration',
  more: 'Vous pourriez aussi demander',
  rate: 'Cette réponse vous a-t-elle aidé ?',
  yes: 'Oui',
  no: 'Non',
  rated: 'Merci. Nous lisons ce qui n’a pas aidé.',
}

const ar: AskWords = {
  title: 'اطرح سؤالًا',
  lead: 'أنت تتحدث إلى نظام ذكاء اصطناعي. يجيب مما ينشره هذا الموقع مع ذكر مصادره، وقد يخطئ.',
  label: 'سؤالك',
  next: 'سؤالك التالي',
  help: 'لا تكتب أسماء أشخاص ولا عناوينهم ولا أرقامهم. تُحجب عناوين البريد وأرقام الهاتف.',
  ask: 'اسأل',
  missing: 'اكتب سؤالًا.',
  tooLong: 'استخدم 2000 حرف على الأكثر.',
  wait: (seconds) =>
    `طرحت أسئلة كثيرة. أعد المحاولة بعد ${seconds} ثانية. سؤالك ما زال في النموذج.`,
  failed: 'تعذّرت الإجابة. أعد المحاولة بعد دقيقة. سؤالك ما زال في النموذج.',
  asked: 'سألت',
  answer: 'الإجابة',
  sources: 'المصادر',
  related: 'في الموضوع نفسه',
  local: 'مؤلفة من جمل هذه الصفحات دون نموذج لغوي.',
  platform: 'كتبها نموذج لغوي من هذه الصفحات. تحقق مما يهمك في المصادر.',
  contact: 'راسلنا',
  demo: 'اطلب عرضًا توضيحيًا',
  more: 'يمكنك أن تسأل أيضًا',
  rate: 'هل أفادتك هذه الإجابة؟',
  yes: 'نعم',
  no: 'لا',
  rated: 'شكرًا. نقرأ ما لم يفد.',
}

/** The texts of the question page in a content language; English if it has none. */
export function askWordsFor(locale: string): AskWords {
  const known: Record<string, AskWords> = { en, fr, ar }
  return known[locale] ?? en
}
