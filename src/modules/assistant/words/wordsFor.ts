/** The assistant's own texts in one language; everything else is quoted. */
export type AssistantWords = {
  /** Regulation (EU) 2024/1689, Article 50(1): people must be told that they are talking to an AI system. */
  disclosure: string
  /** Nothing in the content answers the question. */
  unknown: string
  /** Pages may help, but nothing is claimed. */
  unsure: string
  /** An answer that had started to arrive was discarded. */
  restarted: string
  /** How many more documents could have been named. */
  more: (count: number) => string
  /** A suggested question that leads to a document. */
  about: (title: string) => string
}

const en: AssistantWords = {
  disclosure:
    'You are talking to an AI system. It answers from what this site publishes, with its sources, and can be wrong.',
  unknown:
    'I found nothing about this in what this site publishes, so I will not guess. Our team can answer you.',
  unsure: 'I am not sure. These may help:',
  restarted: 'The answer broke off. Here is one taken from our pages.',
  more: (count) => `There ${count === 1 ? 'is one' : `are ${count}`} more.`,
  about: (title) => `What should I know about “${title}”?`,
}

const fr: AssistantWords = {
  disclosure:
    'Vous parlez à un système d’IA. Il répond à partir de ce que ce site publie, en citant ses sources, et peut se tromper.',
  unknown:
    'Je n’ai rien trouvé à ce sujet dans ce que ce site publie, et je ne vais donc pas deviner. Notre équipe peut vous répondre.',
  unsure: 'Je ne suis pas sûr. Ces pages peuvent vous aider :',
  restarted: 'La réponse s’est interrompue. En voici une tirée de nos pages.',
  more: (count) => `Il y en a ${count === 1 ? 'une autre' : `${count} autres`}.`,
  about: (title) => `Que faut-il savoir sur « ${title} » ?`,
}

const ar: AssistantWords = {
  disclosure: 'أنت تتحدث إلى نظام ذكاء اصطناعي. يجيب مما ينشره هذا الموقع مع ذكر مصادره، وقد يخطئ.',
  unknown: 'لم أجد شيئًا عن هذا فيما ينشره هذا الموقع، لذلك لن أخمّن. يمكن لفريقنا أن يجيبك.',
  unsure: 'لست متأكدًا. قد تفيدك هذه الصفحات:',
  restarted: 'انقطعت الإجابة. إليك إجابة مأخوذة من صفحاتنا.',
  more: (count) => `وهناك المزيد: ${count}.`,
  about: (title) => `ماذا ينبغي أن أعرف عن «${title}»؟`,
}

/** The assistant's texts in a content language; English if it has none. */
export function wordsFor(locale: string): AssistantWords {
  const known: Record<string, AssistantWords> = { en, fr, ar }
  return known[locale] ?? en
}
