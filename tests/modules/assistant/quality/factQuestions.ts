/** Sessions of the sample content start this many days after seeding, moved on to working days. */
export type Fact = RegExp | { inDays: number; days?: number }

export type FactQuestion = {
  question: string
  locale?: 'en' | 'fr' | 'ar'
  /** Any of them may come first: the end of the source's address, or the beginning of its title. */
  from: string[]
  /** What the answer must say. */
  facts: Fact[]
}

const contact = ['contact-us', 'contact']

const freeOnes = [
  'ai-literacy-essentials',
  'article-50-transparency-clinic',
  'hawkamat-al-dhaka-al-istinai',
]

/** Direct questions about the sample courses and the sample company; written before they were tried. */
export const factQuestions: readonly FactQuestion[] = [
  {
    question: 'Which courses do you offer?',
    from: ['AI incident response'],
    facts: [/AI literacy essentials/, /There are \d+ more\. \S+\/courses/],
  },
  { question: 'What do you do?', from: ['Home'], facts: [/AI governance advice/] },
  { question: 'Who are your partners?', from: ['Lumenfold'], facts: [/Harbour Institute/] },
  {
    question: 'Quelles formations proposez-vous ?',
    locale: 'fr',
    from: ['Acheter de l’IA'],
    facts: [/droits fondamentaux/],
  },
  {
    question: 'How much does the EU AI Act course cost?',
    from: ['eu-ai-act-in-a-day'],
    facts: [/€\s?490/],
  },
  {
    question: 'Which courses are free?',
    from: freeOnes,
    facts: [/AI literacy essentials/, /Article 50 transparency clinic/],
  },
  ...['Which courses cost less than 600 euros?', 'Do you have a course under €600?'].map(
    (question) => ({
      question,
      from: freeOnes,
      facts: [/€\s?390/, /€\s?490/],
    }),
  ),
  {
    question: 'Quelles formations coûtent moins de 600 € ?',
    locale: 'fr',
    from: freeOnes,
    facts: [/390\s€/, /490\s€/],
  },
  {
    question: 'ما الدورات التي تكلف أقل من 600 يورو؟',
    locale: 'ar',
    from: freeOnes,
    facts: [/390/, /490/],
  },
  {
    question: 'Which online courses take at most 3 hours?',
    from: freeOnes,
    facts: [/2 hours/],
  },
  {
    question: 'When does the next EU AI Act course start?',
    from: ['eu-ai-act-in-a-day'],
    facts: [{ inDays: 19 }],
  },
  {
    question: 'How can I contact you?',
    from: contact,
    facts: [/hello@keelmark\.example|\+44 20 7946 0321/],
  },
  {
    question: 'How long does the ISO 42001 implementer course take?',
    from: ['iso-42001-implementer'],
    facts: [/24 hours/],
  },
  {
    question: 'Is there a certificate for the board oversight course?',
    from: ['board-oversight-of-ai'],
    facts: [/no certificate|without a certificate/i],
  },
  {
    question: 'What is the price of red teaming generative AI?',
    from: ['red-teaming-generative-ai'],
    facts: [/€\s?2,150/],
  },
  {
    question: 'Do I get a certificate for Buying AI?',
    from: ['buying-ai'],
    facts: [/certificate/],
  },
  {
    question: 'Is the NIST AI RMF course online or in a classroom?',
    from: ['nist-ai-rmf-in-practice'],
    facts: [/online/i],
  },
  {
    question: 'What level is the agentic AI controls course?',
    from: ['agentic-ai-controls'],
    facts: [/expert/i],
  },
  {
    question: 'Which courses are taught in French?',
    from: ['comprendre-le-reglement-ia'],
    facts: [/Comprendre le règlement/],
  },
  {
    question: 'Are there any courses in Arabic?',
    from: ['hawkamat-al-dhaka-al-istinai'],
    facts: [/Arabic/],
  },
  {
    question: 'How many places are left in the OWASP course?',
    from: ['owasp-llm-top-10-2026'],
    facts: [/\b45\b/],
  },
  {
    question: 'When is the model inventory workshop?',
    from: ['model-inventory-workshop'],
    facts: [{ inDays: 30 }],
  },
  { question: 'What is your phone number?', from: contact, facts: [/\+44 20 7946 0321/] },
  { question: 'What is your e-mail address?', from: contact, facts: [/hello@keelmark\.example/] },
  { question: 'Where is your office?', from: contact, facts: [/14 Loadline Court/] },
  {
    question: 'How many hours is the DPIA training?',
    from: ['dpia-for-ai-systems'],
    facts: [/7 hours/],
  },
  {
    question: 'What does the AI literacy course cost?',
    from: ['ai-literacy-essentials'],
    facts: [/free/],
  },
  {
    question: 'Which expert courses do you have?',
    from: ['iso-42001-internal-auditor', 'red-teaming-generative-ai', 'agentic-ai-controls'],
    facts: [/Red teaming generative AI/, /Controls for agentic AI/],
  },
  {
    question: 'What dates are available for the AI incident response course?',
    from: ['ai-incident-response'],
    facts: [{ inDays: 44 }, { inDays: 128 }],
  },
  {
    question: 'Is the fundamental rights impact assessment course on site or online?',
    from: ['fundamental-rights-impact-assessment'],
    facts: [/classroom/i, /also be taken online, on \d/],
  },
  {
    question: 'How expensive is the high-risk AI course for deployers?',
    from: ['high-risk-ai-for-deployers'],
    facts: [/€\s?1,190/],
  },
  {
    question: 'Can I do the internal auditor course online?',
    from: ['iso-42001-internal-auditor'],
    facts: [/classroom/i],
  },
  {
    question: 'When does the next course start?',
    from: ['article-50-transparency-clinic'],
    facts: [{ inDays: 9 }],
  },
  {
    question: 'Is AI literacy essentials for beginners?',
    from: ['ai-literacy-essentials'],
    facts: [/foundation/i],
  },
  {
    question: 'how long is the transparency clinic',
    from: ['article-50-transparency-clinic'],
    facts: [/2 hours/],
  },
  { question: 'eu ai act in a day price', from: ['eu-ai-act-in-a-day'], facts: [/€\s?490/] },
  {
    question: 'Is there a certificate?',
    from: ['How do I get my certificate'],
    facts: [/certificate/],
  },
  {
    question: 'Combien coûte la formation Comprendre le règlement européen sur l’IA ?',
    locale: 'fr',
    from: ['comprendre-le-reglement-ia'],
    facts: [/390\s?€/],
  },
  {
    question:
      'Quand commence la prochaine formation Analyse d’impact sur les droits fondamentaux ?',
    locale: 'fr',
    from: ['fundamental-rights-impact-assessment'],
    facts: [{ inDays: 40, days: 2 }],
  },
  {
    question: 'Quelles formations sont gratuites ?',
    locale: 'fr',
    from: [
      'ai-literacy-essentials',
      'article-50-transparency-clinic',
      'hawkamat-al-dhaka-al-istinai',
    ],
    facts: [/maîtrise de l’IA/, /article 50/],
  },
  {
    question: 'Comment puis-je vous contacter ?',
    locale: 'fr',
    from: contact,
    facts: [/hello@keelmark\.example|\+44 20 7946 0321/],
  },
  {
    question: 'كم تكلفة دورة أساسيات الإلمام بالذكاء الاصطناعي؟',
    locale: 'ar',
    from: ['ai-literacy-essentials'],
    facts: [/مجاني/],
  },
  {
    question: 'what time does eu ai act in a day start',
    from: ['eu-ai-act-in-a-day'],
    facts: [{ inDays: 19 }],
  },
  {
    question: 'price of buying ai for 12 people',
    from: ['buying-ai'],
    facts: [/per person/],
  },
  {
    question: 'who teaches the fria course',
    from: ['fundamental-rights-impact-assessment'],
    facts: [/taught by|teach/],
  },
  {
    question: 'y a-t-il une formation en français sur le règlement ia',
    locale: 'fr',
    from: ['comprendre-le-reglement-ia'],
    facts: [/français/],
  },
  {
    question: 'quand commence la prochaine session en français',
    locale: 'fr',
    from: ['comprendre-le-reglement-ia', 'Comprendre'],
    facts: [/commence|débute/],
  },
  {
    question: 'كم سعر دورة المدقق الداخلي',
    locale: 'ar',
    from: ['iso-42001-internal-auditor'],
    facts: [/للشخص/],
  },
]

/** Questions about what the sample company does not offer: the answer must not be about something else. */
export const foreignFactQuestions: readonly string[] = [
  'How much does the Kubernetes course cost?',
  'When does the next pottery course start?',
  'What is the phone number of your Madrid office?',
  'How long does the flight to Oslo take?',
  'Is there a certificate for the sourdough course?',
  'Which Excel courses are free?',
  'How much does the Eiffel Tower cost?',
  'When does the cooking class in Naples start?',
  'How many places are left in the veterinary nursing course?',
  'Is the driving licence training online?',
]
