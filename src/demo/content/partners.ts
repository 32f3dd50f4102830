type SamplePartner = {
  slug: string
  name: string
  tier: 'platinum' | 'gold' | 'silver' | 'member'
  kind: 'technology' | 'training' | 'reseller' | 'community'
  url: string
  summary: string
  /** ISO 3166-1 alpha-2 codes or the name of a region. */
  regions: string[]
  order: number
}

/** Sample partners; images/partners has a logo of the same slug for each. */
export const partners: SamplePartner[] = [
  {
    slug: 'lumenfold',
    name: 'Lumenfold',
    tier: 'platinum',
    kind: 'technology',
    url: 'https://lumenfold.example',
    summary:
      'Model registry and evidence store. Our inventory layout ships as one of its templates, and course participants use a teaching instance with sixty invented systems.',
    regions: ['Europe', 'US', 'CA'],
    order: 1,
  },
  {
    slug: 'harbour-institute',
    name: 'Harbour Institute',
    tier: 'gold',
    kind: 'training',
    url: 'https://harbour-institute.example',
    summary:
      'Professional body for risk and compliance staff in Ireland and the United Kingdom. Recognises eleven of our courses for its continuing development scheme.',
    regions: ['IE', 'GB'],
    order: 2,
  },
  {
    slug: 'veritane-labs',
    name: 'Veritane Labs',
    tier: 'gold',
    kind: 'technology',
    url: 'https://veritane.example',
    summary:
      'Evaluation and red-team harness for language models. Runs the lab of our red teaming course and publishes its failure-rate method openly.',
    regions: ['GB', 'DE', 'NL'],
    order: 3,
  },
  {
    slug: 'castellan-systems',
    name: 'Castellan Systems',
    tier: 'gold',
    kind: 'reseller',
    url: 'https://castellan-systems.example',
    summary:
      'Integrator for banks and insurers in German-speaking countries. Offers our readiness programme together with its own controls engineering.',
    regions: ['DE', 'AT', 'CH'],
    order: 4,
  },
  {
    slug: 'ecole-du-quai',
    name: 'École du Quai',
    tier: 'silver',
    kind: 'training',
    url: 'https://ecole-du-quai.example',
    summary:
      'Lyon school for continuing legal education. Hosts our French courses twice a year and contributes the public-law cases in them.',
    regions: ['FR', 'BE', 'LU'],
    order: 5,
  },
  {
    slug: 'madar-academy',
    name: 'Madar Academy',
    tier: 'silver',
    kind: 'training',
    url: 'https://madar-academy.example',
    summary:
      'Amman-based academy for supervisors and internal auditors. Co-author of our Arabic course and of its glossary of 140 governance terms.',
    regions: ['JO', 'AE', 'SA'],
    order: 6,
  },
  {
    slug: 'pontoon-cloud',
    name: 'Pontoon Cloud',
    tier: 'silver',
    kind: 'reseller',
    url: 'https://pontoon-cloud.example',
    summary:
      'Nordic hosting company for public bodies. Resells course places to municipalities under its framework agreements.',
    regions: ['SE', 'NO', 'DK', 'FI'],
    order: 7,
  },
  {
    slug: 'open-model-cards',
    name: 'Open Model Cards',
    tier: 'member',
    kind: 'community',
    url: 'https://open-model-cards.example',
    summary:
      'Volunteers who maintain a plain-language model card format and a library of 900 examples. We give two days a month of editing time.',
    regions: ['Europe'],
    order: 8,
  },
  {
    slug: 'public-buyers-circle',
    name: 'Public Buyers’ Circle',
    tier: 'member',
    kind: 'community',
    url: 'https://public-buyers-circle.example',
    summary:
      'Procurement officers from 64 councils and agencies who share requirements, test results and lessons from AI tenders under the Chatham House Rule.',
    regions: ['GB', 'IE', 'NL'],
    order: 9,
  },
]
