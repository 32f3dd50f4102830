type SamplePaymentLink = {
  slug: string
  title: string
  description: string
  kind: 'gateway' | 'external'
  amountMode?: 'fixed' | 'open'
  price?: { amount?: number; currency: 'EUR' | 'GBP' }
  min?: number
  max?: number
  target?: string
  maxUses?: number
  /** The slug of the course that is paid for. */
  course?: string
  translations: Record<'fr' | 'ar', { title: string; description: string }>
}

/** The sample payment links: a paid course, an amount that the visitor chooses, and a redirect to another site. */
export const paymentLinks: SamplePaymentLink[] = [
  {
    slug: 'eu-ai-act-in-a-day',
    title: 'A place on “The EU AI Act in a day”',
    description: 'One place for one person. You are enrolled as soon as the payment has arrived.',
    kind: 'gateway',
    amountMode: 'fixed',
    price: { amount: 49_000, currency: 'EUR' },
    course: 'eu-ai-act-in-a-day',
    maxUses: 24,
    translations: {
      fr: {
        title: 'Une place à « Le règlement IA en un jour »',
        description:
          'Une place pour une personne. L’inscription est faite dès que le paiement est arrivé.',
      },
      ar: {
        title: 'مقعد في دورة «قانون الذكاء الاصطناعي الأوروبي في يوم»',
        description: 'مقعد لشخص واحد. يتم التسجيل فور وصول الدفعة.',
      },
    },
  },
  {
    slug: 'literacy-fund',
    title: 'Give to the AI literacy fund',
    description:
      'The fund pays for places on our courses for people from charities and public libraries. Give what you like.',
    kind: 'gateway',
    amountMode: 'open',
    price: { amount: 2_500, currency: 'EUR' },
    min: 500,
    max: 500_000,
    translations: {
      fr: {
        title: 'Donner au fonds de culture de l’IA',
        description:
          'Le fonds offre des places dans nos formations à des personnes d’associations et de bibliothèques publiques. Donnez ce que vous voulez.',
      },
      ar: {
        title: 'تبرّع لصندوق الثقافة في الذكاء الاصطناعي',
        description:
          'يموّل الصندوق مقاعد في دوراتنا لأشخاص من الجمعيات والمكتبات العامة. تبرّع بما تشاء.',
      },
    },
  },
  {
    slug: 'handbook-in-print',
    title: 'The model inventory handbook in print',
    description: 'Printed and posted by our partner’s shop.',
    kind: 'external',
    target: 'https://shop.keelmark.example/books/model-inventory-handbook?utm_source=keelmark',
    translations: {
      fr: {
        title: 'Le manuel d’inventaire des modèles, imprimé',
        description: 'Imprimé et expédié par la boutique de notre partenaire.',
      },
      ar: {
        title: 'دليل جرد النماذج مطبوعًا',
        description: 'يطبعه ويرسله متجر شريكنا.',
      },
    },
  },
]
