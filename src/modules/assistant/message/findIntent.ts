/** Requests that a person answers better than a page. */
export type Intent = 'demo' | 'person' | 'pricing'

const intents: readonly { intent: Intent; pattern: RegExp }[] = [
  {
    intent: 'demo',
    pattern:
      /\b(?:(?:book|request|see|get|schedule|want|arrange) (?:me )?(?:an? |the |your )?(?:live |product )?demo(?:nstration)?s?|démo(?:nstration)?|live demo|walk-?through)\b|عرض توضيحي/iu,
  },
  {
    intent: 'person',
    pattern:
      /(?<!\p{L})(?:(?:talk|speak|chat|connect|put me through) (?:me )?(?:to|with) (?:an? |the |your |some)?(?:human|person|real|someone|somebody|one|agent|advisor|team|sales|support|staff|colleague)|(?:contact|reach|get in touch with) (?:you|us|the team)|human (?:agent|being|help)|real person|call me(?: back)?|(?:make|file|have) a complaint|parler (?:à|avec) (?:un|une|quelqu)|vous (?:contacter|joindre)|être rappelée?|une personne)(?!\p{L})|التحدث (?:إلى|مع)|التواصل مع|شخص حقيقي/iu,
  },
  {
    intent: 'pricing',
    pattern:
      /\b(?:pric(?:e|es|ing)|quote|quotation|discounts?|how much (?:is|are|does|do|would|will)|costs?|rebate|fees?|tarifs?|prix|devis|combien (?:coûte|ça)|remise)\b|(?:سعر|أسعار|تكلفة|خصم)/iu,
  },
]

/** The first intent found in a message, or undefined. */
export function findIntent(message: string): Intent | undefined {
  return intents.find(({ pattern }) => pattern.test(message))?.intent
}
