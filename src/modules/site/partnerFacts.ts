import { type Fact, type FactDeclaration, overviewOf } from '../../platform/content/Fact.js'

/** What visitors call partners of a kind. */
const kinds = {
  technology: {
    en: ['technology', 'technical', 'software'],
    fr: ['technologique', 'technologiques', 'technologie'],
    ar: ['التقنية', 'التقنيون', 'تقنيون'],
  },
  training: {
    en: ['training', 'teaching', 'education'],
    fr: ['formation', 'pédagogiques'],
    ar: ['التدريب', 'تدريب'],
  },
  reseller: {
    en: ['reseller', 'resellers', 'sell', 'distributor'],
    fr: ['revendeur', 'revendeurs', 'distributeur'],
    ar: ['الموزعون', 'موزعون'],
  },
  community: {
    en: ['community', 'nonprofit', 'open source'],
    fr: ['communauté', 'associatifs'],
    ar: ['المجتمع', 'مجتمعية'],
  },
}

const tiers = { platinum: ['platinum'], gold: ['gold'], silver: ['silver'], member: ['member'] }

/** What partners state, for questions after who they are. */
export const partnerFacts: FactDeclaration = {
  kinds: {
    overview: {
      asked: { en: ['work with', 'partnerships'], fr: ['partenariats'], ar: ['شراكات'] },
    },
    kind: { asked: {}, values: kinds },
    tier: {
      asked: {},
      values: Object.fromEntries(Object.entries(tiers).map(([tier, en]) => [tier, { en, fr: en }])),
    },
  },
  called: {
    one: { en: ['partner'], fr: ['partenaire'], ar: ['شريك', 'الشريك'] },
    many: {
      en: ['partners'],
      fr: ['partenaires'],
      ar: ['شركاء', 'الشركاء', 'شركاؤكم', 'شركائكم', 'شركاءكم'],
    },
  },
  listPath: '/partners',
  fields: ['summary', 'kind', 'tier', 'order'],
  read: (document) => {
    const { kind, tier, order } = document as { kind?: string; tier?: string; order?: number }
    const about = overviewOf(document, order)
    const ofValue = (name: string, value: string | undefined): Fact[] =>
      value ? about.map((fact) => ({ ...fact, kind: name, values: [value] })) : []
    return [...about, ...ofValue('kind', kind), ...ofValue('tier', tier)]
  },
}
