/** The six areas of the product, as the reference page groups them. */
export const areas = [
  {
    name: 'Health & Discovery',
    description:
      'Health checks, branding, policies, partners, search, share images and these documents.',
  },
  {
    name: 'CRM & Lead Capture',
    description:
      'Forms that prove an e-mail address by a one-time passcode, consents, and the leads they make.',
  },
  {
    name: 'AI & Governance Tools',
    description: 'The assistant, its assurance feed, tools for agents and the governance platform.',
  },
  {
    name: 'Learning platform',
    description:
      'The course catalogue, and for learners sign-in, enrolments, progress and certificates.',
  },
  {
    name: 'Payments',
    description: 'Payment links, hosted payments, and for staff orders and refunds.',
  },
  {
    name: 'Admin CMS',
    description:
      'Every collection and global that staff and scripts work with, GraphQL and webhooks.',
  },
] as const

type Area = (typeof areas)[number]['name']

/** Our endpoints by the first part of their path below `/api`; the others belong to the Admin CMS. */
const byFirstPart: Record<string, Area> = {
  'asyncapi.json': 'Health & Discovery',
  branding: 'Health & Discovery',
  embed: 'Health & Discovery',
  health: 'Health & Discovery',
  og: 'Health & Discovery',
  'openapi.json': 'Health & Discovery',
  search: 'Health & Discovery',
  brochures: 'CRM & Lead Capture',
  consent: 'CRM & Lead Capture',
  contact: 'CRM & Lead Capture',
  demo: 'CRM & Lead Capture',
  forms: 'CRM & Lead Capture',
  leads: 'CRM & Lead Capture',
  'request-info': 'CRM & Lead Capture',
  tco: 'CRM & Lead Capture',
  chat: 'AI & Governance Tools',
  'chat-questions': 'AI & Governance Tools',
  governance: 'AI & Governance Tools',
  mcp: 'AI & Governance Tools',
  tools: 'AI & Governance Tools',
  'well-known': 'AI & Governance Tools',
  lms: 'Learning platform',
  orders: 'Payments',
  'payment-links': 'Payments',
  payments: 'Payments',
  refunds: 'Payments',
}

/** What visitors’ pages and partners’ sites read through Payload’s own lists. */
const discoveryReads = /^(?:policies|partners)\.(?:find|findById|getBySlug)$/

/** The area of an operation; `path` is its path such as `/api/lms/courses`, left out for Payload’s own routes. */
export function areaOf(operationId: string, path = ''): Area {
  if (discoveryReads.test(operationId)) return 'Health & Discovery'
  return byFirstPart[path.split('/')[2] ?? ''] ?? 'Admin CMS'
}
