/** The six areas of the product, as the reference page groups them. */
export const areas = [
  {
    name: 'Health & Discovery',
    description: `What a site or a monitor reads first: is the service well, how the brand looks, which policies and partners there are, and a search over all that is published. Nothing here needs a key.

Answers are kept in memory and carry an \`ETag\`: asking often costs little. \`/api/og\` draws the picture that a shared link shows. The machine-readable descriptions of this API are here, too.`,
  },
  {
    name: 'CRM & Lead Capture',
    description: `Forms that prove an email address before anything is stored, and what staff do with the leads afterwards. A form takes two steps: the fields alone send a code (202), the same fields with the code are stored (201) and get a reference.

Consent is stored with the wording and the version that the visitor saw, and can be withdrawn from the link in their receipt. Leads are read, exported and erased with a key whose role may see personal data.`,
  },
  {
    name: 'AI & Governance Tools',
    description: `The assistant answers from published content, with its sources, and says so where there is none. If the AI platform is away, a local answer takes its place: a question is never left hanging.

The assurance feed publishes what this service measures about its own AI. Agents connect over MCP. With a governance platform configured, its systems, risks and controls can be read here.`,
  },
  {
    name: 'Learning platform',
    description: `The catalogue is public: courses with prices, dates and the places left. Learners sign in with a code from their mail and then hold a token; with it they enrol, read lessons, take quizzes and move or cancel what they booked.

A completed course gives a certificate that anybody can check by its address, as a page, a PDF and an Open Badge.`,
  },
  {
    name: 'Payments',
    description: `A payment link is a price with an address. The payer pays on the gateway’s own page; card data never touches this service. The amount always comes from the link or the course.

An order moves from \`created\` through \`pending\` to \`paid\`, \`failed\`, \`cancelled\` or \`expired\`, or to \`review\` where staff have to find out, each move once. One that the payer left is looked up at the gateway, where that can be asked. Amounts are whole numbers in the smallest unit of their currency.`,
  },
  {
    name: 'Admin CMS',
    description: `All that staff edit in the admin, for scripts: lists and documents of every collection, and the globals. A key acts as its role does, published content can be read without one, and changes are in the audit log.

Lists take \`where\`, \`sort\`, \`select\`, \`depth\` and \`locale\`. Documents with drafts are visible to all once \`_status\` is \`published\`. GraphQL and the WebSocket’s tickets are here as well.`,
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
