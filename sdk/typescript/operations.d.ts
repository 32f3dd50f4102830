// Made from the OpenAPI document by `npm run generate`.

import type { CallOptions, ServerSentEvent } from './index.js'

export type MailFailureDocument = {
  id: string
  /** In lower case. Empty where the mail was never written. */
  recipient?: string | null
  kind: string
  reason: "refused" | "unsent" | "unwritten" | "invalid"
  attempts: number
  updatedAt: string
  createdAt: string
}

export type MailFailureInput = {
  /** In lower case. Empty where the mail was never written. */
  recipient?: string | null
  kind?: string
  reason?: "refused" | "unsent" | "unwritten" | "invalid"
  attempts?: number
}

export type UserDocument = {
  id: string
  /** Shown to colleagues instead of the address. */
  name?: string | null
  /** What this person or script may do. Only admins change it. */
  role?: "admin" | "editor" | "sales" | "finance" | "viewer"
  /** Empty: until it is revoked above. */
  apiKeyExpiresAt?: string | null
  /** To the minute. The audit log has every use. */
  apiKeyLastUsedAt?: string | null
  updatedAt: string
  createdAt: string
  enableAPIKey?: boolean | null
  apiKey?: string | null
  hasAPIKey?: boolean | null
  email: string
  sessions?: {
    id: string
    createdAt?: string | null
    expiresAt: string
  }[] | null
  password?: string | null
  collection: "users"
}

export type UserInput = {
  /** Shown to colleagues instead of the address. */
  name?: string | null
  /** What this person or script may do. Only admins change it. */
  role?: "admin" | "editor" | "sales" | "finance" | "viewer"
  /** Empty: until it is revoked above. */
  apiKeyExpiresAt?: string | null
  /** To the minute. The audit log has every use. */
  apiKeyLastUsedAt?: string | null
  enableAPIKey?: boolean | null
  apiKey?: string | null
  hasAPIKey?: boolean | null
  email?: string
  sessions?: {
    id: string
    createdAt?: string | null
    expiresAt: string
  }[] | null
  password?: string | null
  collection?: "users"
}

export type AuditLogDocument = {
  id: string
  action: "create" | "update" | "publish" | "publish-failed" | "restore" | "delete" | "sign-in" | "sign-in-failed" | "sign-out" | "password-reset" | "key-use" | "key-refused"
  target?: string | null
  targetId?: string | null
  actorKind: "staff" | "key" | "admin-key" | "visitor" | "system"
  actor?: string | null
  actorEmail?: string | null
  before?: Record<string, unknown> | unknown[] | string | number | boolean | null
  after?: Record<string, unknown> | unknown[] | string | number | boolean | null
  requestId?: string | null
  /** A keyed hash of the address: the same address, the same hash. Not of visitors. */
  client?: string | null
  /** Uses of a key and failed sign-ins of one minute are one entry. */
  count: number
  updatedAt: string
  createdAt: string
}

export type AuditLogInput = {
  action?: "create" | "update" | "publish" | "publish-failed" | "restore" | "delete" | "sign-in" | "sign-in-failed" | "sign-out" | "password-reset" | "key-use" | "key-refused"
  target?: string | null
  targetId?: string | null
  actorKind?: "staff" | "key" | "admin-key" | "visitor" | "system"
  actor?: string | null
  actorEmail?: string | null
  before?: Record<string, unknown> | unknown[] | string | number | boolean | null
  after?: Record<string, unknown> | unknown[] | string | number | boolean | null
  requestId?: string | null
  /** A keyed hash of the address: the same address, the same hash. Not of visitors. */
  client?: string | null
  /** Uses of a key and failed sign-ins of one minute are one entry. */
  count?: number
}

export type WebhookDocument = {
  id: string
  /** Where messages are posted to: https, and reachable from the internet. */
  url: string
  /** What this endpoint is told of. */
  events: ("lead.created" | "lead.moved" | "order.paid" | "order.failed" | "order.refunded" | "order.disputed" | "learner.enrolled" | "learner.completed" | "certificate.issued" | "content.published" | "content.unpublished" | "content.deleted" | "question.unanswered")[]
  /** Messages wait while this is off. */
  enabled?: boolean | null
  /** `whsec_` and 24 to 64 bytes in base64. Left out, one is made. Shown in the answer that made it alone. */
  secret?: string | null
  deliveries?: {
    docs?: (string | WebhookDeliveryDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** Nothing has arrived since. Messages are tried again. */
  failingSince?: string | null
  /** Nothing has arrived for three days, or the receiver said it is gone. Switch it on to begin again. */
  deadSince?: string | null
  updatedAt: string
  createdAt: string
}

export type WebhookInput = {
  /** Where messages are posted to: https, and reachable from the internet. */
  url?: string
  /** What this endpoint is told of. */
  events?: ("lead.created" | "lead.moved" | "order.paid" | "order.failed" | "order.refunded" | "order.disputed" | "learner.enrolled" | "learner.completed" | "certificate.issued" | "content.published" | "content.unpublished" | "content.deleted" | "question.unanswered")[]
  /** Messages wait while this is off. */
  enabled?: boolean | null
  /** `whsec_` and 24 to 64 bytes in base64. Left out, one is made. Shown in the answer that made it alone. */
  secret?: string | null
  deliveries?: {
    docs?: (string | WebhookDeliveryDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** Nothing has arrived since. Messages are tried again. */
  failingSince?: string | null
  /** Nothing has arrived for three days, or the receiver said it is gone. Switch it on to begin again. */
  deadSince?: string | null
}

export type WebhookDeliveryDocument = {
  id: string
  webhook?: string | null | WebhookDocument
  /** The same at every attempt: receivers drop repeats by it. */
  messageId: string
  event: string
  body: string
  status: "pending" | "delivered" | "failed"
  attempts: number
  firstAttemptAt?: string | null
  lastAttemptAt?: string | null
  nextAttemptAt?: string | null
  deliveredAt?: string | null
  lastStatus?: number | null
  /** The first 2 KiB of what the receiver answered last. */
  lastAnswer?: string | null
  lastFault?: string | null
  updatedAt: string
  createdAt: string
}

export type WebhookDeliveryInput = {
  webhook?: string | null | WebhookDocument
  /** The same at every attempt: receivers drop repeats by it. */
  messageId?: string
  event?: string
  body?: string
  status?: "pending" | "delivered" | "failed"
  attempts?: number
  firstAttemptAt?: string | null
  lastAttemptAt?: string | null
  nextAttemptAt?: string | null
  deliveredAt?: string | null
  lastStatus?: number | null
  /** The first 2 KiB of what the receiver answered last. */
  lastAnswer?: string | null
  lastFault?: string | null
}

export type PageDocument = {
  id: string
  /** The heading of the page, also shown in search results. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** One or two sentences for lists, search and share cards. */
  summary?: string | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type PageInput = {
  /** The heading of the page, also shown in search results. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** One or two sentences for lists, search and share cards. */
  summary?: string | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  _status?: "draft" | "published" | null
}

export type PolicyDocument = {
  id: string
  /** Such as Privacy policy. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** What the policy is about. */
  kind: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  /** Visitors consent to a version by this name; change it with the text. */
  version: string
  /** The first day on which this version counts. */
  effectiveDate: string
  /** One or two sentences for lists and search. */
  summary?: string | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  html?: string | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type PolicyInput = {
  /** Such as Privacy policy. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** What the policy is about. */
  kind?: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  /** Visitors consent to a version by this name; change it with the text. */
  version?: string
  /** The first day on which this version counts. */
  effectiveDate?: string
  /** One or two sentences for lists and search. */
  summary?: string | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  html?: string | null
  _status?: "draft" | "published" | null
}

export type PartnerDocument = {
  id: string
  /** As the company writes itself. */
  name: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** How close the partnership is. */
  tier: "platinum" | "gold" | "silver" | "member"
  /** What the partner does with us. */
  kind: "technology" | "training" | "reseller" | "community"
  /** Best an SVG, or a PNG with a transparent background. */
  logo?: string | null | MediaDocument
  /** Where visitors read more. */
  url?: string | null
  /** One or two sentences about the partnership. */
  summary?: string | null
  /** Where the partner works, such as Europe or France. Enter adds one. */
  regions?: string[] | null
  /** Lower numbers come first. */
  order?: number | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type PartnerInput = {
  /** As the company writes itself. */
  name?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** How close the partnership is. */
  tier?: "platinum" | "gold" | "silver" | "member"
  /** What the partner does with us. */
  kind?: "technology" | "training" | "reseller" | "community"
  /** Best an SVG, or a PNG with a transparent background. */
  logo?: string | null | MediaDocument
  /** Where visitors read more. */
  url?: string | null
  /** One or two sentences about the partnership. */
  summary?: string | null
  /** Where the partner works, such as Europe or France. Enter adds one. */
  regions?: string[] | null
  /** Lower numbers come first. */
  order?: number | null
  _status?: "draft" | "published" | null
}

export type FaqDocument = {
  id: string
  /** As a visitor would ask it. */
  question: string
  /** Plain text. Say the answer in the first sentence. */
  answer: string
  /** Lower numbers come first. */
  order?: number | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type FaqInput = {
  /** As a visitor would ask it. */
  question?: string
  /** Plain text. Say the answer in the first sentence. */
  answer?: string
  /** Lower numbers come first. */
  order?: number | null
  _status?: "draft" | "published" | null
}

export type MediaDocument = {
  id: string
  /** What the picture shows, in one sentence, for people who cannot see it. */
  alt: string
  updatedAt: string
  createdAt: string
  url?: string | null
  thumbnailURL?: string | null
  filename?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: {
    thumbnail?: {
      url?: string | null
      width?: number | null
      height?: number | null
      mimeType?: string | null
      filesize?: number | null
      filename?: string | null
    }
  }
}

export type MediaInput = {
  /** What the picture shows, in one sentence, for people who cannot see it. */
  alt?: string
  url?: string | null
  thumbnailURL?: string | null
  filename?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: {
    thumbnail?: {
      url?: string | null
      width?: number | null
      height?: number | null
      mimeType?: string | null
      filesize?: number | null
      filename?: string | null
    }
  }
}

export type LeadDocument = {
  id: string
  /** How far it has come. Each change is noted in the timeline. */
  status: "new" | "contacted" | "qualified" | "won" | "lost"
  /** Who takes care of this lead. */
  assignee?: string | null | UserDocument
  /** Whether marketing mail is allowed; empty where it was not asked. */
  marketing?: "given" | "refused" | "withdrawn" | null
  name?: string | null
  /** Proven by a code, so that nobody changes it. */
  email: string
  company?: string | null
  jobTitle?: string | null
  phone?: string | null
  /** Two letters, such as GB. */
  country?: string | null
  companySize?: string | null
  interests?: string[] | null
  preferredTime?: string | null
  subject?: string | null
  message?: string | null
  program?: string | null
  question?: string | null
  startPreference?: string | null
  brochure?: string | null
  /** What he entered. Money is in minor units. */
  inputs?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** What he was shown. Money is in minor units. */
  estimate?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** For colleagues. What stood here before is kept in the timeline. */
  notes?: string | null
  timeline?: {
    docs?: (string | LeadEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  consents?: {
    docs?: (string | ConsentDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** What the visitor was told; he names it when he writes. */
  reference: string
  /** Which form it came from. */
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco"
  /** The campaign’s source, else the page he came from. */
  source?: string | null
  /** The campaign and the page that brought him, as his browser told them. */
  attribution?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** The language of the form, and of the mails he gets. */
  locale: string
  updatedAt: string
  createdAt: string
}

export type LeadInput = {
  /** How far it has come. Each change is noted in the timeline. */
  status?: "new" | "contacted" | "qualified" | "won" | "lost"
  /** Who takes care of this lead. */
  assignee?: string | null | UserDocument
  /** Whether marketing mail is allowed; empty where it was not asked. */
  marketing?: "given" | "refused" | "withdrawn" | null
  name?: string | null
  /** Proven by a code, so that nobody changes it. */
  email?: string
  company?: string | null
  jobTitle?: string | null
  phone?: string | null
  /** Two letters, such as GB. */
  country?: string | null
  companySize?: string | null
  interests?: string[] | null
  preferredTime?: string | null
  subject?: string | null
  message?: string | null
  program?: string | null
  question?: string | null
  startPreference?: string | null
  brochure?: string | null
  /** What he entered. Money is in minor units. */
  inputs?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** What he was shown. Money is in minor units. */
  estimate?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** For colleagues. What stood here before is kept in the timeline. */
  notes?: string | null
  timeline?: {
    docs?: (string | LeadEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  consents?: {
    docs?: (string | ConsentDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** What the visitor was told; he names it when he writes. */
  reference?: string
  /** Which form it came from. */
  kind?: "demo" | "contact" | "request-info" | "brochures" | "tco"
  /** The campaign’s source, else the page he came from. */
  source?: string | null
  /** The campaign and the page that brought him, as his browser told them. */
  attribution?: Record<string, unknown> | unknown[] | string | number | boolean | null
  /** The language of the form, and of the mails he gets. */
  locale?: string
}

export type LeadEventDocument = {
  id: string
  lead: string | LeadDocument
  type: "received" | "status" | "assignee" | "notes" | "details" | "consent"
  from?: string | null
  to?: string | null
  /** A colleague, an API key, the form, or the service itself. */
  actor?: string | null
  /** Of the colleague or the key; empty where it was neither. */
  by?: string | null | UserDocument
  updatedAt: string
  createdAt: string
}

export type LeadEventInput = {
  lead?: string | LeadDocument
  type?: "received" | "status" | "assignee" | "notes" | "details" | "consent"
  from?: string | null
  to?: string | null
  /** A colleague, an API key, the form, or the service itself. */
  actor?: string | null
  /** Of the colleague or the key; empty where it was neither. */
  by?: string | null | UserDocument
}

export type ConsentDocument = {
  id: string
  /** Empty once the person was erased. */
  email?: string | null
  event: "given" | "refused" | "withdrawn"
  marketing: boolean
  policyVersion?: string | null
  /** The privacy policy of that version, as it was published. */
  policyText?: string | null
  form: "demo" | "contact" | "request-info" | "brochures" | "tco"
  locale: string
  /** A keyed hash of the client’s address: it tells two apart, and nothing else. */
  addressHash?: string | null
  lead?: string | null | LeadDocument
  /** The consent that was taken back. */
  withdraws?: string | null | ConsentDocument
  erasedAt?: string | null
  updatedAt: string
  createdAt: string
}

export type ConsentInput = {
  /** Empty once the person was erased. */
  email?: string | null
  event?: "given" | "refused" | "withdrawn"
  marketing?: boolean
  policyVersion?: string | null
  /** The privacy policy of that version, as it was published. */
  policyText?: string | null
  form?: "demo" | "contact" | "request-info" | "brochures" | "tco"
  locale?: string
  /** A keyed hash of the client’s address: it tells two apart, and nothing else. */
  addressHash?: string | null
  lead?: string | null | LeadDocument
  /** The consent that was taken back. */
  withdraws?: string | null | ConsentDocument
  erasedAt?: string | null
}

export type BrochureDocument = {
  id: string
  /** As it stands in the form that offers it. */
  title: string
  /** How forms name it, such as team-training-guide. */
  slug: string
  /** What a reader gets from it, in one or two sentences. */
  summary?: string | null
  /** A PDF. Its address works for staff alone. */
  file?: string | BrochureFileDocument
  updatedAt: string
  createdAt: string
}

export type BrochureInput = {
  /** As it stands in the form that offers it. */
  title?: string
  /** How forms name it, such as team-training-guide. */
  slug?: string
  /** What a reader gets from it, in one or two sentences. */
  summary?: string | null
  /** A PDF. Its address works for staff alone. */
  file?: string | BrochureFileDocument
}

export type BrochureFileDocument = {
  id: string
  updatedAt: string
  createdAt: string
  url?: string | null
  thumbnailURL?: string | null
  filename?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

export type BrochureFileInput = {
  url?: string | null
  thumbnailURL?: string | null
  filename?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
}

export type CourseDocument = {
  id: string
  /** As it stands in the catalog. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** One or two sentences for lists, search and share cards. */
  summary: string
  /** Shown in lists and at the top of the course. */
  image?: string | null | MediaDocument
  /** For whom it is. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How it is taught. */
  format?: "online" | "classroom" | "blended" | null
  /** The language it is taught in, such as en. */
  language?: string | null
  /** Without breaks; 1.5 is an hour and a half. */
  durationHours?: number | null
  /** What it is about, one each; visitors filter by them. Enter adds one. */
  topics?: string[] | null
  /** Leave the amount empty, or 0, for a free course. */
  price?: {
    /** In the smallest unit of the currency: 49000 is 490.00 euros. */
    amount?: number | null
    /** Needed where there is an amount. */
    currency?: string | null
  }
  /** When the course is held. A course without sessions can be taken at any time. */
  sessions?: {
    /** In your own time zone. */
    startsAt: string
    /** May be left empty. */
    endsAt?: string | null
    /** Where this session is held. */
    mode?: "online" | "onsite" | null
    /** How many places this date has. Visitors see fewer once fewer people may still pay by the payment link of the course. Empty means as many as come. */
    seats?: number | null
    id?: string | null
  }[] | null
  /** What a learner can do afterwards, one each. Enter adds one. */
  outcomes?: string[] | null
  /** What is taught, module by module. */
  syllabus?: {
    /** What its lessons are about. */
    title: string
    /** In the order in which they are taught. */
    lessons?: {
      /** As it stands in the syllabus. */
      title: string
      /** Names the lesson in its address; progress is kept under it. Leave it empty to have it made from the title. */
      slug: string
      /** How long it takes, about. */
      minutes?: number | null
      id?: string | null
    }[] | null
    id?: string | null
  }[] | null
  /** Who teaches, with what makes each fit to. */
  instructors?: {
    /** As visitors read it. */
    name: string
    /** What makes this person fit to teach. */
    role?: string | null
    id?: string | null
  }[] | null
  /** Learners who complete it receive a certificate. */
  certificate?: boolean | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type CourseInput = {
  /** As it stands in the catalog. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** One or two sentences for lists, search and share cards. */
  summary?: string
  /** Shown in lists and at the top of the course. */
  image?: string | null | MediaDocument
  /** For whom it is. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How it is taught. */
  format?: "online" | "classroom" | "blended" | null
  /** The language it is taught in, such as en. */
  language?: string | null
  /** Without breaks; 1.5 is an hour and a half. */
  durationHours?: number | null
  /** What it is about, one each; visitors filter by them. Enter adds one. */
  topics?: string[] | null
  /** Leave the amount empty, or 0, for a free course. */
  price?: {
    /** In the smallest unit of the currency: 49000 is 490.00 euros. */
    amount?: number | null
    /** Needed where there is an amount. */
    currency?: string | null
  }
  /** When the course is held. A course without sessions can be taken at any time. */
  sessions?: {
    /** In your own time zone. */
    startsAt: string
    /** May be left empty. */
    endsAt?: string | null
    /** Where this session is held. */
    mode?: "online" | "onsite" | null
    /** How many places this date has. Visitors see fewer once fewer people may still pay by the payment link of the course. Empty means as many as come. */
    seats?: number | null
    id?: string | null
  }[] | null
  /** What a learner can do afterwards, one each. Enter adds one. */
  outcomes?: string[] | null
  /** What is taught, module by module. */
  syllabus?: {
    /** What its lessons are about. */
    title: string
    /** In the order in which they are taught. */
    lessons?: {
      /** As it stands in the syllabus. */
      title: string
      /** Names the lesson in its address; progress is kept under it. Leave it empty to have it made from the title. */
      slug: string
      /** How long it takes, about. */
      minutes?: number | null
      id?: string | null
    }[] | null
    id?: string | null
  }[] | null
  /** Who teaches, with what makes each fit to. */
  instructors?: {
    /** As visitors read it. */
    name: string
    /** What makes this person fit to teach. */
    role?: string | null
    id?: string | null
  }[] | null
  /** Learners who complete it receive a certificate. */
  certificate?: boolean | null
  bodyMarkdown?: string | null
  body?: {
    root: {
      type: string
      children: {
        type: string
        version: number
      }[]
      direction: "ltr" | "rtl" | null
      format: "left" | "start" | "center" | "right" | "end" | "justify" | ""
      indent: number
      version: number
    }
  } | null
  _status?: "draft" | "published" | null
}

export type LearnerDocument = {
  id: string
  /** Codes to sign in go here. Whoever reads this mailbox is this learner. */
  email: string
  /** Printed on certificates. One that is issued keeps the name it has. */
  name?: string | null
  enrolments?: {
    docs?: (string | EnrolmentDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** A blocked learner is signed out everywhere and cannot sign in. */
  blocked?: boolean | null
  lastSignInAt?: string | null
  updatedAt: string
  createdAt: string
}

export type LearnerInput = {
  /** Codes to sign in go here. Whoever reads this mailbox is this learner. */
  email?: string
  /** Printed on certificates. One that is issued keeps the name it has. */
  name?: string | null
  enrolments?: {
    docs?: (string | EnrolmentDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** A blocked learner is signed out everywhere and cannot sign in. */
  blocked?: boolean | null
  lastSignInAt?: string | null
}

export type EnrolmentDocument = {
  id: string
  /** Who takes the course. Cannot be changed later. */
  learner: string | LearnerDocument
  /** Empty once the course was deleted; certificates stay. */
  course?: string | null | CourseDocument
  /** Set to completed for a learner who has attended; this cannot be undone. */
  status: "active" | "completed"
  progress?: number | null
  completedAt?: string | null
  completedLessons?: Record<string, unknown> | unknown[] | string | number | boolean | null
  courseTitle?: string | null
  courseSlug?: string | null
  order?: string | null
  certificate?: {
    number?: string | null
    title?: string | null
    name?: string | null
    issuedAt?: string | null
  }
  updatedAt: string
  createdAt: string
}

export type EnrolmentInput = {
  /** Who takes the course. Cannot be changed later. */
  learner?: string | LearnerDocument
  /** Empty once the course was deleted; certificates stay. */
  course?: string | null | CourseDocument
  /** Set to completed for a learner who has attended; this cannot be undone. */
  status?: "active" | "completed"
  progress?: number | null
  completedAt?: string | null
  completedLessons?: Record<string, unknown> | unknown[] | string | number | boolean | null
  courseTitle?: string | null
  courseSlug?: string | null
  order?: string | null
  certificate?: {
    number?: string | null
    title?: string | null
    name?: string | null
    issuedAt?: string | null
  }
}

export type PaymentLinkDocument = {
  id: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** Visitors can use a link while it is active. */
  state: "draft" | "active" | "paused" | "archived"
  /** What happens when somebody follows the link. */
  kind: "gateway" | "external"
  /** Visits by people, not by bots. */
  visits?: number | null
  /** What the visitor pays for, as he reads it. */
  title: string
  /** What he gets for it. Plain text. */
  description?: string | null
  /** Shown where the link is shared. */
  image?: string | null | MediaDocument
  /** Whether everyone pays the same. */
  amountMode?: "fixed" | "open" | null
  price?: {
    /** In the smallest unit: 49000 is 490.00 euros. */
    amount?: number | null
    currency?: string | null
  }
  /** The least a visitor may pay. */
  min?: number | null
  /** The most a visitor may pay. */
  max?: number | null
  /** Where the visitor is sent: a full https address. */
  target?: string | null
  /** Empty: from now on. */
  availableFrom?: string | null
  /** Empty: without an end. */
  availableUntil?: string | null
  /** How many may pay. Empty: any number. */
  maxUses?: number | null
  /** Who pays is enrolled in this course. */
  course?: string | null | CourseDocument
  updatedAt: string
  createdAt: string
}

export type PaymentLinkInput = {
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Visitors can use a link while it is active. */
  state?: "draft" | "active" | "paused" | "archived"
  /** What happens when somebody follows the link. */
  kind?: "gateway" | "external"
  /** Visits by people, not by bots. */
  visits?: number | null
  /** What the visitor pays for, as he reads it. */
  title?: string
  /** What he gets for it. Plain text. */
  description?: string | null
  /** Shown where the link is shared. */
  image?: string | null | MediaDocument
  /** Whether everyone pays the same. */
  amountMode?: "fixed" | "open" | null
  price?: {
    /** In the smallest unit: 49000 is 490.00 euros. */
    amount?: number | null
    currency?: string | null
  }
  /** The least a visitor may pay. */
  min?: number | null
  /** The most a visitor may pay. */
  max?: number | null
  /** Where the visitor is sent: a full https address. */
  target?: string | null
  /** Empty: from now on. */
  availableFrom?: string | null
  /** Empty: without an end. */
  availableUntil?: string | null
  /** How many may pay. Empty: any number. */
  maxUses?: number | null
  /** Who pays is enrolled in this course. */
  course?: string | null | CourseDocument
}

export type OrderDocument = {
  id: string
  status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
  /** How it is known that the money arrived. */
  verification?: "confirmed" | "callback-only" | "staff" | null
  /** What staff should look at; empty where nothing is. */
  attention?: string | null
  paidAt?: string | null
  number: string
  amount: number
  refundedAmount: number
  currency: string
  title: string
  link: string | PaymentLinkDocument
  course?: string | null | CourseDocument
  customer?: {
    name?: string | null
    email?: string | null
    phone?: string | null
  }
  trackingId?: string | null
  locale: string
  version: number
  timeline?: {
    docs?: (string | PaymentEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  attempts?: {
    docs?: (string | PaymentAttemptDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  refunds?: {
    docs?: (string | RefundDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  updatedAt: string
  createdAt: string
}

export type OrderInput = {
  status?: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
  /** How it is known that the money arrived. */
  verification?: "confirmed" | "callback-only" | "staff" | null
  /** What staff should look at; empty where nothing is. */
  attention?: string | null
  paidAt?: string | null
  number?: string
  amount?: number
  refundedAmount?: number
  currency?: string
  title?: string
  link?: string | PaymentLinkDocument
  course?: string | null | CourseDocument
  customer?: {
    name?: string | null
    email?: string | null
    phone?: string | null
  }
  trackingId?: string | null
  locale?: string
  version?: number
  timeline?: {
    docs?: (string | PaymentEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  attempts?: {
    docs?: (string | PaymentAttemptDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  refunds?: {
    docs?: (string | RefundDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
}

export type PaymentEventDocument = {
  id: string
  order: string | OrderDocument
  position: number
  type: "created" | "sent" | "report" | "expired" | "refund" | "staff" | "note"
  from?: string | null
  to?: string | null
  source?: string | null
  fact?: string | null
  gatewayOrderId?: string | null
  trackingId?: string | null
  gatewayStatus?: string | null
  amount?: number | null
  currency?: string | null
  message?: string | null
  actor?: string | null
  by?: string | null | UserDocument
  key: string
  updatedAt: string
  createdAt: string
}

export type PaymentEventInput = {
  order?: string | OrderDocument
  position?: number
  type?: "created" | "sent" | "report" | "expired" | "refund" | "staff" | "note"
  from?: string | null
  to?: string | null
  source?: string | null
  fact?: string | null
  gatewayOrderId?: string | null
  trackingId?: string | null
  gatewayStatus?: string | null
  amount?: number | null
  currency?: string | null
  message?: string | null
  actor?: string | null
  by?: string | null | UserDocument
  key?: string
}

export type PaymentAttemptDocument = {
  id: string
  order: string | OrderDocument
  gatewayOrderId: string
  status: "sent" | "succeeded" | "failed" | "cancelled" | "expired" | "unknown" | "reversed"
  trackingId?: string | null
  sentAt: string
  nextPollAt?: string | null
  polledAt?: string | null
  polls: number
  emptyPolls: number
  updatedAt: string
  createdAt: string
}

export type PaymentAttemptInput = {
  order?: string | OrderDocument
  gatewayOrderId?: string
  status?: "sent" | "succeeded" | "failed" | "cancelled" | "expired" | "unknown" | "reversed"
  trackingId?: string | null
  sentAt?: string
  nextPollAt?: string | null
  polledAt?: string | null
  polls?: number
  emptyPolls?: number
}

export type RefundDocument = {
  id: string
  reference: string
  order: string | OrderDocument
  amount: number
  currency: string
  kind: "asked" | "duplicate" | "rejected"
  status: "due" | "requested" | "done" | "refused"
  trackingId: string
  reason?: string | null
  answer?: string | null
  by?: string | null | UserDocument
  updatedAt: string
  createdAt: string
}

export type RefundInput = {
  reference?: string
  order?: string | OrderDocument
  amount?: number
  currency?: string
  kind?: "asked" | "duplicate" | "rejected"
  status?: "due" | "requested" | "done" | "refused"
  trackingId?: string
  reason?: string | null
  answer?: string | null
  by?: string | null | UserDocument
}

export type PaymentReportDocument = {
  id: string
  from: string
  until: string
  compared: number
  differences: number
  /** Each payment on which this service and the gateway do not agree. */
  findings?: Record<string, unknown> | unknown[] | string | number | boolean | null
  updatedAt: string
  createdAt: string
}

export type PaymentReportInput = {
  from?: string
  until?: string
  compared?: number
  differences?: number
  /** Each payment on which this service and the gateway do not agree. */
  findings?: Record<string, unknown> | unknown[] | string | number | boolean | null
}

export type ChatQuestionDocument = {
  id: string
  question: string
  /** The FAQ that staff wrote for this question. */
  faq?: string | null | FaqDocument
  /** Whether published content answered it. */
  grounded?: boolean | null
  mode: "platform" | "local"
  /** What the answer rests on most. */
  source?: string | null
  helpful?: boolean | null
  comment?: string | null
  locale: string
  day: string
  updatedAt: string
  createdAt: string
}

export type ChatQuestionInput = {
  question?: string
  /** The FAQ that staff wrote for this question. */
  faq?: string | null | FaqDocument
  /** Whether published content answered it. */
  grounded?: boolean | null
  mode?: "platform" | "local"
  /** What the answer rests on most. */
  source?: string | null
  helpful?: boolean | null
  comment?: string | null
  locale?: string
  day?: string
}

export type RiskItemDocument = {
  id: string
  /** Public. One line; no names of people. */
  title: string
  /** Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls. */
  category: string
  /** For staff only: what was seen, what is done about it. */
  detail?: string | null
  /** Public. How bad it would be. */
  severity: "informational" | "low" | "medium" | "high" | "critical"
  /** Public. Where it stands by now. */
  status: "open" | "mitigated" | "closed"
  updatedAt: string
  createdAt: string
}

export type RiskItemInput = {
  /** Public. One line; no names of people. */
  title?: string
  /** Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls. */
  category?: string
  /** For staff only: what was seen, what is done about it. */
  detail?: string | null
  /** Public. How bad it would be. */
  severity?: "informational" | "low" | "medium" | "high" | "critical"
  /** Public. Where it stands by now. */
  status?: "open" | "mitigated" | "closed"
}

export type CurrencyDocument = {
  id?: string
  /** Price fields offer these. The first is your main currency: new prices begin with it, and lists sorted by price show it first. Prices in other currencies stay valid. */
  codes: string[]
  updatedAt?: string | null
  createdAt?: string | null
}

export type CurrencyInput = {
  /** Price fields offer these. The first is your main currency: new prices begin with it, and lists sorted by price show it first. Prices in other currencies stay valid. */
  codes?: string[]
}

export type BrandingDocument = {
  id?: string
  /** The name that visitors know. */
  name: string
  /** What the company does, in one line. */
  tagline?: string | null
  /** The name in contracts and in the imprint. */
  legalName?: string | null
  /** Empty means this very site. */
  url?: string | null
  logo?: {
    /** Dark lettering. Best an SVG. */
    light?: string | null | MediaDocument
    /** Light lettering. Best an SVG. */
    dark?: string | null | MediaDocument
  }
  /** The small square picture in browser tabs. */
  favicon?: string | null | MediaDocument
  /** A pair that is hard to read is darkened or lightened where it is used. */
  colors: {
    /** Of buttons and links. */
    primary: string
    /** Of words on buttons. */
    onPrimary: string
    /** Of what should stand out, seldom. */
    accent: string
    /** Behind everything, in light surroundings. */
    background: string
    /** Of all running text. */
    foreground: string
  }
  fonts?: {
    /** The name of a font that the site has, such as Inter. */
    heading?: string | null
    /** The name of a font that the site has, such as Inter. */
    body?: string | null
  }
  social?: {
    /** In lower case. */
    network: string
    /** Of the company’s own profile. */
    url: string
    id?: string | null
  }[] | null
  /** How visitors reach the company. Leave out what should not be public. */
  contact?: {
    email?: string | null
    phone?: string | null
    address?: string | null
  }
  updatedAt?: string | null
  createdAt?: string | null
}

export type BrandingInput = {
  /** The name that visitors know. */
  name?: string
  /** What the company does, in one line. */
  tagline?: string | null
  /** The name in contracts and in the imprint. */
  legalName?: string | null
  /** Empty means this very site. */
  url?: string | null
  logo?: {
    /** Dark lettering. Best an SVG. */
    light?: string | null | MediaDocument
    /** Light lettering. Best an SVG. */
    dark?: string | null | MediaDocument
  }
  /** The small square picture in browser tabs. */
  favicon?: string | null | MediaDocument
  /** A pair that is hard to read is darkened or lightened where it is used. */
  colors?: {
    /** Of buttons and links. */
    primary: string
    /** Of words on buttons. */
    onPrimary: string
    /** Of what should stand out, seldom. */
    accent: string
    /** Behind everything, in light surroundings. */
    background: string
    /** Of all running text. */
    foreground: string
  }
  fonts?: {
    /** The name of a font that the site has, such as Inter. */
    heading?: string | null
    /** The name of a font that the site has, such as Inter. */
    body?: string | null
  }
  social?: {
    /** In lower case. */
    network: string
    /** Of the company’s own profile. */
    url: string
    id?: string | null
  }[] | null
  /** How visitors reach the company. Leave out what should not be public. */
  contact?: {
    email?: string | null
    phone?: string | null
    address?: string | null
  }
}

export type TcoModelDocument = {
  id?: string
  /** How much of today’s administration is no longer needed. */
  hoursSavedPercent: number
  /** An estimate can be asked for in these. All amounts are in the smallest unit: 9600 is 96.00 euros, or 9.600 rials. */
  currencies?: {
    /** What the amounts below are in. */
    currency: string
    /** The first band begins at 1 seat. A band holds until the next one begins. */
    bands: {
      /** The band holds from here on. */
      fromSeats: number
      /** In the smallest unit: 9600 is 96.00 euros, or 9.600 rials. */
      pricePerSeat: number
      id?: string | null
    }[]
    /** Whatever the number of seats. */
    setupFee: number
    /** 0 leaves the line out. */
    migrationPerSeat: number
    /** Whatever the number of seats. */
    supportPerYear: number
    /** Of the visitor’s staff. */
    adminHourRate: number
    id?: string | null
  }[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type TcoModelInput = {
  /** How much of today’s administration is no longer needed. */
  hoursSavedPercent?: number
  /** An estimate can be asked for in these. All amounts are in the smallest unit: 9600 is 96.00 euros, or 9.600 rials. */
  currencies?: {
    /** What the amounts below are in. */
    currency: string
    /** The first band begins at 1 seat. A band holds until the next one begins. */
    bands: {
      /** The band holds from here on. */
      fromSeats: number
      /** In the smallest unit: 9600 is 96.00 euros, or 9.600 rials. */
      pricePerSeat: number
      id?: string | null
    }[]
    /** Whatever the number of seats. */
    setupFee: number
    /** 0 leaves the line out. */
    migrationPerSeat: number
    /** Whatever the number of seats. */
    supportPerYear: number
    /** Of the visitor’s staff. */
    adminHourRate: number
    id?: string | null
  }[] | null
}

export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  requestId: string
  code: string
  errors?: {
    path: string
    code: string
    message: string
  }[]
}

export type PayloadErrors = {
  errors: {
    message: string
  }[]
}

export type PayloadPage = {
  docs: unknown[]
  totalDocs: number
  limit: number
  page?: number
  totalPages: number
  pagingCounter?: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage?: number | null
  nextPage?: number | null
}

export type Waiting = {
  items: {
    id: string
    label: string
    hint: string
    count: number
    url: string
  }[]
}

export type Branding = {
  name: string
  tagline: string | null
  legalName: string | null
  url: string
  logo: {
    light: Image | null
    dark: Image | null
  }
  favicon: Image | null
  colors: {
    primary: string
    onPrimary: string
    accent: string
    background: string
    foreground: string
  }
  fonts: {
    heading: string | null
    body: string | null
  }
  social: {
    network: string
    url: string
  }[]
  contact: {
    email: string | null
    phone: string | null
    address: string | null
  }
  updatedAt: string
}

export type Image = {
  url: string
  width: number | null
  height: number | null
  alt: string
}

export type Health = {
  status: "pass" | "warn" | "fail"
  version: string
  releaseId: string
  serviceId: string
  uptimeSeconds: number
  checks: Record<string, HealthCheck[]>
}

export type HealthCheck = {
  status: "pass" | "warn" | "fail"
  componentType: "component" | "datastore" | "system"
  time: string
  observedValue?: number | string
  observedUnit?: string
  output?: string
}

export type Probe = {
  status: "pass" | "warn" | "fail"
}

export type SearchPage = {
  docs: SearchResult[]
  totalDocs: number
  limit: number
  page: number
  totalPages: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage: number | null
  nextPage: number | null
  query: string
  correctedQuery: string | null
  facets: {
    type: Record<string, number>
  }
}

export type SearchResult = {
  id: string
  type: string
  title: string
  url: string
  excerpt: string
  highlights: [number, number][]
  score: number
  updatedAt: string
}

export type SearchTotals = {
  from: string
  until: string
  searches: number
  withoutResult: number
  days: {
    day: string
    searches: number
    withoutResult: number
  }[]
  queries: {
    query: string
    searches: number
    lastDay: string
  }[]
}

export type Country = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW"

export type ConsentGiven = {
  marketing: boolean
  /** Of the privacy policy that was shown; left out, the present one. */
  policyVersion?: string
}

export type OtpProof = {
  /** From the answer that said otp_sent. */
  challengeId: string
  /** The six digits of the mail; spaces and dashes are ignored. */
  code: string
}

export type LeadReceived = {
  status: "received"
  reference: string
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco"
}

export type OtpChallenge = {
  status: "otp_sent"
  challengeId: string
  expiresIn: 600
  resendAfter: 60
  codeLength: 6
}

export type TcoInputs = {
  seats: number
  years: number
  currency: string
  currentCostPerSeat: number
  adminHoursPerMonth?: number
}

export type TcoReceived = {
  status: "received"
  reference: string
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco"
  estimate: TcoEstimate
}

export type TcoEstimate = {
  currency: string
  years: number
  lines: {
    label: string
    amount: number
  }[]
  total: number
  currentTotal: number
  savings: number
  assumptions: string[]
}

export type CoursePage = {
  docs: Course[]
  totalDocs: number
  limit: number
  page: number
  totalPages: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage: number | null
  nextPage: number | null
  facets: Record<string, Record<string, number>>
}

export type Course = {
  slug: string
  title: string
  summary: string
  level: "foundation" | "practitioner" | "expert" | null
  format: "online" | "classroom" | "blended" | null
  topics: string[]
  language: string | null
  durationHours: number | null
  price: Money | null
  image: CourseImage | null
  instructors: {
    name: string
    role: string | null
  }[]
  sessions: CourseSession[]
  outcomes: string[]
  certificate: boolean
  url: string
  paymentLink: string | null
  updatedAt: string
}

export type Money = {
  amount: number
  currency: string
}

export type CourseImage = {
  url: string
  width: number | null
  height: number | null
  alt: string
  focus: {
    x: number
    y: number
  }
}

export type CourseSession = {
  startsAt: string
  endsAt: string | null
  mode: "online" | "onsite" | null
  seatsLeft: number | null
}

export type CourseDetail = {
  slug: string
  title: string
  summary: string
  level: "foundation" | "practitioner" | "expert" | null
  format: "online" | "classroom" | "blended" | null
  topics: string[]
  language: string | null
  durationHours: number | null
  price: Money | null
  image: CourseImage | null
  instructors: {
    name: string
    role: string | null
  }[]
  sessions: CourseSession[]
  outcomes: string[]
  certificate: boolean
  url: string
  paymentLink: string | null
  updatedAt: string
  syllabus: SyllabusModule[]
  html: string
}

export type SyllabusModule = {
  title: string
  lessons: {
    slug: string
    title: string
    minutes: number | null
  }[]
}

export type SignedIn = {
  token: string
  tokenType: "Bearer"
  expiresAt: string
  learner: Learner
}

export type Learner = {
  id: string
  email: string
  name: string | null
}

export type LearnerSession = {
  id: string
  email: string
  name: string | null
  expiresAt: string
}

export type EnrolmentPage = {
  docs: Enrolment[]
  totalDocs: number
  limit: number
  page: number
  totalPages: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage: number | null
  nextPage: number | null
}

export type Enrolment = {
  id: string
  course: {
    slug: string
    title: string
  }
  status: "active" | "completed"
  progress: number
  lessons: {
    slug: string
    title: string
    completed: boolean
  }[]
  certificate: {
    id: string
    issuedAt: string
    url: string
  } | null
  enrolledAt: string
}

export type Certificate = {
  id: string
  learner: {
    name: string | null
  }
  course: {
    title: string
  }
  issuedAt: string
  issuer: string
}

export type PaymentLinkPage = {
  docs: PaymentLink[]
  totalDocs: number
  limit: number
  page: number
  totalPages: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage: number | null
  nextPage: number | null
}

export type PaymentLink = {
  slug: string
  title: string
  description: string | null
  kind: "gateway" | "external"
  price: Money | null
  amountMode: "fixed" | "open"
  min: number | null
  max: number | null
  image: PaymentLinkImage | null
  course: string | null
  availableUntil: string | null
  remaining: number | null
  url: string
}

export type PaymentLinkImage = {
  url: string
  width: number | null
  height: number | null
  alt: string
}

export type PaymentInitiation = {
  link: string
  amount?: number
  customer?: {
    name?: string
    email?: string
    phone?: string
  }
  token?: string
}

export type PaymentInitiated = {
  order: {
    number: string
    status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
    amount: number
    currency: string
  }
  gateway: {
    action: string
    method: "POST"
    fields: {
      encRequest: string
      access_code: string
    }
  }
  statusUrl: string
}

export type GatewayAnswer = {
  encResp?: string
  encResponse?: string
}

export type OrderStatus = {
  number: string
  status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
  amount: number
  currency: string
  link: string
  updatedAt: string
}

export type ChatAnswer = {
  conversationId: string
  messageId: string
  answer: string
  citations: Citation[]
  grounded: boolean
  mode: "platform" | "local"
  disclosure: string
  suggestions: string[]
  handoff?: {
    kind: "contact" | "demo"
    url: string
  }
}

export type Citation = {
  title: string
  url: string
  type: string
  excerpt: string
}

export type AssuranceTelemetry = {
  schemaVersion: "1.0.0"
  feedId: string
  generatedAt: string
  system: {
    id: string
    name: string
    version: string
    role: "provider" | "deployer"
    intendedPurpose: string
    mode: "platform" | "local" | "degraded" | "off"
    models: {
      provider: string
      name: string
      version: string | null
    }[]
    classification: {
      euAiAct: "limited"
      basis: string
      method: "self-assessed"
      assessedAt: string | null
    }
  }
  window: {
    from: string
    to: string
    granularity: "P1D"
  }
  provenance: {
    origin: "measured"
    sampling: 1
    completeness: number
    droppedRecords: number
    retention: string
    contentStored: false
  }
  metrics: AssuranceMetric[]
  signals: AssuranceSignal[]
  controls: AssuranceControl[]
  page: {
    next: string | null
    hasMore: boolean
  }
  links: Record<string, string>
  disclaimer: string
}

export type AssuranceMetric = {
  id: string
  kind: "ratio" | "count" | "quantile" | "gauge"
  unit: string
  value: number | null
  n: number
  numerator?: number
  quantile?: number
  ci95?: [number, number]
  threshold?: {
    op: "gt" | "lt"
    warn: number
    breach: number
  }
  status: "ok" | "warn" | "breach" | "insufficient_data" | "not_measured"
  previous: number | null
  otel?: string
  mappings: Record<string, string[]>
  definition: string
}

export type AssuranceSignal = {
  specversion: "1.0"
  id: string
  source: string
  type: string
  subject?: string
  time: string
  lastSeen?: string
  severity: {
    level: "informational" | "low" | "medium" | "high" | "critical"
    ocsf: number
    score: number
    vector: string
    method: "lie-1.0"
  }
  count: number
  disposition: "allowed" | "blocked" | "refused" | "answered_locally" | "redacted" | "rate_limited"
  status: "open" | "mitigated" | "closed"
  origin: "measured" | "declared"
  category: string
  title: string
  evidence?: {
    detector: string
    ruleIds?: string[]
  }
  mappings: Record<string, string[]>
}

export type AssuranceControl = {
  id: string
  state: "active" | "degraded" | "off" | "unknown"
  checkedAt: string
  check: "self_test" | "config" | "runtime"
  detail: string
  mappings: Record<string, string[]>
}

export type JsonWebKeySet = {
  keys: {
    kty: "OKP"
    crv: "Ed25519"
    x: string
    kid: string
    alg: "EdDSA"
    use: "sig"
  }[]
}

export type GovernanceAnswer = {
  data: unknown
  stale: boolean
  fetchedAt: string
}

export type GraphqlRequest = {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
  extensions?: Record<string, unknown> | null
}

export type GraphqlAnswer = {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
  }[]
}

export type McpRequest = Record<string, unknown>

export type McpMessage = {
  jsonrpc: "2.0"
}

export type SocketTicket = {
  ticket: string
  expiresAt: string
}

export type AsyncApiDocument = {
  asyncapi: "3.0.0"
}

export type OpenApiDocument = {
  openapi: "3.1.0"
}

export type NewWebhookSecret = {
  secret: string
  previousValidUntil: string
}

export type QueuedWebhookDelivery = {
  delivery: string
  status: "pending"
}

export type SitePage = {
  slug: string
  title: string
  summary: string | null
  html: string
}

export type Policy = {
  id: string
  title: string
  slug: string
  kind: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  version: string
  effectiveDate: string
  summary: string | null
  body: Record<string, unknown> | null
  html: string
  updatedAt: string
}

export type ImportAnswer = {
  dryRun: boolean
  created: number
  updated: number
  unchanged: number
  docs: {
    slug: string
    action: "created" | "updated" | "unchanged"
  }[]
}

export type LeadTotals = {
  from: string
  until: string
  total: number
  days: {
    day: string
    leads: number
  }[]
  sources: {
    source: string | null
    leads: number
  }[]
  otherSources: number
  stages: {
    stage: "new" | "contacted" | "qualified" | "won" | "lost"
    leads: number
  }[]
}

export type PersonData = {
  exportedAt: string
  email: string
  leads: Record<string, unknown>[]
  timeline: Record<string, unknown>[]
  consents: Record<string, unknown>[]
  undeliveredMails: Record<string, unknown>[]
  /** What other collections have of the address. */
  accounts: Record<string, unknown>[]
  /** What other parts keep of the address, by name: `orders`. */
  others: Record<string, Record<string, unknown>[]>
}

export type BrochureReceived = {
  status: "received"
  reference: string
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco"
  download: {
    url: string
    expiresAt: string
  }
}

export type PaymentLinkTotals = {
  from: string
  until: string
  links: {
    link: string
    kind: "gateway" | "external"
    visits: number
    orders: number | null
    paid: number | null
    conversion: number | null
  }[]
}

export type PaymentTotals = {
  from: string
  until: string
  days: {
    day: string
    link: string
    currency: string
    orders: number
    amount: number
    refunded: number
  }[]
}

export type Refund = {
  reference: string
  amount: number
  currency: string
  status: "due" | "requested" | "done" | "refused"
  order: {
    number: string
    status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
    refunded: number
  }
}

export type OrderResolution = {
  number: string
  status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
}

export type QuestionTotals = {
  from: string
  until: string
  asked: number
  unanswered: number
  helpful: number
  unhelpful: number
  days: {
    day: string
    platform: number
    local: number
    fallback: number
    breakerOpened: number
  }[]
  mostAsked: {
    question: string
    times: number
    lastDay: string
  }[]
  mostUnanswered: {
    question: string
    times: number
    lastDay: string
  }[]
}

export type StaffAnswer = {
  question: string
  answer: string
}

export type StaffAnswered = {
  /** The id of the FAQ. */
  faq: string
}

export type AuditLogAccessInput = {
  id: string
} & Record<string, unknown>

export type AuditLogCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type AuditLogCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & AuditLogInput

export type AuditLogDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type AuditLogDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type AuditLogFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type AuditLogFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type AuditLogUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & AuditLogInput

export type AuditLogUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & AuditLogInput

export type AuthRenameInput = {
  name: string
}

export type AuthRequestOtpInput = {
  email: string
}

export type AuthSignOutInput = {
  everywhere?: "true" | "false"
}

export type AuthVerifyOtpInput = {
  email: string
  otp: OtpProof
}

export type BrandingAccessInput = Record<string, unknown>

export type BrandingGetInput = {
  locale?: "en" | "fr" | "ar"
}

export type BrandingReadInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrandingUpdateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrandingInput

export type BrochureFilesAccessInput = {
  id: string
} & Record<string, unknown>

export type BrochureFilesCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type BrochureFilesCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureFileInput

export type BrochureFilesDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochureFilesDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochureFilesDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type BrochureFilesFileInput = {
  filename: string
}

export type BrochureFilesFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochureFilesFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochureFilesUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureFileInput

export type BrochureFilesUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureFileInput

export type BrochuresAccessInput = {
  id: string
} & Record<string, unknown>

export type BrochuresCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type BrochuresCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureInput

export type BrochuresDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochuresDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochuresDownloadInput = {
  slug: string
  expires: number
  signature: string
}

export type BrochuresFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochuresFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type BrochuresRequestOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  email: string
  brochure: string
  name?: string
  company?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type BrochuresUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureInput

export type BrochuresUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & BrochureInput

export type BrochuresVerifyOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  email: string
  brochure: string
  name?: string
  company?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp: OtpProof
}

export type CertificatesGetInput = {
  id: string
}

export type ChatAskInput = {
  message: string
  conversationId?: string
  locale?: "en" | "fr" | "ar"
} | {
  id?: string
  messages: {
    id?: string
    role: "system" | "user" | "assistant"
    parts: {
      type: string
      text?: string
    }[]
    metadata?: unknown
    createdAt?: unknown
  }[]
  trigger?: "submit-message" | "regenerate-message"
  messageId?: string
  locale?: "en" | "fr" | "ar"
}

export type ChatRateInput = {
  messageId: string
  helpful: boolean
  comment?: string
}

export type ChatQuestionsAccessInput = {
  id: string
} & Record<string, unknown>

export type ChatQuestionsAnswerInput = {
  id: string
} & StaffAnswer

export type ChatQuestionsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type ChatQuestionsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ChatQuestionInput

export type ChatQuestionsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ChatQuestionsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ChatQuestionsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ChatQuestionsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ChatQuestionsTotalsInput = {
  from?: string
  until?: string
}

export type ChatQuestionsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ChatQuestionInput

export type ChatQuestionsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ChatQuestionInput

export type ConsentWithdrawInput = {
  token: string
}

export type ConsentsAccessInput = {
  id: string
} & Record<string, unknown>

export type ConsentsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type ConsentsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ConsentInput

export type ConsentsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ConsentsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ConsentsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ConsentsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type ConsentsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ConsentInput

export type ConsentsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & ConsentInput

export type ContactRequestOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  subject: string
  message: string
  company?: string
  phone?: string
  country?: Country
  consent: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type ContactSubmitInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  subject: string
  message: string
  company?: string
  phone?: string
  country?: Country
  consent: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type CoursesAccessInput = {
  id: string
} & Record<string, unknown>

export type CoursesCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type CoursesCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & CourseInput

export type CoursesDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CoursesDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CoursesDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type CoursesExportInput = {
  format?: "csv" | "json"
  locale?: "en" | "fr" | "ar"
  search?: string
}

export type CoursesFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CoursesFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CoursesFindVersionByIdInput = {
  id: string
}

export type CoursesFindVersionsInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CoursesGetInput = {
  slug: string
  locale?: "en" | "fr" | "ar"
}

export type CoursesImportManyInput = {
  dryRun?: "true" | "false"
  publish?: "true" | "false"
  locale?: "en" | "fr" | "ar"
} & {
  docs?: unknown[]
  csv?: string
}

export type CoursesListInput = {
  q?: string
  level?: "foundation" | "practitioner" | "expert" | ("foundation" | "practitioner" | "expert")[]
  format?: "online" | "classroom" | "blended" | ("online" | "classroom" | "blended")[]
  topic?: string | string[]
  language?: string | string[]
  priceMax?: number
  currency?: string
  startsAfter?: string
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "price" | "-price" | "popular"
  locale?: "en" | "fr" | "ar"
  page?: number
  limit?: number
}

export type CoursesPreviewInput = {
  id: string
  locale?: "en" | "fr" | "ar"
} & {
  data?: Record<string, unknown>
}

export type CoursesRestoreVersionInput = {
  id: string
} & Record<string, unknown>

export type CoursesUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & CourseInput

export type CoursesUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & CourseInput

export type CurrenciesAccessInput = Record<string, unknown>

export type CurrenciesReadInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type CurrenciesUpdateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & CurrencyInput

export type DemoRequestOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company: string
  jobTitle?: string
  phone?: string
  country?: Country
  companySize?: string
  interests?: string[]
  preferredTime?: string
  message?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type DemoSubmitInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company: string
  jobTitle?: string
  phone?: string
  country?: Country
  companySize?: string
  interests?: string[]
  preferredTime?: string
  message?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type EnrolmentsAccessInput = {
  id: string
} & Record<string, unknown>

export type EnrolmentsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type EnrolmentsCreateInput = {
  locale?: string
} & {
  course: string
}

export type EnrolmentsCreateDocumentInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & EnrolmentInput

export type EnrolmentsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type EnrolmentsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type EnrolmentsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type EnrolmentsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type EnrolmentsListInput = {
  locale?: string
  page?: number
  limit?: number
}

export type EnrolmentsProgressInput = {
  id: string
  locale?: string
} & {
  lesson: string
  completed: true
}

export type EnrolmentsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & EnrolmentInput

export type EnrolmentsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & EnrolmentInput

export type FaqsAccessInput = {
  id: string
} & Record<string, unknown>

export type FaqsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type FaqsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & FaqInput

export type FaqsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type FaqsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type FaqsDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type FaqsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type FaqsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type FaqsFindVersionByIdInput = {
  id: string
}

export type FaqsFindVersionsInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type FaqsRestoreVersionInput = {
  id: string
} & Record<string, unknown>

export type FaqsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & FaqInput

export type FaqsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & FaqInput

export type GovernanceSystemInput = {
  id: string
}

export type GraphqlQueryInput = GraphqlRequest

export type LeadEventsAccessInput = {
  id: string
} & Record<string, unknown>

export type LeadEventsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type LeadEventsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadEventInput

export type LeadEventsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadEventsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadEventsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadEventsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadEventsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadEventInput

export type LeadEventsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadEventInput

export type LeadsAccessInput = {
  id: string
} & Record<string, unknown>

export type LeadsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type LeadsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadInput

export type LeadsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadsEraseInput = {
  id: string
}

export type LeadsExportInput = {
  search?: string
}

export type LeadsExportPersonInput = {
  id: string
}

export type LeadsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LeadsTotalsInput = {
  from?: string
  until?: string
}

export type LeadsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadInput

export type LeadsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LeadInput

export type LearnersAccessInput = {
  id: string
} & Record<string, unknown>

export type LearnersCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type LearnersCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LearnerInput

export type LearnersDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LearnersDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LearnersFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LearnersFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type LearnersUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LearnerInput

export type LearnersUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & LearnerInput

export type MailFailuresAccessInput = {
  id: string
} & Record<string, unknown>

export type MailFailuresCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type MailFailuresCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MailFailureInput

export type MailFailuresDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MailFailuresDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MailFailuresDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type MailFailuresFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MailFailuresFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MailFailuresUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MailFailureInput

export type MailFailuresUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MailFailureInput

export type McpCallInput = McpRequest

export type MediaAccessInput = {
  id: string
} & Record<string, unknown>

export type MediaCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type MediaCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MediaInput

export type MediaDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MediaDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MediaDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type MediaFileInput = {
  filename: string
}

export type MediaFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MediaFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type MediaUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MediaInput

export type MediaUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & MediaInput

export type OgGetInput = {
  title?: string
  subtitle?: string
  theme?: "light" | "dark"
  sig?: string
}

export type OrdersAccessInput = {
  id: string
} & Record<string, unknown>

export type OrdersCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type OrdersCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & OrderInput

export type OrdersDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type OrdersDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type OrdersExportInput = {
  from?: string
  until?: string
  search?: string
}

export type OrdersFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type OrdersFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type OrdersRefundInput = {
  id: string
} & {
  amount?: number
  reason: string
}

export type OrdersResolveInput = {
  id: string
} & {
  decision: "accept" | "reject" | "won" | "lost"
  reason: string
}

export type OrdersTotalsInput = {
  from?: string
  until?: string
}

export type OrdersUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & OrderInput

export type OrdersUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & OrderInput

export type PagesAccessInput = {
  id: string
} & Record<string, unknown>

export type PagesCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PagesCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PageInput

export type PagesDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PagesDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PagesDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type PagesFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PagesFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PagesFindVersionByIdInput = {
  id: string
}

export type PagesFindVersionsInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PagesPreviewInput = {
  id: string
  locale?: "en" | "fr" | "ar"
} & {
  data?: Record<string, unknown>
}

export type PagesRestoreVersionInput = {
  id: string
} & Record<string, unknown>

export type PagesUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PageInput

export type PagesUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PageInput

export type PartnersAccessInput = {
  id: string
} & Record<string, unknown>

export type PartnersCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PartnersCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PartnerInput

export type PartnersDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PartnersDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PartnersDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type PartnersExportInput = {
  format?: "csv" | "json"
  locale?: "en" | "fr" | "ar"
  search?: string
}

export type PartnersFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PartnersFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PartnersFindVersionByIdInput = {
  id: string
}

export type PartnersFindVersionsInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PartnersImportManyInput = {
  dryRun?: "true" | "false"
  publish?: "true" | "false"
  locale?: "en" | "fr" | "ar"
} & {
  docs?: unknown[]
  csv?: string
}

export type PartnersRestoreVersionInput = {
  id: string
} & Record<string, unknown>

export type PartnersUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PartnerInput

export type PartnersUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PartnerInput

export type PaymentAttemptsAccessInput = {
  id: string
} & Record<string, unknown>

export type PaymentAttemptsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PaymentAttemptsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentAttemptInput

export type PaymentAttemptsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentAttemptsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentAttemptsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentAttemptsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentAttemptsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentAttemptInput

export type PaymentAttemptsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentAttemptInput

export type PaymentEventsAccessInput = {
  id: string
} & Record<string, unknown>

export type PaymentEventsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PaymentEventsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentEventInput

export type PaymentEventsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentEventsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentEventsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentEventsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentEventsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentEventInput

export type PaymentEventsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentEventInput

export type PaymentLinksAccessInput = {
  id: string
} & Record<string, unknown>

export type PaymentLinksCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PaymentLinksCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentLinkInput

export type PaymentLinksDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentLinksDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentLinksDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type PaymentLinksFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentLinksFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentLinksTotalsInput = {
  from?: string
  until?: string
}

export type PaymentLinksUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentLinkInput

export type PaymentLinksUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentLinkInput

export type PaymentReportsAccessInput = {
  id: string
} & Record<string, unknown>

export type PaymentReportsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PaymentReportsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentReportInput

export type PaymentReportsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentReportsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentReportsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentReportsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PaymentReportsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentReportInput

export type PaymentReportsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PaymentReportInput

export type PaymentsGetOrderInput = {
  number: string
  token: string
}

export type PaymentsInitiateInput = PaymentInitiation

export type PaymentsListLinksInput = {
  locale?: string
  page?: number
  limit?: number
}

export type PaymentsRedirectInput = {
  slug: string
}

export type PoliciesAccessInput = {
  id: string
} & Record<string, unknown>

export type PoliciesCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type PoliciesCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PolicyInput

export type PoliciesDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PoliciesDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PoliciesDuplicateInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & Record<string, unknown>

export type PoliciesFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PoliciesFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PoliciesFindVersionByIdInput = {
  id: string
}

export type PoliciesFindVersionsInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type PoliciesGetBySlugInput = {
  slug: string
  locale?: "en" | "fr" | "ar"
}

export type PoliciesPreviewInput = {
  id: string
  locale?: "en" | "fr" | "ar"
} & {
  data?: Record<string, unknown>
}

export type PoliciesRestoreVersionInput = {
  id: string
} & Record<string, unknown>

export type PoliciesUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PolicyInput

export type PoliciesUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & PolicyInput

export type RefundsAccessInput = {
  id: string
} & Record<string, unknown>

export type RefundsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type RefundsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RefundInput

export type RefundsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RefundsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RefundsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RefundsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RefundsSendInput = {
  id: string
}

export type RefundsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RefundInput

export type RefundsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RefundInput

export type RequestInfoRequestOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  program: string
  question?: string
  phone?: string
  country?: Country
  startPreference?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type RequestInfoSubmitInput = {
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  program: string
  question?: string
  phone?: string
  country?: Country
  startPreference?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type RiskItemsAccessInput = {
  id: string
} & Record<string, unknown>

export type RiskItemsCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type RiskItemsCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RiskItemInput

export type RiskItemsDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RiskItemsDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RiskItemsFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RiskItemsFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type RiskItemsUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RiskItemInput

export type RiskItemsUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & RiskItemInput

export type SearchFindInput = {
  q: string
  type?: string | string[]
  locale?: "en" | "fr" | "ar"
  page?: number
  limit?: number
}

export type SearchTotalsInput = {
  from?: string
  until?: string
}

export type TcoRequestOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  email: string
  company: string
  inputs: TcoInputs
  name?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type TcoVerifyOtpInput = {
  locale?: "en" | "fr" | "ar"
} & {
  email: string
  company: string
  inputs: TcoInputs
  name?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: Record<string, string>
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp: OtpProof
}

export type TcoModelAccessInput = Record<string, unknown>

export type TcoModelReadInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type TcoModelUpdateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & TcoModelInput

export type TelemetryGetInput = {
  since?: string
  limit?: number
  category?: string | string[]
  minSeverity?: "informational" | "low" | "medium" | "high" | "critical"
  format?: "json" | "cloudevents"
}

export type UsersAccessInput = {
  id: string
} & Record<string, unknown>

export type UsersCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type UsersCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & UserInput

export type UsersDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type UsersDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type UsersFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type UsersFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type UsersForgotPasswordInput = Record<string, unknown>

export type UsersLoginInput = Record<string, unknown>

export type UsersLogoutInput = Record<string, unknown>

export type UsersRefreshTokenInput = Record<string, unknown>

export type UsersResetPasswordInput = Record<string, unknown>

export type UsersUnlockInput = Record<string, unknown>

export type UsersUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & UserInput

export type UsersUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & UserInput

export type WebhookDeliveriesAccessInput = {
  id: string
} & Record<string, unknown>

export type WebhookDeliveriesCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type WebhookDeliveriesCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookDeliveryInput

export type WebhookDeliveriesDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhookDeliveriesDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhookDeliveriesFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhookDeliveriesFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhookDeliveriesResendInput = {
  id: string
}

export type WebhookDeliveriesUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookDeliveryInput

export type WebhookDeliveriesUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookDeliveryInput

export type WebhooksAccessInput = {
  id: string
} & Record<string, unknown>

export type WebhooksCountInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
}

export type WebhooksCreateInput = {
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookInput

export type WebhooksDeleteByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhooksDeleteManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhooksFindInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhooksFindByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
}

export type WebhooksRotateSecretInput = {
  id: string
}

export type WebhooksTestInput = {
  id: string
}

export type WebhooksUpdateByIdInput = {
  id: string
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookInput

export type WebhooksUpdateManyInput = {
  /** A filter such as `where[slug][equals]=terms`. */
  where?: Record<string, unknown>
  /** A field, with a minus for descending; several with commas. */
  sort?: string
  /** Documents a page. */
  limit?: number
  /** The page, from 1. */
  page?: number
  /** False leaves out the counting. */
  pagination?: boolean
  /** How far related documents are included. */
  depth?: number
  /** The fields to include, such as `select[title]=true`. */
  select?: Record<string, unknown>
  /** The fields to include of related documents, by collection. */
  populate?: Record<string, unknown>
  /** The language of the content. */
  locale?: string
  /** The language where that one is missing. */
  "fallback-locale"?: string
  /** Drafts instead of what is published, for staff. */
  draft?: boolean
} & WebhookInput

export type Areas = {
  asyncapi: {
    /** Read the description of the socket: GET /api/asyncapi.json */
    get(input?: Record<string, never>, options?: CallOptions): Promise<AsyncApiDocument>
  }
  auditLog: {
    /** Read what the caller may do with one of the audit log: POST /api/audit-log/access/{id} */
    access(input: AuditLogAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count audit log: GET /api/audit-log/count */
    count(input?: AuditLogCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the audit log: POST /api/audit-log */
    create(input: AuditLogCreateInput, options?: CallOptions): Promise<{
      doc?: AuditLogDocument
      message?: string
    }>
    /** Delete one of the audit log: DELETE /api/audit-log/{id} */
    deleteById(input: AuditLogDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: AuditLogDocument
      message?: string
    }>
    /** Delete all audit log that match: DELETE /api/audit-log */
    deleteMany(input?: AuditLogDeleteManyInput, options?: CallOptions): Promise<{
      docs?: AuditLogDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List audit log: GET /api/audit-log */
    find(input?: AuditLogFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: AuditLogDocument[]
    }>
    findAll(input?: AuditLogFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: AuditLogDocument[]
    })['docs'][number]>
    /** Read one of the audit log: GET /api/audit-log/{id} */
    findById(input: AuditLogFindByIdInput, options?: CallOptions): Promise<AuditLogDocument>
    /** Change one of the audit log: PATCH /api/audit-log/{id} */
    updateById(input: AuditLogUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: AuditLogDocument
      message?: string
    }>
    /** Change all audit log that match: PATCH /api/audit-log */
    updateMany(input: AuditLogUpdateManyInput, options?: CallOptions): Promise<{
      docs?: AuditLogDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  auth: {
    /** Say by which name to be called: PATCH /api/lms/auth/session */
    rename(input: AuthRenameInput, options?: CallOptions): Promise<LearnerSession>
    /** Have a code sent to sign in with: POST /api/lms/auth/request-otp */
    requestOtp(input: AuthRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Read who is signed in: GET /api/lms/auth/session */
    session(input?: Record<string, never>, options?: CallOptions): Promise<LearnerSession>
    /** End this session, or all sessions of its learner: POST /api/lms/auth/sign-out */
    signOut(input?: AuthSignOutInput, options?: CallOptions): Promise<undefined>
    /** Sign in with a code: POST /api/lms/auth/verify-otp */
    verifyOtp(input: AuthVerifyOtpInput, options?: CallOptions): Promise<SignedIn>
  }
  branding: {
    /** Read what the caller may do with branding: POST /api/globals/branding/access */
    access(input?: BrandingAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Read the name, logo, colours and contact of the company: GET /api/branding */
    get(input?: BrandingGetInput, options?: CallOptions): Promise<Branding>
    /** Read branding: GET /api/globals/branding */
    read(input?: BrandingReadInput, options?: CallOptions): Promise<BrandingDocument>
    /** Change branding: POST /api/globals/branding */
    update(input: BrandingUpdateInput, options?: CallOptions): Promise<{
      result?: BrandingDocument
      message?: string
    }>
  }
  brochureFiles: {
    /** Read what the caller may do with one of the brochure files: POST /api/brochure-files/access/{id} */
    access(input: BrochureFilesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count brochure files: GET /api/brochure-files/count */
    count(input?: BrochureFilesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the brochure files: POST /api/brochure-files */
    create(input: BrochureFilesCreateInput, options?: CallOptions): Promise<{
      doc?: BrochureFileDocument
      message?: string
    }>
    /** Delete one of the brochure files: DELETE /api/brochure-files/{id} */
    deleteById(input: BrochureFilesDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: BrochureFileDocument
      message?: string
    }>
    /** Delete all brochure files that match: DELETE /api/brochure-files */
    deleteMany(input?: BrochureFilesDeleteManyInput, options?: CallOptions): Promise<{
      docs?: BrochureFileDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the brochure files: POST /api/brochure-files/{id}/duplicate */
    duplicate(input: BrochureFilesDuplicateInput, options?: CallOptions): Promise<{
      doc?: BrochureFileDocument
      message?: string
    }>
    /** Fetch a file: GET /api/brochure-files/file/{filename} */
    file(input: BrochureFilesFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List brochure files: GET /api/brochure-files */
    find(input?: BrochureFilesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: BrochureFileDocument[]
    }>
    findAll(input?: BrochureFilesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: BrochureFileDocument[]
    })['docs'][number]>
    /** Read one of the brochure files: GET /api/brochure-files/{id} */
    findById(input: BrochureFilesFindByIdInput, options?: CallOptions): Promise<BrochureFileDocument>
    /** Change one of the brochure files: PATCH /api/brochure-files/{id} */
    updateById(input: BrochureFilesUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: BrochureFileDocument
      message?: string
    }>
    /** Change all brochure files that match: PATCH /api/brochure-files */
    updateMany(input: BrochureFilesUpdateManyInput, options?: CallOptions): Promise<{
      docs?: BrochureFileDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  brochures: {
    /** Read what the caller may do with one of the brochures: POST /api/brochures/access/{id} */
    access(input: BrochuresAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count brochures: GET /api/brochures/count */
    count(input?: BrochuresCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the brochures: POST /api/brochures */
    create(input: BrochuresCreateInput, options?: CallOptions): Promise<{
      doc?: BrochureDocument
      message?: string
    }>
    /** Delete one of the brochures: DELETE /api/brochures/{id} */
    deleteById(input: BrochuresDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: BrochureDocument
      message?: string
    }>
    /** Delete all brochures that match: DELETE /api/brochures */
    deleteMany(input?: BrochuresDeleteManyInput, options?: CallOptions): Promise<{
      docs?: BrochureDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Download a brochure by the signed link to it: GET /api/brochures/{slug}/download */
    download(input: BrochuresDownloadInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List brochures: GET /api/brochures */
    find(input?: BrochuresFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: BrochureDocument[]
    }>
    findAll(input?: BrochuresFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: BrochureDocument[]
    })['docs'][number]>
    /** Read one of the brochures: GET /api/brochures/{id} */
    findById(input: BrochuresFindByIdInput, options?: CallOptions): Promise<BrochureDocument>
    /** Ask for a brochure and have a code sent: POST /api/brochures/request-otp */
    requestOtp(input: BrochuresRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Change one of the brochures: PATCH /api/brochures/{id} */
    updateById(input: BrochuresUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: BrochureDocument
      message?: string
    }>
    /** Change all brochures that match: PATCH /api/brochures */
    updateMany(input: BrochuresUpdateManyInput, options?: CallOptions): Promise<{
      docs?: BrochureDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Prove the code and get a link to the brochure: POST /api/brochures/verify-otp */
    verifyOtp(input: BrochuresVerifyOtpInput, options?: CallOptions): Promise<BrochureReceived>
  }
  certificates: {
    /** Check a certificate: GET /api/lms/certificates/{id} */
    get(input: CertificatesGetInput, options?: CallOptions): Promise<Certificate>
  }
  chat: {
    /** Ask the assistant: POST /api/chat */
    ask(input: ChatAskInput, options?: CallOptions): Promise<ChatAnswer>
    askStream(input: ChatAskInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
    /** Say whether an answer helped: POST /api/chat/feedback */
    rate(input: ChatRateInput, options?: CallOptions): Promise<undefined>
  }
  chatQuestions: {
    /** Read what the caller may do with one of the questions asked: POST /api/chat-questions/access/{id} */
    access(input: ChatQuestionsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Answer what a visitor asked: POST /api/chat-questions/{id}/answer */
    answer(input: ChatQuestionsAnswerInput, options?: CallOptions): Promise<StaffAnswered>
    /** Count questions asked: GET /api/chat-questions/count */
    count(input?: ChatQuestionsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the questions asked: POST /api/chat-questions */
    create(input: ChatQuestionsCreateInput, options?: CallOptions): Promise<{
      doc?: ChatQuestionDocument
      message?: string
    }>
    /** Delete one of the questions asked: DELETE /api/chat-questions/{id} */
    deleteById(input: ChatQuestionsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: ChatQuestionDocument
      message?: string
    }>
    /** Delete all questions asked that match: DELETE /api/chat-questions */
    deleteMany(input?: ChatQuestionsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: ChatQuestionDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List questions asked: GET /api/chat-questions */
    find(input?: ChatQuestionsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: ChatQuestionDocument[]
    }>
    findAll(input?: ChatQuestionsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: ChatQuestionDocument[]
    })['docs'][number]>
    /** Read one of the questions asked: GET /api/chat-questions/{id} */
    findById(input: ChatQuestionsFindByIdInput, options?: CallOptions): Promise<ChatQuestionDocument>
    /** Sum up what the assistant was asked and how it answered: GET /api/chat-questions/totals */
    totals(input?: ChatQuestionsTotalsInput, options?: CallOptions): Promise<QuestionTotals>
    /** Change one of the questions asked: PATCH /api/chat-questions/{id} */
    updateById(input: ChatQuestionsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: ChatQuestionDocument
      message?: string
    }>
    /** Change all questions asked that match: PATCH /api/chat-questions */
    updateMany(input: ChatQuestionsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: ChatQuestionDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  consent: {
    /** Take back a consent with the token from the receipt mail: POST /api/consent/withdraw */
    withdraw(input: ConsentWithdrawInput, options?: CallOptions): Promise<undefined>
  }
  consents: {
    /** Read what the caller may do with one of the consents: POST /api/consents/access/{id} */
    access(input: ConsentsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count consents: GET /api/consents/count */
    count(input?: ConsentsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the consents: POST /api/consents */
    create(input: ConsentsCreateInput, options?: CallOptions): Promise<{
      doc?: ConsentDocument
      message?: string
    }>
    /** Delete one of the consents: DELETE /api/consents/{id} */
    deleteById(input: ConsentsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: ConsentDocument
      message?: string
    }>
    /** Delete all consents that match: DELETE /api/consents */
    deleteMany(input?: ConsentsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: ConsentDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List consents: GET /api/consents */
    find(input?: ConsentsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: ConsentDocument[]
    }>
    findAll(input?: ConsentsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: ConsentDocument[]
    })['docs'][number]>
    /** Read one of the consents: GET /api/consents/{id} */
    findById(input: ConsentsFindByIdInput, options?: CallOptions): Promise<ConsentDocument>
    /** Change one of the consents: PATCH /api/consents/{id} */
    updateById(input: ConsentsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: ConsentDocument
      message?: string
    }>
    /** Change all consents that match: PATCH /api/consents */
    updateMany(input: ConsentsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: ConsentDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  contact: {
    /** Check a message and send its code: POST /api/contact/request-otp */
    requestOtp(input: ContactRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Send a message: first for a code, then with it: POST /api/contact */
    submit(input: ContactSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  courses: {
    /** Read what the caller may do with one of the courses: POST /api/courses/access/{id} */
    access(input: CoursesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count courses: GET /api/courses/count */
    count(input?: CoursesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the courses: POST /api/courses */
    create(input: CoursesCreateInput, options?: CallOptions): Promise<{
      doc?: CourseDocument
      message?: string
    }>
    /** Delete one of the courses: DELETE /api/courses/{id} */
    deleteById(input: CoursesDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: CourseDocument
      message?: string
    }>
    /** Delete all courses that match: DELETE /api/courses */
    deleteMany(input?: CoursesDeleteManyInput, options?: CallOptions): Promise<{
      docs?: CourseDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the courses: POST /api/courses/{id}/duplicate */
    duplicate(input: CoursesDuplicateInput, options?: CallOptions): Promise<{
      doc?: CourseDocument
      message?: string
    }>
    /** Download courses as CSV or JSON: GET /api/courses/export */
    export(input?: CoursesExportInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List courses: GET /api/courses */
    find(input?: CoursesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: CourseDocument[]
    }>
    findAll(input?: CoursesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: CourseDocument[]
    })['docs'][number]>
    /** Read one of the courses: GET /api/courses/{id} */
    findById(input: CoursesFindByIdInput, options?: CallOptions): Promise<CourseDocument>
    /** Read one version: GET /api/courses/versions/{id} */
    findVersionById(input: CoursesFindVersionByIdInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List versions of courses: GET /api/courses/versions */
    findVersions(input?: CoursesFindVersionsInput, options?: CallOptions): Promise<PayloadPage>
    findVersionsAll(input?: CoursesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage)['docs'][number]>
    /** Read one published course with its syllabus: GET /api/lms/courses/{slug} */
    get(input: CoursesGetInput, options?: CallOptions): Promise<CourseDetail>
    /** Import courses from CSV or JSON: POST /api/courses/import */
    importMany(input: CoursesImportManyInput, options?: CallOptions): Promise<ImportAnswer>
    /** List published courses, filtered and counted by facet: GET /api/lms/courses */
    list(input?: CoursesListInput, options?: CallOptions): Promise<CoursePage>
    listAll(input?: CoursesListInput, options?: CallOptions): AsyncIterable<(CoursePage)['docs'][number]>
    /** Read a draft as its page shows it: POST /api/courses/{id}/preview */
    preview(input: CoursesPreviewInput, options?: CallOptions): Promise<CourseDetail>
    /** Restore a version: POST /api/courses/versions/{id} */
    restoreVersion(input: CoursesRestoreVersionInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the courses: PATCH /api/courses/{id} */
    updateById(input: CoursesUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: CourseDocument
      message?: string
    }>
    /** Change all courses that match: PATCH /api/courses */
    updateMany(input: CoursesUpdateManyInput, options?: CallOptions): Promise<{
      docs?: CourseDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  currencies: {
    /** Read what the caller may do with currencies: POST /api/globals/currencies/access */
    access(input?: CurrenciesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Read currencies: GET /api/globals/currencies */
    read(input?: CurrenciesReadInput, options?: CallOptions): Promise<CurrencyDocument>
    /** Change currencies: POST /api/globals/currencies */
    update(input: CurrenciesUpdateInput, options?: CallOptions): Promise<{
      result?: CurrencyDocument
      message?: string
    }>
  }
  demo: {
    /** Check a demo request and send its code: POST /api/demo/request-otp */
    requestOtp(input: DemoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Request a demo: first for a code, then with it: POST /api/demo */
    submit(input: DemoSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  enrolments: {
    /** Read what the caller may do with one of the enrolments: POST /api/enrolments/access/{id} */
    access(input: EnrolmentsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count enrolments: GET /api/enrolments/count */
    count(input?: EnrolmentsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Enrol in a free course: POST /api/lms/enrolments */
    create(input: EnrolmentsCreateInput, options?: CallOptions): Promise<Enrolment>
    /** Make one of the enrolments: POST /api/enrolments */
    createDocument(input: EnrolmentsCreateDocumentInput, options?: CallOptions): Promise<{
      doc?: EnrolmentDocument
      message?: string
    }>
    /** Delete one of the enrolments: DELETE /api/enrolments/{id} */
    deleteById(input: EnrolmentsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: EnrolmentDocument
      message?: string
    }>
    /** Delete all enrolments that match: DELETE /api/enrolments */
    deleteMany(input?: EnrolmentsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: EnrolmentDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List enrolments: GET /api/enrolments */
    find(input?: EnrolmentsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: EnrolmentDocument[]
    }>
    findAll(input?: EnrolmentsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: EnrolmentDocument[]
    })['docs'][number]>
    /** Read one of the enrolments: GET /api/enrolments/{id} */
    findById(input: EnrolmentsFindByIdInput, options?: CallOptions): Promise<EnrolmentDocument>
    /** List the learner's own enrolments, the newest first: GET /api/lms/enrolments */
    list(input?: EnrolmentsListInput, options?: CallOptions): Promise<EnrolmentPage>
    listAll(input?: EnrolmentsListInput, options?: CallOptions): AsyncIterable<(EnrolmentPage)['docs'][number]>
    /** Note a lesson as completed: PUT /api/lms/enrolments/{id}/progress */
    progress(input: EnrolmentsProgressInput, options?: CallOptions): Promise<Enrolment>
    /** Change one of the enrolments: PATCH /api/enrolments/{id} */
    updateById(input: EnrolmentsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: EnrolmentDocument
      message?: string
    }>
    /** Change all enrolments that match: PATCH /api/enrolments */
    updateMany(input: EnrolmentsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: EnrolmentDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  faqs: {
    /** Read what the caller may do with one of the faqs: POST /api/faqs/access/{id} */
    access(input: FaqsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count faqs: GET /api/faqs/count */
    count(input?: FaqsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the faqs: POST /api/faqs */
    create(input: FaqsCreateInput, options?: CallOptions): Promise<{
      doc?: FaqDocument
      message?: string
    }>
    /** Delete one of the faqs: DELETE /api/faqs/{id} */
    deleteById(input: FaqsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: FaqDocument
      message?: string
    }>
    /** Delete all faqs that match: DELETE /api/faqs */
    deleteMany(input?: FaqsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: FaqDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the faqs: POST /api/faqs/{id}/duplicate */
    duplicate(input: FaqsDuplicateInput, options?: CallOptions): Promise<{
      doc?: FaqDocument
      message?: string
    }>
    /** List faqs: GET /api/faqs */
    find(input?: FaqsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: FaqDocument[]
    }>
    findAll(input?: FaqsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: FaqDocument[]
    })['docs'][number]>
    /** Read one of the faqs: GET /api/faqs/{id} */
    findById(input: FaqsFindByIdInput, options?: CallOptions): Promise<FaqDocument>
    /** Read one version: GET /api/faqs/versions/{id} */
    findVersionById(input: FaqsFindVersionByIdInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List versions of faqs: GET /api/faqs/versions */
    findVersions(input?: FaqsFindVersionsInput, options?: CallOptions): Promise<PayloadPage>
    findVersionsAll(input?: FaqsFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage)['docs'][number]>
    /** Restore a version: POST /api/faqs/versions/{id} */
    restoreVersion(input: FaqsRestoreVersionInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the faqs: PATCH /api/faqs/{id} */
    updateById(input: FaqsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: FaqDocument
      message?: string
    }>
    /** Change all faqs that match: PATCH /api/faqs */
    updateMany(input: FaqsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: FaqDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  governance: {
    /** List the assessments on record: GET /api/governance/assessments */
    assessments(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the controls on record: GET /api/governance/controls */
    controls(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the risks on record: GET /api/governance/risks */
    risks(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** Read the state of the governance platform: GET /api/governance/status */
    status(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** Read one AI system under governance: GET /api/governance/systems/{id} */
    system(input: GovernanceSystemInput, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the AI systems under governance: GET /api/governance/systems */
    systems(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
  }
  graphql: {
    /** Ask in GraphQL: POST /api/graphql */
    query(input: GraphqlQueryInput, options?: CallOptions): Promise<GraphqlAnswer>
  }
  health: {
    /** Read the state of the service and of each component: GET /api/health */
    get(input?: Record<string, never>, options?: CallOptions): Promise<Health>
    /** Whether the process runs; touches no dependency: GET /api/health/live */
    live(input?: Record<string, never>, options?: CallOptions): Promise<Probe>
    /** Whether the service takes requests: started, not draining, with its database: GET /api/health/ready */
    ready(input?: Record<string, never>, options?: CallOptions): Promise<Probe>
  }
  leadEvents: {
    /** Read what the caller may do with one of the timeline: POST /api/lead-events/access/{id} */
    access(input: LeadEventsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count timeline: GET /api/lead-events/count */
    count(input?: LeadEventsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the timeline: POST /api/lead-events */
    create(input: LeadEventsCreateInput, options?: CallOptions): Promise<{
      doc?: LeadEventDocument
      message?: string
    }>
    /** Delete one of the timeline: DELETE /api/lead-events/{id} */
    deleteById(input: LeadEventsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: LeadEventDocument
      message?: string
    }>
    /** Delete all timeline that match: DELETE /api/lead-events */
    deleteMany(input?: LeadEventsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: LeadEventDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List timeline: GET /api/lead-events */
    find(input?: LeadEventsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: LeadEventDocument[]
    }>
    findAll(input?: LeadEventsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: LeadEventDocument[]
    })['docs'][number]>
    /** Read one of the timeline: GET /api/lead-events/{id} */
    findById(input: LeadEventsFindByIdInput, options?: CallOptions): Promise<LeadEventDocument>
    /** Change one of the timeline: PATCH /api/lead-events/{id} */
    updateById(input: LeadEventsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: LeadEventDocument
      message?: string
    }>
    /** Change all timeline that match: PATCH /api/lead-events */
    updateMany(input: LeadEventsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: LeadEventDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  leads: {
    /** Read what the caller may do with one of the leads: POST /api/leads/access/{id} */
    access(input: LeadsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count leads: GET /api/leads/count */
    count(input?: LeadsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the leads: POST /api/leads */
    create(input: LeadsCreateInput, options?: CallOptions): Promise<{
      doc?: LeadDocument
      message?: string
    }>
    /** Delete one of the leads: DELETE /api/leads/{id} */
    deleteById(input: LeadsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: LeadDocument
      message?: string
    }>
    /** Delete all leads that match: DELETE /api/leads */
    deleteMany(input?: LeadsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: LeadDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Remove the person behind a lead: POST /api/leads/{id}/erase */
    erase(input: LeadsEraseInput, options?: CallOptions): Promise<undefined>
    /** Download leads as CSV: GET /api/leads/export.csv */
    export(input?: LeadsExportInput, options?: CallOptions): Promise<string>
    /** Read everything that is kept of the person behind a lead: GET /api/leads/{id}/export */
    exportPerson(input: LeadsExportPersonInput, options?: CallOptions): Promise<PersonData>
    /** List leads: GET /api/leads */
    find(input?: LeadsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: LeadDocument[]
    }>
    findAll(input?: LeadsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: LeadDocument[]
    })['docs'][number]>
    /** Read one of the leads: GET /api/leads/{id} */
    findById(input: LeadsFindByIdInput, options?: CallOptions): Promise<LeadDocument>
    /** Count leads by day, source and stage: GET /api/leads/totals */
    totals(input?: LeadsTotalsInput, options?: CallOptions): Promise<LeadTotals>
    /** Change one of the leads: PATCH /api/leads/{id} */
    updateById(input: LeadsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: LeadDocument
      message?: string
    }>
    /** Change all leads that match: PATCH /api/leads */
    updateMany(input: LeadsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: LeadDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  learners: {
    /** Read what the caller may do with one of the learners: POST /api/learners/access/{id} */
    access(input: LearnersAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count learners: GET /api/learners/count */
    count(input?: LearnersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the learners: POST /api/learners */
    create(input: LearnersCreateInput, options?: CallOptions): Promise<{
      doc?: LearnerDocument
      message?: string
    }>
    /** Delete one of the learners: DELETE /api/learners/{id} */
    deleteById(input: LearnersDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: LearnerDocument
      message?: string
    }>
    /** Delete all learners that match: DELETE /api/learners */
    deleteMany(input?: LearnersDeleteManyInput, options?: CallOptions): Promise<{
      docs?: LearnerDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List learners: GET /api/learners */
    find(input?: LearnersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: LearnerDocument[]
    }>
    findAll(input?: LearnersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: LearnerDocument[]
    })['docs'][number]>
    /** Read one of the learners: GET /api/learners/{id} */
    findById(input: LearnersFindByIdInput, options?: CallOptions): Promise<LearnerDocument>
    /** Change one of the learners: PATCH /api/learners/{id} */
    updateById(input: LearnersUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: LearnerDocument
      message?: string
    }>
    /** Change all learners that match: PATCH /api/learners */
    updateMany(input: LearnersUpdateManyInput, options?: CallOptions): Promise<{
      docs?: LearnerDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  mailFailures: {
    /** Read what the caller may do with one of the undelivered mails: POST /api/mail-failures/access/{id} */
    access(input: MailFailuresAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count undelivered mails: GET /api/mail-failures/count */
    count(input?: MailFailuresCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the undelivered mails: POST /api/mail-failures */
    create(input: MailFailuresCreateInput, options?: CallOptions): Promise<{
      doc?: MailFailureDocument
      message?: string
    }>
    /** Delete one of the undelivered mails: DELETE /api/mail-failures/{id} */
    deleteById(input: MailFailuresDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: MailFailureDocument
      message?: string
    }>
    /** Delete all undelivered mails that match: DELETE /api/mail-failures */
    deleteMany(input?: MailFailuresDeleteManyInput, options?: CallOptions): Promise<{
      docs?: MailFailureDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the undelivered mails: POST /api/mail-failures/{id}/duplicate */
    duplicate(input: MailFailuresDuplicateInput, options?: CallOptions): Promise<{
      doc?: MailFailureDocument
      message?: string
    }>
    /** List undelivered mails: GET /api/mail-failures */
    find(input?: MailFailuresFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: MailFailureDocument[]
    }>
    findAll(input?: MailFailuresFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: MailFailureDocument[]
    })['docs'][number]>
    /** Read one of the undelivered mails: GET /api/mail-failures/{id} */
    findById(input: MailFailuresFindByIdInput, options?: CallOptions): Promise<MailFailureDocument>
    /** Change one of the undelivered mails: PATCH /api/mail-failures/{id} */
    updateById(input: MailFailuresUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: MailFailureDocument
      message?: string
    }>
    /** Change all undelivered mails that match: PATCH /api/mail-failures */
    updateMany(input: MailFailuresUpdateManyInput, options?: CallOptions): Promise<{
      docs?: MailFailureDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  mcp: {
    /** Call tools as an agent (Model Context Protocol): POST /api/mcp */
    call(input: McpCallInput, options?: CallOptions): Promise<McpMessage>
    callStream(input: McpCallInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
  }
  media: {
    /** Read what the caller may do with one of the pictures: POST /api/media/access/{id} */
    access(input: MediaAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count pictures: GET /api/media/count */
    count(input?: MediaCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the pictures: POST /api/media */
    create(input: MediaCreateInput, options?: CallOptions): Promise<{
      doc?: MediaDocument
      message?: string
    }>
    /** Delete one of the pictures: DELETE /api/media/{id} */
    deleteById(input: MediaDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: MediaDocument
      message?: string
    }>
    /** Delete all pictures that match: DELETE /api/media */
    deleteMany(input?: MediaDeleteManyInput, options?: CallOptions): Promise<{
      docs?: MediaDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the pictures: POST /api/media/{id}/duplicate */
    duplicate(input: MediaDuplicateInput, options?: CallOptions): Promise<{
      doc?: MediaDocument
      message?: string
    }>
    /** Fetch a file: GET /api/media/file/{filename} */
    file(input: MediaFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List pictures: GET /api/media */
    find(input?: MediaFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: MediaDocument[]
    }>
    findAll(input?: MediaFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: MediaDocument[]
    })['docs'][number]>
    /** Read one of the pictures: GET /api/media/{id} */
    findById(input: MediaFindByIdInput, options?: CallOptions): Promise<MediaDocument>
    /** Change one of the pictures: PATCH /api/media/{id} */
    updateById(input: MediaUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: MediaDocument
      message?: string
    }>
    /** Change all pictures that match: PATCH /api/media */
    updateMany(input: MediaUpdateManyInput, options?: CallOptions): Promise<{
      docs?: MediaDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  og: {
    /** Draw a share image of 1200 × 630 pixels in the brand's colours: GET /api/og */
    get(input?: OgGetInput, options?: CallOptions): Promise<ArrayBuffer>
  }
  openapi: {
    /** Read this document: GET /api/openapi.json */
    get(input?: Record<string, never>, options?: CallOptions): Promise<OpenApiDocument>
  }
  orders: {
    /** Read what the caller may do with one of the orders: POST /api/orders/access/{id} */
    access(input: OrdersAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count orders: GET /api/orders/count */
    count(input?: OrdersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the orders: POST /api/orders */
    create(input: OrdersCreateInput, options?: CallOptions): Promise<{
      doc?: OrderDocument
      message?: string
    }>
    /** Delete one of the orders: DELETE /api/orders/{id} */
    deleteById(input: OrdersDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: OrderDocument
      message?: string
    }>
    /** Delete all orders that match: DELETE /api/orders */
    deleteMany(input?: OrdersDeleteManyInput, options?: CallOptions): Promise<{
      docs?: OrderDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Download orders as CSV: GET /api/orders/export.csv */
    export(input?: OrdersExportInput, options?: CallOptions): Promise<string>
    /** List orders: GET /api/orders */
    find(input?: OrdersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: OrderDocument[]
    }>
    findAll(input?: OrdersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: OrderDocument[]
    })['docs'][number]>
    /** Read one of the orders: GET /api/orders/{id} */
    findById(input: OrdersFindByIdInput, options?: CallOptions): Promise<OrderDocument>
    /** Refund an order, wholly or in part: POST /api/orders/{id}/refund */
    refund(input: OrdersRefundInput, options?: CallOptions): Promise<Refund>
    /** Accept or reject an order in review; say how a dispute ended: POST /api/orders/{id}/resolve */
    resolve(input: OrdersResolveInput, options?: CallOptions): Promise<OrderResolution>
    /** Sum up what was paid by day, link and currency: GET /api/orders/totals */
    totals(input?: OrdersTotalsInput, options?: CallOptions): Promise<PaymentTotals>
    /** Change one of the orders: PATCH /api/orders/{id} */
    updateById(input: OrdersUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: OrderDocument
      message?: string
    }>
    /** Change all orders that match: PATCH /api/orders */
    updateMany(input: OrdersUpdateManyInput, options?: CallOptions): Promise<{
      docs?: OrderDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  pages: {
    /** Read what the caller may do with one of the pages: POST /api/pages/access/{id} */
    access(input: PagesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count pages: GET /api/pages/count */
    count(input?: PagesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the pages: POST /api/pages */
    create(input: PagesCreateInput, options?: CallOptions): Promise<{
      doc?: PageDocument
      message?: string
    }>
    /** Delete one of the pages: DELETE /api/pages/{id} */
    deleteById(input: PagesDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PageDocument
      message?: string
    }>
    /** Delete all pages that match: DELETE /api/pages */
    deleteMany(input?: PagesDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PageDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the pages: POST /api/pages/{id}/duplicate */
    duplicate(input: PagesDuplicateInput, options?: CallOptions): Promise<{
      doc?: PageDocument
      message?: string
    }>
    /** List pages: GET /api/pages */
    find(input?: PagesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PageDocument[]
    }>
    findAll(input?: PagesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PageDocument[]
    })['docs'][number]>
    /** Read one of the pages: GET /api/pages/{id} */
    findById(input: PagesFindByIdInput, options?: CallOptions): Promise<PageDocument>
    /** Read one version: GET /api/pages/versions/{id} */
    findVersionById(input: PagesFindVersionByIdInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List versions of pages: GET /api/pages/versions */
    findVersions(input?: PagesFindVersionsInput, options?: CallOptions): Promise<PayloadPage>
    findVersionsAll(input?: PagesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage)['docs'][number]>
    /** Read a draft as its page shows it: POST /api/pages/{id}/preview */
    preview(input: PagesPreviewInput, options?: CallOptions): Promise<SitePage>
    /** Restore a version: POST /api/pages/versions/{id} */
    restoreVersion(input: PagesRestoreVersionInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the pages: PATCH /api/pages/{id} */
    updateById(input: PagesUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PageDocument
      message?: string
    }>
    /** Change all pages that match: PATCH /api/pages */
    updateMany(input: PagesUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PageDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  partners: {
    /** Read what the caller may do with one of the partners: POST /api/partners/access/{id} */
    access(input: PartnersAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count partners: GET /api/partners/count */
    count(input?: PartnersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the partners: POST /api/partners */
    create(input: PartnersCreateInput, options?: CallOptions): Promise<{
      doc?: PartnerDocument
      message?: string
    }>
    /** Delete one of the partners: DELETE /api/partners/{id} */
    deleteById(input: PartnersDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PartnerDocument
      message?: string
    }>
    /** Delete all partners that match: DELETE /api/partners */
    deleteMany(input?: PartnersDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PartnerDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the partners: POST /api/partners/{id}/duplicate */
    duplicate(input: PartnersDuplicateInput, options?: CallOptions): Promise<{
      doc?: PartnerDocument
      message?: string
    }>
    /** Download partners as CSV or JSON: GET /api/partners/export */
    export(input?: PartnersExportInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List partners: GET /api/partners */
    find(input?: PartnersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PartnerDocument[]
    }>
    findAll(input?: PartnersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PartnerDocument[]
    })['docs'][number]>
    /** Read one of the partners: GET /api/partners/{id} */
    findById(input: PartnersFindByIdInput, options?: CallOptions): Promise<PartnerDocument>
    /** Read one version: GET /api/partners/versions/{id} */
    findVersionById(input: PartnersFindVersionByIdInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List versions of partners: GET /api/partners/versions */
    findVersions(input?: PartnersFindVersionsInput, options?: CallOptions): Promise<PayloadPage>
    findVersionsAll(input?: PartnersFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage)['docs'][number]>
    /** Import partners from CSV or JSON: POST /api/partners/import */
    importMany(input: PartnersImportManyInput, options?: CallOptions): Promise<ImportAnswer>
    /** Restore a version: POST /api/partners/versions/{id} */
    restoreVersion(input: PartnersRestoreVersionInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the partners: PATCH /api/partners/{id} */
    updateById(input: PartnersUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PartnerDocument
      message?: string
    }>
    /** Change all partners that match: PATCH /api/partners */
    updateMany(input: PartnersUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PartnerDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  paymentAttempts: {
    /** Read what the caller may do with one of the attempts: POST /api/payment-attempts/access/{id} */
    access(input: PaymentAttemptsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count attempts: GET /api/payment-attempts/count */
    count(input?: PaymentAttemptsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the attempts: POST /api/payment-attempts */
    create(input: PaymentAttemptsCreateInput, options?: CallOptions): Promise<{
      doc?: PaymentAttemptDocument
      message?: string
    }>
    /** Delete one of the attempts: DELETE /api/payment-attempts/{id} */
    deleteById(input: PaymentAttemptsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentAttemptDocument
      message?: string
    }>
    /** Delete all attempts that match: DELETE /api/payment-attempts */
    deleteMany(input?: PaymentAttemptsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PaymentAttemptDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List attempts: GET /api/payment-attempts */
    find(input?: PaymentAttemptsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PaymentAttemptDocument[]
    }>
    findAll(input?: PaymentAttemptsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PaymentAttemptDocument[]
    })['docs'][number]>
    /** Read one of the attempts: GET /api/payment-attempts/{id} */
    findById(input: PaymentAttemptsFindByIdInput, options?: CallOptions): Promise<PaymentAttemptDocument>
    /** Change one of the attempts: PATCH /api/payment-attempts/{id} */
    updateById(input: PaymentAttemptsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentAttemptDocument
      message?: string
    }>
    /** Change all attempts that match: PATCH /api/payment-attempts */
    updateMany(input: PaymentAttemptsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PaymentAttemptDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  paymentEvents: {
    /** Read what the caller may do with one of the timeline: POST /api/payment-events/access/{id} */
    access(input: PaymentEventsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count timeline: GET /api/payment-events/count */
    count(input?: PaymentEventsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the timeline: POST /api/payment-events */
    create(input: PaymentEventsCreateInput, options?: CallOptions): Promise<{
      doc?: PaymentEventDocument
      message?: string
    }>
    /** Delete one of the timeline: DELETE /api/payment-events/{id} */
    deleteById(input: PaymentEventsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentEventDocument
      message?: string
    }>
    /** Delete all timeline that match: DELETE /api/payment-events */
    deleteMany(input?: PaymentEventsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PaymentEventDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List timeline: GET /api/payment-events */
    find(input?: PaymentEventsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PaymentEventDocument[]
    }>
    findAll(input?: PaymentEventsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PaymentEventDocument[]
    })['docs'][number]>
    /** Read one of the timeline: GET /api/payment-events/{id} */
    findById(input: PaymentEventsFindByIdInput, options?: CallOptions): Promise<PaymentEventDocument>
    /** Change one of the timeline: PATCH /api/payment-events/{id} */
    updateById(input: PaymentEventsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentEventDocument
      message?: string
    }>
    /** Change all timeline that match: PATCH /api/payment-events */
    updateMany(input: PaymentEventsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PaymentEventDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  paymentLinks: {
    /** Read what the caller may do with one of the payment links: POST /api/payment-links/access/{id} */
    access(input: PaymentLinksAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count payment links: GET /api/payment-links/count */
    count(input?: PaymentLinksCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the payment links: POST /api/payment-links */
    create(input: PaymentLinksCreateInput, options?: CallOptions): Promise<{
      doc?: PaymentLinkDocument
      message?: string
    }>
    /** Delete one of the payment links: DELETE /api/payment-links/{id} */
    deleteById(input: PaymentLinksDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentLinkDocument
      message?: string
    }>
    /** Delete all payment links that match: DELETE /api/payment-links */
    deleteMany(input?: PaymentLinksDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PaymentLinkDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the payment links: POST /api/payment-links/{id}/duplicate */
    duplicate(input: PaymentLinksDuplicateInput, options?: CallOptions): Promise<{
      doc?: PaymentLinkDocument
      message?: string
    }>
    /** List payment links: GET /api/payment-links */
    find(input?: PaymentLinksFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PaymentLinkDocument[]
    }>
    findAll(input?: PaymentLinksFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PaymentLinkDocument[]
    })['docs'][number]>
    /** Read one of the payment links: GET /api/payment-links/{id} */
    findById(input: PaymentLinksFindByIdInput, options?: CallOptions): Promise<PaymentLinkDocument>
    /** Count visits, orders and payments of each payment link: GET /api/payment-links/totals */
    totals(input?: PaymentLinksTotalsInput, options?: CallOptions): Promise<PaymentLinkTotals>
    /** Change one of the payment links: PATCH /api/payment-links/{id} */
    updateById(input: PaymentLinksUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentLinkDocument
      message?: string
    }>
    /** Change all payment links that match: PATCH /api/payment-links */
    updateMany(input: PaymentLinksUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PaymentLinkDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  paymentReports: {
    /** Read what the caller may do with one of the comparisons: POST /api/payment-reports/access/{id} */
    access(input: PaymentReportsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count comparisons: GET /api/payment-reports/count */
    count(input?: PaymentReportsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the comparisons: POST /api/payment-reports */
    create(input: PaymentReportsCreateInput, options?: CallOptions): Promise<{
      doc?: PaymentReportDocument
      message?: string
    }>
    /** Delete one of the comparisons: DELETE /api/payment-reports/{id} */
    deleteById(input: PaymentReportsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentReportDocument
      message?: string
    }>
    /** Delete all comparisons that match: DELETE /api/payment-reports */
    deleteMany(input?: PaymentReportsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PaymentReportDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List comparisons: GET /api/payment-reports */
    find(input?: PaymentReportsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PaymentReportDocument[]
    }>
    findAll(input?: PaymentReportsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PaymentReportDocument[]
    })['docs'][number]>
    /** Read one of the comparisons: GET /api/payment-reports/{id} */
    findById(input: PaymentReportsFindByIdInput, options?: CallOptions): Promise<PaymentReportDocument>
    /** Change one of the comparisons: PATCH /api/payment-reports/{id} */
    updateById(input: PaymentReportsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PaymentReportDocument
      message?: string
    }>
    /** Change all comparisons that match: PATCH /api/payment-reports */
    updateMany(input: PaymentReportsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PaymentReportDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  payments: {
    /** Take what the gateway says of a payment that the payer left: POST /api/payments/gateway/cancel */
    gatewayCancel(input?: Record<string, never>, options?: CallOptions): Promise<undefined>
    /** Take what the gateway says of a payment: POST /api/payments/gateway/response */
    gatewayResponse(input?: Record<string, never>, options?: CallOptions): Promise<undefined>
    /** Read the state of an order by its token: GET /api/payments/orders/{number} */
    getOrder(input: PaymentsGetOrderInput, options?: CallOptions): Promise<OrderStatus>
    /** Start a payment: makes an order and gives the form that is posted to the gateway: POST /api/payments/initiate */
    initiate(input: PaymentsInitiateInput, options?: CallOptions): Promise<PaymentInitiated>
    /** List the payment links that can be used now: GET /api/payments/links */
    listLinks(input?: PaymentsListLinksInput, options?: CallOptions): Promise<PaymentLinkPage>
    listLinksAll(input?: PaymentsListLinksInput, options?: CallOptions): AsyncIterable<(PaymentLinkPage)['docs'][number]>
    /** Follow a payment link: to the other site, or to the page that starts the payment: GET /api/payments/redirect/{slug} */
    redirect(input: PaymentsRedirectInput, options?: CallOptions): Promise<string>
  }
  policies: {
    /** Read what the caller may do with one of the policies: POST /api/policies/access/{id} */
    access(input: PoliciesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count policies: GET /api/policies/count */
    count(input?: PoliciesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the policies: POST /api/policies */
    create(input: PoliciesCreateInput, options?: CallOptions): Promise<{
      doc?: PolicyDocument
      message?: string
    }>
    /** Delete one of the policies: DELETE /api/policies/{id} */
    deleteById(input: PoliciesDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: PolicyDocument
      message?: string
    }>
    /** Delete all policies that match: DELETE /api/policies */
    deleteMany(input?: PoliciesDeleteManyInput, options?: CallOptions): Promise<{
      docs?: PolicyDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** Copy one of the policies: POST /api/policies/{id}/duplicate */
    duplicate(input: PoliciesDuplicateInput, options?: CallOptions): Promise<{
      doc?: PolicyDocument
      message?: string
    }>
    /** List policies: GET /api/policies */
    find(input?: PoliciesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: PolicyDocument[]
    }>
    findAll(input?: PoliciesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: PolicyDocument[]
    })['docs'][number]>
    /** Read one of the policies: GET /api/policies/{id} */
    findById(input: PoliciesFindByIdInput, options?: CallOptions): Promise<PolicyDocument>
    /** Read one version: GET /api/policies/versions/{id} */
    findVersionById(input: PoliciesFindVersionByIdInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** List versions of policies: GET /api/policies/versions */
    findVersions(input?: PoliciesFindVersionsInput, options?: CallOptions): Promise<PayloadPage>
    findVersionsAll(input?: PoliciesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage)['docs'][number]>
    /** Read one published policy by its slug: GET /api/policies/slug/{slug} */
    getBySlug(input: PoliciesGetBySlugInput, options?: CallOptions): Promise<Policy>
    /** Read a draft as its page shows it: POST /api/policies/{id}/preview */
    preview(input: PoliciesPreviewInput, options?: CallOptions): Promise<Policy>
    /** Restore a version: POST /api/policies/versions/{id} */
    restoreVersion(input: PoliciesRestoreVersionInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the policies: PATCH /api/policies/{id} */
    updateById(input: PoliciesUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: PolicyDocument
      message?: string
    }>
    /** Change all policies that match: PATCH /api/policies */
    updateMany(input: PoliciesUpdateManyInput, options?: CallOptions): Promise<{
      docs?: PolicyDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  realtime: {
    /** Get a ticket for the socket, good for half a minute: POST /api/realtime/ticket */
    ticket(input?: Record<string, never>, options?: CallOptions): Promise<SocketTicket>
  }
  refunds: {
    /** Read what the caller may do with one of the refunds: POST /api/refunds/access/{id} */
    access(input: RefundsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count refunds: GET /api/refunds/count */
    count(input?: RefundsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the refunds: POST /api/refunds */
    create(input: RefundsCreateInput, options?: CallOptions): Promise<{
      doc?: RefundDocument
      message?: string
    }>
    /** Delete one of the refunds: DELETE /api/refunds/{id} */
    deleteById(input: RefundsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: RefundDocument
      message?: string
    }>
    /** Delete all refunds that match: DELETE /api/refunds */
    deleteMany(input?: RefundsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: RefundDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List refunds: GET /api/refunds */
    find(input?: RefundsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: RefundDocument[]
    }>
    findAll(input?: RefundsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: RefundDocument[]
    })['docs'][number]>
    /** Read one of the refunds: GET /api/refunds/{id} */
    findById(input: RefundsFindByIdInput, options?: CallOptions): Promise<RefundDocument>
    /** Send a refund that is due, such as that of an order paid twice: POST /api/refunds/{id}/send */
    send(input: RefundsSendInput, options?: CallOptions): Promise<Refund>
    /** Change one of the refunds: PATCH /api/refunds/{id} */
    updateById(input: RefundsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: RefundDocument
      message?: string
    }>
    /** Change all refunds that match: PATCH /api/refunds */
    updateMany(input: RefundsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: RefundDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  requestInfo: {
    /** Check a question about a course and send its code: POST /api/request-info/request-otp */
    requestOtp(input: RequestInfoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Ask about a course: first for a code, then with it: POST /api/request-info */
    submit(input: RequestInfoSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  riskItems: {
    /** Read what the caller may do with one of the risk items: POST /api/risk-items/access/{id} */
    access(input: RiskItemsAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count risk items: GET /api/risk-items/count */
    count(input?: RiskItemsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the risk items: POST /api/risk-items */
    create(input: RiskItemsCreateInput, options?: CallOptions): Promise<{
      doc?: RiskItemDocument
      message?: string
    }>
    /** Delete one of the risk items: DELETE /api/risk-items/{id} */
    deleteById(input: RiskItemsDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: RiskItemDocument
      message?: string
    }>
    /** Delete all risk items that match: DELETE /api/risk-items */
    deleteMany(input?: RiskItemsDeleteManyInput, options?: CallOptions): Promise<{
      docs?: RiskItemDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List risk items: GET /api/risk-items */
    find(input?: RiskItemsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: RiskItemDocument[]
    }>
    findAll(input?: RiskItemsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: RiskItemDocument[]
    })['docs'][number]>
    /** Read one of the risk items: GET /api/risk-items/{id} */
    findById(input: RiskItemsFindByIdInput, options?: CallOptions): Promise<RiskItemDocument>
    /** Change one of the risk items: PATCH /api/risk-items/{id} */
    updateById(input: RiskItemsUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: RiskItemDocument
      message?: string
    }>
    /** Change all risk items that match: PATCH /api/risk-items */
    updateMany(input: RiskItemsUpdateManyInput, options?: CallOptions): Promise<{
      docs?: RiskItemDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  search: {
    /** Search everything that is published: GET /api/search */
    find(input?: SearchFindInput, options?: CallOptions): Promise<SearchPage>
    findAll(input?: SearchFindInput, options?: CallOptions): AsyncIterable<(SearchPage)['docs'][number]>
    /** Count searches and read what was searched for in vain: GET /api/search/totals */
    totals(input?: SearchTotalsInput, options?: CallOptions): Promise<SearchTotals>
  }
  tco: {
    /** Check the figures for a cost estimate and send its code: POST /api/tco/request-otp */
    requestOtp(input: TcoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Prove the code and get the cost estimate: POST /api/tco/verify-otp */
    verifyOtp(input: TcoVerifyOtpInput, options?: CallOptions): Promise<TcoReceived>
  }
  tcoModel: {
    /** Read what the caller may do with cost model: POST /api/globals/tco-model/access */
    access(input?: TcoModelAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Read cost model: GET /api/globals/tco-model */
    read(input?: TcoModelReadInput, options?: CallOptions): Promise<TcoModelDocument>
    /** Change cost model: POST /api/globals/tco-model */
    update(input: TcoModelUpdateInput, options?: CallOptions): Promise<{
      result?: TcoModelDocument
      message?: string
    }>
  }
  telemetry: {
    /** Read what the service measures of itself: GET /api/tools/ai-assurance/telemetry */
    get(input?: TelemetryGetInput, options?: CallOptions): Promise<AssuranceTelemetry | Record<string, unknown>[]>
    getStream(input?: TelemetryGetInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
    /** Read the public key that the feed is signed with: GET /api/well-known/jwks.json */
    keys(input?: Record<string, never>, options?: CallOptions): Promise<JsonWebKeySet>
    /** Read the JSON Schema of the feed: GET /api/tools/ai-assurance/telemetry/schema */
    schema(input?: Record<string, never>, options?: CallOptions): Promise<{
      $schema: string
      $id: string
    }>
  }
  users: {
    /** Read what the caller may do with one of the users: POST /api/users/access/{id} */
    access(input: UsersAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count users: GET /api/users/count */
    count(input?: UsersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the users: POST /api/users */
    create(input: UsersCreateInput, options?: CallOptions): Promise<{
      doc?: UserDocument
      message?: string
    }>
    /** Delete one of the users: DELETE /api/users/{id} */
    deleteById(input: UsersDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: UserDocument
      message?: string
    }>
    /** Delete all users that match: DELETE /api/users */
    deleteMany(input?: UsersDeleteManyInput, options?: CallOptions): Promise<{
      docs?: UserDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List users: GET /api/users */
    find(input?: UsersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: UserDocument[]
    }>
    findAll(input?: UsersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: UserDocument[]
    })['docs'][number]>
    /** Read one of the users: GET /api/users/{id} */
    findById(input: UsersFindByIdInput, options?: CallOptions): Promise<UserDocument>
    /** Ask for a new password by mail: POST /api/users/forgot-password */
    forgotPassword(input?: UsersForgotPasswordInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Sign in with a password: POST /api/users/login */
    login(input?: UsersLoginInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Sign out: POST /api/users/logout */
    logout(input?: UsersLogoutInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Read who is signed in: GET /api/users/me */
    me(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, unknown>>
    /** Stay signed in: POST /api/users/refresh-token */
    refreshToken(input?: UsersRefreshTokenInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Set a new password: POST /api/users/reset-password */
    resetPassword(input?: UsersResetPasswordInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Let a locked account sign in again: POST /api/users/unlock */
    unlock(input?: UsersUnlockInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Change one of the users: PATCH /api/users/{id} */
    updateById(input: UsersUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: UserDocument
      message?: string
    }>
    /** Change all users that match: PATCH /api/users */
    updateMany(input: UsersUpdateManyInput, options?: CallOptions): Promise<{
      docs?: UserDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  waiting: {
    /** Count what waits for staff: GET /api/waiting */
    list(input?: Record<string, never>, options?: CallOptions): Promise<Waiting>
  }
  webhookDeliveries: {
    /** Read what the caller may do with one of the webhook deliveries: POST /api/webhook-deliveries/access/{id} */
    access(input: WebhookDeliveriesAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count webhook deliveries: GET /api/webhook-deliveries/count */
    count(input?: WebhookDeliveriesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the webhook deliveries: POST /api/webhook-deliveries */
    create(input: WebhookDeliveriesCreateInput, options?: CallOptions): Promise<{
      doc?: WebhookDeliveryDocument
      message?: string
    }>
    /** Delete one of the webhook deliveries: DELETE /api/webhook-deliveries/{id} */
    deleteById(input: WebhookDeliveriesDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: WebhookDeliveryDocument
      message?: string
    }>
    /** Delete all webhook deliveries that match: DELETE /api/webhook-deliveries */
    deleteMany(input?: WebhookDeliveriesDeleteManyInput, options?: CallOptions): Promise<{
      docs?: WebhookDeliveryDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List webhook deliveries: GET /api/webhook-deliveries */
    find(input?: WebhookDeliveriesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: WebhookDeliveryDocument[]
    }>
    findAll(input?: WebhookDeliveriesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: WebhookDeliveryDocument[]
    })['docs'][number]>
    /** Read one of the webhook deliveries: GET /api/webhook-deliveries/{id} */
    findById(input: WebhookDeliveriesFindByIdInput, options?: CallOptions): Promise<WebhookDeliveryDocument>
    /** Send a message to a webhook again: POST /api/webhook-deliveries/{id}/resend */
    resend(input: WebhookDeliveriesResendInput, options?: CallOptions): Promise<QueuedWebhookDelivery>
    /** Change one of the webhook deliveries: PATCH /api/webhook-deliveries/{id} */
    updateById(input: WebhookDeliveriesUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: WebhookDeliveryDocument
      message?: string
    }>
    /** Change all webhook deliveries that match: PATCH /api/webhook-deliveries */
    updateMany(input: WebhookDeliveriesUpdateManyInput, options?: CallOptions): Promise<{
      docs?: WebhookDeliveryDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
  webhooks: {
    /** Read what the caller may do with one of the webhooks: POST /api/webhooks/access/{id} */
    access(input: WebhooksAccessInput, options?: CallOptions): Promise<Record<string, unknown>>
    /** Count webhooks: GET /api/webhooks/count */
    count(input?: WebhooksCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Make one of the webhooks: POST /api/webhooks */
    create(input: WebhooksCreateInput, options?: CallOptions): Promise<{
      doc?: WebhookDocument
      message?: string
    }>
    /** Delete one of the webhooks: DELETE /api/webhooks/{id} */
    deleteById(input: WebhooksDeleteByIdInput, options?: CallOptions): Promise<{
      doc?: WebhookDocument
      message?: string
    }>
    /** Delete all webhooks that match: DELETE /api/webhooks */
    deleteMany(input?: WebhooksDeleteManyInput, options?: CallOptions): Promise<{
      docs?: WebhookDocument[]
      errors?: unknown[]
      message?: string
    }>
    /** List webhooks: GET /api/webhooks */
    find(input?: WebhooksFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs?: WebhookDocument[]
    }>
    findAll(input?: WebhooksFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs?: WebhookDocument[]
    })['docs'][number]>
    /** Read one of the webhooks: GET /api/webhooks/{id} */
    findById(input: WebhooksFindByIdInput, options?: CallOptions): Promise<WebhookDocument>
    /** Give a webhook another signing secret: POST /api/webhooks/{id}/rotate-secret */
    rotateSecret(input: WebhooksRotateSecretInput, options?: CallOptions): Promise<NewWebhookSecret>
    /** Send a test message to a webhook: POST /api/webhooks/{id}/test */
    test(input: WebhooksTestInput, options?: CallOptions): Promise<QueuedWebhookDelivery>
    /** Change one of the webhooks: PATCH /api/webhooks/{id} */
    updateById(input: WebhooksUpdateByIdInput, options?: CallOptions): Promise<{
      doc?: WebhookDocument
      message?: string
    }>
    /** Change all webhooks that match: PATCH /api/webhooks */
    updateMany(input: WebhooksUpdateManyInput, options?: CallOptions): Promise<{
      docs?: WebhookDocument[]
      errors?: unknown[]
      message?: string
    }>
  }
}
