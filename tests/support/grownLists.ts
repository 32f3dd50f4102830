/** As the search box of a list asks. */
export const searched = (words: string, ...fields: string[]) =>
  fields.map((field, at) => `where[or][${String(at)}][${field}][like]=${words}`).join('&')

/** What the lists of the tables that grow ask for: a page of ten of the rows that `fillTables` writes. */
export const grownLists = [
  '/api/leads?limit=10',
  '/api/leads?limit=10&where[status][equals]=won',
  '/api/leads?limit=10&where[source][equals]=site-7&sort=-createdAt',
  '/api/leads?limit=10&where[reference][equals]=LD-77',
  '/api/orders?limit=10',
  '/api/orders?limit=10&where[status][equals]=paid&sort=-createdAt',
  '/api/orders?limit=10&where[customer.email][equals]=b7@acme.example',
  '/api/learners?limit=10&where[email][equals]=l7@acme.example',
  '/api/courses?limit=10&where[slug][equals]=course-7',
  `/api/leads?limit=10&${searched('v777@', 'reference', 'name', 'email', 'company')}`,
  `/api/learners?limit=10&${searched('l777@', 'email', 'name')}`,
  `/api/orders?limit=10&${searched('b777@', 'number', 'customer.email', 'customer.name', 'billing.company', 'title', 'trackingId')}`,
  `/api/consents?limit=10&${searched('v777@', 'email', 'policyVersion')}`,
  `/api/enrolments?limit=10&${searched('l777@', 'courseTitle', 'learner.email', 'learner.name')}`,
  `/api/bookings?limit=10&${searched('l777@', 'courseTitle', 'orderNumber', 'buyer.email', 'buyer.name', 'attendees.email')}`,
  `/api/certificates?limit=10&${searched('l777@', 'number', 'name', 'title', 'learner.email')}`,
  `/api/invoices?limit=10&${searched('00777', 'number', 'customer', 'email', 'order.number')}`,
  `/api/courses?draft=true&limit=10&${searched('course-777', 'title', 'slug', 'summary')}`,
  `/api/webhook-deliveries?limit=10&${searched('g_777', 'event', 'messageId', 'webhook.url')}`,
  '/api/lead-events?limit=10',
  '/api/consents?limit=10',
  '/api/courses/versions?limit=10',
  '/api/course-sessions?limit=10',
  '/api/bookings?limit=10',
  '/api/enrolments?limit=10',
  '/api/enrolments?limit=10&where[status][equals]=active',
  '/api/enrolments?limit=10&where[course][equals]=01990000-0000-7000-8000-000000000077',
  '/api/courses?limit=10&sort=-updatedAt',
  '/api/courses?limit=10&sort=slug&where[level][equals]=expert',
  '/api/courses/versions?limit=10&where[parent][equals]=01990000-0000-7000-8000-000000000077',
  '/api/course-sessions?limit=10&where[status][equals]=scheduled',
  '/api/bookings?limit=10&where[orderNumber][equals]=N0000000000000000000000077',
  '/api/leads?limit=10&where[assignee][exists]=false',
  '/api/certificates?limit=10',
  '/api/certificates?limit=10&where[number][equals]=C-77',
  '/api/payment-events?limit=10',
  '/api/payment-attempts?limit=10',
  '/api/refunds?limit=10&where[status][equals]=due',
  '/api/invoices?limit=10',
  '/api/chat-questions?limit=10',
  '/api/chat-questions?limit=10&where[grounded][equals]=false',
  '/api/mail-failures?limit=10&where[recipient][equals]=v77@acme.example',
  '/api/redirects?limit=10&where[from][equals]=/old/77',
  '/api/audit-log?limit=10',
  '/api/audit-log?limit=10&where[actorEmail][equals]=a7@acme.example',
  '/api/audit-log?limit=10&where[targetId][equals]=77',
  '/api/audit-log?limit=10&where[actorKind][equals]=key',
  `/api/audit-log?limit=10&${searched('a77@', 'actorEmail', 'target', 'targetId', 'requestId')}`,
  '/api/webhook-deliveries?limit=10',
  '/api/webhook-deliveries?limit=10&where[status][equals]=failed',
] as const

/** What staff ask for of the links that `fillLinks` writes. */
export const grownLinks = [
  '/api/payment-links?limit=10',
  '/api/payment-links?limit=10&where[slug][equals]=link-77',
  '/api/payment-links?limit=10&where[course][equals]=01990000-0000-7000-8000-000000000077',
] as const

export const exportsOfAll = [
  '/api/leads/export.csv',
  '/api/orders/export.csv',
  '/api/courses/export',
] as const
