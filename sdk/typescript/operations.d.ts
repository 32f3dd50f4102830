// Made from the OpenAPI document by `npm run generate`.

import type { CallOptions, ServerSentEvent } from './index.js'

export type HeroBlock = {
  /** With a picture or drawing beside the words, or the words alone in the middle. */
  layout: "beside" | "centred"
  /** A few words above the heading, such as the date of an event. */
  kicker?: string | null
  /** What the company does and for whom, in one line. */
  heading: string
  /** One or two sentences below the heading. */
  lead?: string | null
  /** The first one stands out. One call a screen sells best. */
  calls?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
  /** A photograph or a drawing from the library. */
  picture?: string | null | MediaDocument
  /** Shown in the colours of the brand where there is no picture. */
  drawing: "none" | "report" | "course" | "conversation" | "people" | "register" | "calendar"
  id?: string | null
  blockName?: string | null
  blockType: "hero"
}

export type TextBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** The text below the heading, or beside it on wide screens. */
  layout: "below" | "beside"
  /** What this part says, in one line. */
  heading?: string | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  id?: string | null
  blockName?: string | null
  blockType: "text"
}

export type PictureBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** Alternate the sides where several of these follow each other. */
  side: "end" | "start"
  /** What this part says, in one line. */
  heading?: string | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** The first one stands out. One call a screen sells best. */
  calls?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
  /** A photograph or a drawing from the library. */
  picture?: string | null | MediaDocument
  /** Shown in the colours of the brand where there is no picture. */
  drawing: "none" | "report" | "course" | "conversation" | "people" | "register" | "calendar"
  id?: string | null
  blockName?: string | null
  blockType: "picture"
}

export type FeaturesBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** Cards for what can be clicked, a list for short facts. */
  layout: "cards" | "list"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  items?: ({
    /** A small drawing. */
    icon: "check" | "shield" | "book" | "people" | "calendar" | "chart" | "document" | "conversation" | "globe" | "lock" | "award" | "idea"
    /** What one gets. */
    title: string
    /** Why it matters, in a sentence. */
    text?: string | null
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "features"
}

export type StepsBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  items?: ({
    /** What happens. */
    title: string
    /** Who does what, and how long it takes. */
    text?: string | null
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "steps"
}

export type FiguresBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  items?: ({
    /** Such as 2,100 or 94 %. */
    value: string
    /** What is counted. */
    label: string
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "figures"
}

export type VoicesBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  items?: ({
    /** Their own words, with their consent. */
    quote: string
    name: string
    /** Their role and organisation. */
    role?: string | null
    /** A photograph or a drawing from the library. */
    picture?: string | null | MediaDocument
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "voices"
}

export type TeamBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  people?: ({
    name: string
    /** What they do here. */
    role?: string | null
    /** What they did before. */
    text?: string | null
    /** A photograph or a drawing from the library. */
    picture?: string | null | MediaDocument
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "team"
}

export type CallBlock = {
  /** A band in the main colour of the brand, or a calm box. */
  layout: "band" | "box"
  /** What to do next. */
  heading: string
  /** One or two sentences below the heading. */
  lead?: string | null
  /** The first one stands out. One call a screen sells best. */
  calls?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "call"
}

export type LogosBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** In this order. Leave it empty to show them all. */
  partners?: (string | PartnerDocument)[] | null
  id?: string | null
  blockName?: string | null
  blockType: "logos"
}

export type QuestionsBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  /** In this order. Leave it empty to show the first ones. */
  questions?: (string | FaqDocument)[] | null
  /** How many are shown where none are chosen. */
  count?: number | null
  id?: string | null
  blockName?: string | null
  blockType: "questions"
}

export type CoursesBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  /** In this order. Leave it empty to show those that start soonest. */
  courses?: (string | CourseDocument)[] | null
  /** Only courses on this topic. */
  topic?: string | null
  /** Only courses of this level. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How many are shown where none are chosen. */
  count?: number | null
  id?: string | null
  blockName?: string | null
  blockType: "courses"
}

export type BrochureBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  /** Visitors get it by email. */
  brochure: string
  id?: string | null
  blockName?: string | null
  blockType: "brochure"
}

export type FormBlock = {
  /** Tinted parts set themselves apart from the plain ones around them. */
  background: "plain" | "tinted"
  /** What this part says, in one line. */
  heading?: string | null
  /** One or two sentences below the heading. */
  lead?: string | null
  /** What visitors fill in. It arrives with the leads. */
  form: "demo" | "contact" | "brochure" | "cost-of-ownership" | "inquiry" | "own"
  /** A form that you have made and published under Forms. */
  ownForm?: string | null
  /** The course that the inquiry is about. */
  course?: string | null | CourseDocument
  points?: ({
    /** What one gets, or what happens next. */
    text: string
    id?: string | null
  })[] | null
  id?: string | null
  blockName?: string | null
  blockType: "form"
}

export type LeadEventDocument = {
  id: string
  lead: string | LeadDocument
  type: "received" | "status" | "assignee" | "notes" | "details" | "consent"
  from?: string | null
  to?: string | null
  /** A colleague, an API key, the form, or the service itself. */
  actor?: string | null
  /** The id of the colleague or the key; empty if it was neither. */
  by?: string | null | UserDocument
  updatedAt: string
  createdAt: string
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

export type BrochureFileUpdate = { [name: string]: unknown }

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

export type LeadDocument = {
  id: string
  timeline?: {
    docs?: (string | LeadEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** How far the lead has come. Each change is noted in the timeline. */
  status: "new" | "contacted" | "qualified" | "won" | "lost"
  /** Who takes care of this lead. */
  assignee?: string | null | UserDocument
  value?: {
    /** What you expect it to bring. */
    amount?: number | null
    currency?: string | null
  }
  /** Whether marketing mail is allowed; empty where it was not asked. */
  marketing?: "given" | "refused" | "withdrawn" | null
  name?: string | null
  /** Nobody changes it. */
  email: string
  emailProven?: boolean | null
  company?: string | null
  jobTitle?: string | null
  phone?: string | null
  country?: string | null
  form?: string | null | FormDocument
  answers?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  companySize?: string | null
  interests?: string[] | null
  preferredTime?: string | null
  subject?: string | null
  message?: string | null
  program?: string | null
  question?: string | null
  startPreference?: string | null
  brochure?: string | null
  /** What the visitor entered. */
  inputs?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  /** The estimate that the visitor was shown. */
  estimate?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  /** For colleagues. What stood here before is kept in the timeline. */
  notes?: string | null
  consents?: {
    docs?: (string | ConsentDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** Shown to the visitor, who can quote it when they write. */
  reference: string
  /** Which form it came from. */
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco" | "form"
  /** The campaign’s source, else the page they came from. */
  source?: string | null
  /** The campaign and the page that brought them, as reported by their browser. */
  attribution?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  /** The language of the form, and of the mails they get. */
  locale: string
  updatedAt: string
  createdAt: string
}

export type LeadUpdate = {
  /** How far the lead has come. Each change is noted in the timeline. */
  status?: "new" | "contacted" | "qualified" | "won" | "lost"
  /** Who takes care of this lead. */
  assignee?: string | null | UserDocument
  value?: {
    /** What you expect it to bring. */
    amount?: number | null
    currency?: string | null
  }
  name?: string | null
  company?: string | null
  jobTitle?: string | null
  phone?: string | null
  country?: string | null
  /** For colleagues. What stood here before is kept in the timeline. */
  notes?: string | null
}

export type ConsentDocument = {
  id: string
  /** Empty once the person has been erased. */
  email?: string | null
  event: "given" | "refused" | "withdrawn"
  marketing: boolean
  policyVersion?: string | null
  /** The privacy policy of that version, as it was published. */
  policyText?: string | null
  form: "demo" | "contact" | "request-info" | "brochures" | "tco" | "form"
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

export type FormDocument = {
  id: string
  /** What one gets or does, such as Book a place at the open day. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** Without it a form is sent in one step, but anybody can enter anybody’s address: only a few mails are sent then. */
  otp?: boolean | null
  /** Refuses free and disposable mailboxes. */
  workEmail?: boolean | null
  /** One or two sentences above the form. */
  summary?: string | null
  /** Every form asks for the email address and the consent by itself. Each further question costs answers: few are best. */
  fields: ({
    /** What is asked, in a few words. */
    label: string
    /** What visitors can enter. */
    type: "text" | "textarea" | "email" | "work_email" | "phone" | "number" | "date" | "country" | "select" | "multiselect" | "boolean" | "consent" | "hidden"
    options?: ({
      /** As visitors read it. */
      label: string
      /** What is stored. Leave it empty to have it made from the label. */
      value: string
      id?: string | null
    })[] | null
    /** A hint between the label and the input. */
    help?: string | null
    /** Its key in the API; made from the label if empty. Answers called name (or full_name, your_name), company, jobTitle, phone and country also fill those fields of the lead. */
    name: string
    required?: boolean | null
    id?: string | null
  })[]
  /** The words of the consent to news. Empty: the usual ones. */
  consentText?: string | null
  /** On the button, such as Keep my place. */
  button?: string | null
  /** The heading after sending, such as Your place is kept. */
  thanksTitle?: string | null
  /** What happens next, and when. */
  thanksText?: string | null
  /** The subject of the receipt. Empty: the usual one. */
  mailSubject?: string | null
  /** The text of the receipt; an empty line begins a new paragraph. */
  mailText?: string | null
  /** Who is told of each answer by mail. Empty: the usual colleagues. */
  notify?: string[] | null
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type FormInput = {
  /** What one gets or does, such as Book a place at the open day. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Without it a form is sent in one step, but anybody can enter anybody’s address: only a few mails are sent then. */
  otp?: boolean | null
  /** Refuses free and disposable mailboxes. */
  workEmail?: boolean | null
  /** One or two sentences above the form. */
  summary?: string | null
  /** Every form asks for the email address and the consent by itself. Each further question costs answers: few are best. */
  fields: ({
    /** What is asked, in a few words. */
    label: string
    /** What visitors can enter. */
    type?: "text" | "textarea" | "email" | "work_email" | "phone" | "number" | "date" | "country" | "select" | "multiselect" | "boolean" | "consent" | "hidden"
    options?: ({
      /** As visitors read it. */
      label: string
      /** What is stored. Leave it empty to have it made from the label. */
      value: string
      id?: string | null
    })[] | null
    /** A hint between the label and the input. */
    help?: string | null
    /** Its key in the API; made from the label if empty. Answers called name (or full_name, your_name), company, jobTitle, phone and country also fill those fields of the lead. */
    name: string
    required?: boolean | null
    id?: string | null
  })[]
  /** The words of the consent to news. Empty: the usual ones. */
  consentText?: string | null
  /** On the button, such as Keep my place. */
  button?: string | null
  /** The heading after sending, such as Your place is kept. */
  thanksTitle?: string | null
  /** What happens next, and when. */
  thanksText?: string | null
  /** The subject of the receipt. Empty: the usual one. */
  mailSubject?: string | null
  /** The text of the receipt; an empty line begins a new paragraph. */
  mailText?: string | null
  /** Who is told of each answer by mail. Empty: the usual colleagues. */
  notify?: string[] | null
  _status?: "draft" | "published" | null
}

export type FormUpdate = {
  /** What one gets or does, such as Book a place at the open day. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Without it a form is sent in one step, but anybody can enter anybody’s address: only a few mails are sent then. */
  otp?: boolean | null
  /** Refuses free and disposable mailboxes. */
  workEmail?: boolean | null
  /** One or two sentences above the form. */
  summary?: string | null
  /** Every form asks for the email address and the consent by itself. Each further question costs answers: few are best. */
  fields?: ({
    /** What is asked, in a few words. */
    label: string
    /** What visitors can enter. */
    type?: "text" | "textarea" | "email" | "work_email" | "phone" | "number" | "date" | "country" | "select" | "multiselect" | "boolean" | "consent" | "hidden"
    options?: ({
      /** As visitors read it. */
      label: string
      /** What is stored. Leave it empty to have it made from the label. */
      value: string
      id?: string | null
    })[] | null
    /** A hint between the label and the input. */
    help?: string | null
    /** Its key in the API; made from the label if empty. Answers called name (or full_name, your_name), company, jobTitle, phone and country also fill those fields of the lead. */
    name: string
    required?: boolean | null
    id?: string | null
  })[]
  /** The words of the consent to news. Empty: the usual ones. */
  consentText?: string | null
  /** On the button, such as Keep my place. */
  button?: string | null
  /** The heading after sending, such as Your place is kept. */
  thanksTitle?: string | null
  /** What happens next, and when. */
  thanksText?: string | null
  /** The subject of the receipt. Empty: the usual one. */
  mailSubject?: string | null
  /** The text of the receipt; an empty line begins a new paragraph. */
  mailText?: string | null
  /** Who is told of each answer by mail. Empty: the usual colleagues. */
  notify?: string[] | null
  _status?: "draft" | "published" | null
}

export type BrochureDocument = {
  id: string
  /** The title in the form that offers it. */
  title: string
  /** How forms name it, such as team-training-guide. */
  slug: string
  /** What a reader gets from it, in one or two sentences. */
  summary?: string | null
  /** A PDF. Its address works for staff only. */
  file?: string | BrochureFileDocument
  updatedAt: string
  createdAt: string
}

export type BrochureInput = {
  /** The title in the form that offers it. */
  title: string
  /** How forms name it, such as team-training-guide. */
  slug?: string
  /** What a reader gets from it, in one or two sentences. */
  summary?: string | null
  /** A PDF. Its address works for staff only. */
  file: string | BrochureFileDocument
}

export type BrochureUpdate = {
  /** The title in the form that offers it. */
  title?: string
  /** How forms name it, such as team-training-guide. */
  slug?: string
  /** What a reader gets from it, in one or two sentences. */
  summary?: string | null
  /** A PDF. Its address works for staff only. */
  file?: string | BrochureFileDocument
}

export type MailFailureDocument = {
  id: string
  /** In lower case. Empty where the mail was never written. */
  recipient?: string | null
  kind: string
  reason: "refused" | "unsent" | "unwritten" | "invalid"
  attempts: number
  target?: string | null
  /** Empty where the mail is not sent again. */
  targetId?: string | null
  updatedAt: string
  createdAt: string
}

export type PageDocument = {
  id: string
  /** The heading of the page, also shown in search results. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** Choose one and save: the page is filled with parts to write over. */
  template?: "landing" | "event" | "about" | null
  /** One or two sentences for lists, search and share cards. */
  summary?: string | null
  /** Add a part, drag it to its place. A page without parts is its text alone. */
  blocks?: (HeroBlock | TextBlock | PictureBlock | FeaturesBlock | StepsBlock | FiguresBlock | VoicesBlock | TeamBlock | CallBlock | LogosBlock | QuestionsBlock | CoursesBlock | BrochureBlock | FormBlock)[] | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type PageInput = {
  /** The heading of the page, also shown in search results. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Choose one and save: the page is filled with parts to write over. */
  template?: "landing" | "event" | "about" | null
  /** One or two sentences for lists, search and share cards. */
  summary?: string | null
  /** Add a part, drag it to its place. A page without parts is its text alone. */
  blocks?: (HeroBlock | TextBlock | PictureBlock | FeaturesBlock | StepsBlock | FiguresBlock | VoicesBlock | TeamBlock | CallBlock | LogosBlock | QuestionsBlock | CoursesBlock | BrochureBlock | FormBlock)[] | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  _status?: "draft" | "published" | null
}

export type PageUpdate = {
  /** The heading of the page, also shown in search results. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Choose one and save: the page is filled with parts to write over. */
  template?: "landing" | "event" | "about" | null
  /** One or two sentences for lists, search and share cards. */
  summary?: string | null
  /** Add a part, drag it to its place. A page without parts is its text alone. */
  blocks?: (HeroBlock | TextBlock | PictureBlock | FeaturesBlock | StepsBlock | FiguresBlock | VoicesBlock | TeamBlock | CallBlock | LogosBlock | QuestionsBlock | CoursesBlock | BrochureBlock | FormBlock)[] | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
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
  /** The first day on which this version is in force. */
  effectiveDate: string
  /** One or two sentences for lists and search. */
  summary?: string | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type PolicyInput = {
  /** Such as Privacy policy. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** What the policy is about. */
  kind: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  /** Visitors consent to a version by this name; change it with the text. */
  version: string
  /** The first day on which this version is in force. */
  effectiveDate: string
  /** One or two sentences for lists and search. */
  summary?: string | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  _status?: "draft" | "published" | null
}

export type PolicyUpdate = {
  /** Such as Privacy policy. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** What the policy is about. */
  kind?: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  /** Visitors consent to a version by this name; change it with the text. */
  version?: string
  /** The first day on which this version is in force. */
  effectiveDate?: string
  /** One or two sentences for lists and search. */
  summary?: string | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  _status?: "draft" | "published" | null
}

export type PartnerDocument = {
  id: string
  /** The way the company writes its name. */
  name: string
  /** The last part of the address, such as acme. Leave it empty to have it made from the name. When you change it, the old address keeps working. */
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
  /** The way the company writes its name. */
  name: string
  /** The last part of the address, such as acme. Leave it empty to have it made from the name. When you change it, the old address keeps working. */
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

export type PartnerUpdate = {
  /** The way the company writes its name. */
  name?: string
  /** The last part of the address, such as acme. Leave it empty to have it made from the name. When you change it, the old address keeps working. */
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
  question: string
  /** Plain text. Say the answer in the first sentence. */
  answer: string
  /** Lower numbers come first. */
  order?: number | null
  _status?: "draft" | "published" | null
}

export type FaqUpdate = {
  /** As a visitor would ask it. */
  question?: string
  /** Plain text. Say the answer in the first sentence. */
  answer?: string
  /** Lower numbers come first. */
  order?: number | null
  _status?: "draft" | "published" | null
}

export type RedirectDocument = {
  id: string
  /** A path of this site that has no page: pages come first. */
  from: string
  /** A page, course or policy of this site. */
  doc?: {
    relationTo: "pages"
    value: string | PageDocument
  } | null | {
    relationTo: "courses"
    value: string | CourseDocument
  } | null | {
    relationTo: "policies"
    value: string | PolicyDocument
  } | null
  /** A path of this site, or a full address. */
  url?: string | null
  /** Search engines forget an address that has moved for good. */
  status: "301" | "302"
  elsewhere?: boolean | null
  updatedAt: string
  createdAt: string
}

export type RedirectInput = {
  /** A path of this site that has no page: pages come first. */
  from: string
  /** A page, course or policy of this site. */
  doc?: {
    relationTo: "pages"
    value: string | PageDocument
  } | null | {
    relationTo: "courses"
    value: string | CourseDocument
  } | null | {
    relationTo: "policies"
    value: string | PolicyDocument
  } | null
  /** A path of this site, or a full address. */
  url?: string | null
  /** Search engines forget an address that has moved for good. */
  status?: "301" | "302"
  elsewhere?: boolean | null
}

export type RedirectUpdate = {
  /** A path of this site that has no page: pages come first. */
  from?: string
  /** A page, course or policy of this site. */
  doc?: {
    relationTo: "pages"
    value: string | PageDocument
  } | null | {
    relationTo: "courses"
    value: string | CourseDocument
  } | null | {
    relationTo: "policies"
    value: string | PolicyDocument
  } | null
  /** A path of this site, or a full address. */
  url?: string | null
  /** Search engines forget an address that has moved for good. */
  status?: "301" | "302"
  elsewhere?: boolean | null
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

export type MediaUpdate = {
  /** What the picture shows, in one sentence, for people who cannot see it. */
  alt?: string
  focalX?: number | null
  focalY?: number | null
}

export type SynonymDocument = {
  id: string
  /** Such as vacancies, careers, jobs. Enter adds one; phrases are fine. */
  words: string[]
  /** The language of these words. */
  language: "en" | "fr" | "ar"
  /** The first word finds the others, but they do not find the first. */
  oneWay?: boolean | null
  title?: string | null
  updatedAt: string
  createdAt: string
}

export type SynonymInput = {
  /** Such as vacancies, careers, jobs. Enter adds one; phrases are fine. */
  words: string[]
  /** The language of these words. */
  language?: "en" | "fr" | "ar"
  /** The first word finds the others, but they do not find the first. */
  oneWay?: boolean | null
  title?: string | null
}

export type SynonymUpdate = {
  /** Such as vacancies, careers, jobs. Enter adds one; phrases are fine. */
  words?: string[]
  /** The language of these words. */
  language?: "en" | "fr" | "ar"
  /** The first word finds the others, but they do not find the first. */
  oneWay?: boolean | null
  title?: string | null
}

export type CourseDocument = {
  id: string
  /** The title in the catalog. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug: string
  /** One or two sentences for lists, search and share cards. */
  summary: string
  /** Shown in lists and at the top of the course. */
  image?: string | null | MediaDocument
  /** Who it is for. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How it is taught. */
  format?: "online" | "classroom" | "blended" | null
  /** The language it is taught in. */
  language?: string | null
  /** Without breaks; 1.5 is an hour and a half. */
  durationHours?: number | null
  /** Its topics, one each; visitors filter by them. Enter adds one. */
  topics?: string[] | null
  /** Leave the amount empty, or 0, for a free course. */
  price?: {
    /** Such as 490 or 490.00. */
    amount?: number | null
    /** Needed where there is an amount. */
    currency?: string | null
  }
  /** When the course is held. A course without dates can be taken at any time. */
  sessions?: {
    docs?: (string | CourseSessionDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** What a learner can do afterwards, one each. Enter adds one. */
  outcomes?: string[] | null
  /** What is taught, module by module. */
  syllabus?: ({
    /** What its lessons are about. */
    title: string
    /** In the order in which they are taught. */
    lessons?: ({
      /** The title in the syllabus. */
      title: string
      /** Names the lesson in its address. What learners have done stays when it changes. Leave it empty to have it made from the title. */
      slug: string
      /** How long it takes, about. */
      minutes?: number | null
      /** What learners do in it. Every kind may also have a text. */
      kind?: "text" | "video" | "quiz" | "download" | null
      /** Visitors can read it as a sample, without signing in. */
      isPreview?: boolean | null
      /** The video (MP4 or WebM), or what learners download. */
      file?: string | null | LessonFileDocument
      /** Its address on YouTube, Vimeo or another host that you allow. */
      embedUrl?: string | null
      /** What is said, for people who cannot hear it. One WebVTT file a language. */
      captions?: ({
        /** The language of the captions. */
        language: "en" | "fr" | "ar"
        /** A WebVTT file (.vtt). */
        file: string | LessonFileDocument
        id?: string | null
      })[] | null
      /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
      /** How much must be right to pass. */
      passMark?: number | null
      /** How often a learner may try. Empty: no limit. */
      attempts?: number | null
      /** Learners complete the lesson by passing. A quiz without questions is read like a text. */
      questions?: ({
        /** What is asked. */
        prompt: string
        kind?: "single" | "multiple" | "text" | null
        /** For a short text, each way of writing it that counts as right. */
        options?: ({
          /** One answer, in a few words. */
          text: string
          isCorrect?: boolean | null
          id?: string | null
        })[] | null
        /** Shown once the quiz was answered: why the right answer is right. */
        explanation?: string | null
        id?: string | null
      })[] | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** The instructors, with their qualifications. */
  instructors?: ({
    /** As visitors read it. */
    name: string
    /** What makes this person fit to teach. */
    role?: string | null
    id?: string | null
  })[] | null
  /** Learners who complete it receive a certificate. */
  certificate?: boolean | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  updatedAt: string
  createdAt: string
  _status?: "draft" | "published" | null
}

export type CourseInput = {
  /** The title in the catalog. */
  title: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** One or two sentences for lists, search and share cards. */
  summary: string
  /** Shown in lists and at the top of the course. */
  image?: string | null | MediaDocument
  /** Who it is for. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How it is taught. */
  format?: "online" | "classroom" | "blended" | null
  /** The language it is taught in. */
  language?: string | null
  /** Without breaks; 1.5 is an hour and a half. */
  durationHours?: number | null
  /** Its topics, one each; visitors filter by them. Enter adds one. */
  topics?: string[] | null
  /** Leave the amount empty, or 0, for a free course. */
  price?: {
    /** Such as 490 or 490.00. */
    amount?: number | null
    /** Needed where there is an amount. */
    currency?: string | null
  }
  /** What a learner can do afterwards, one each. Enter adds one. */
  outcomes?: string[] | null
  /** What is taught, module by module. */
  syllabus?: ({
    /** What its lessons are about. */
    title: string
    /** In the order in which they are taught. */
    lessons?: ({
      /** The title in the syllabus. */
      title: string
      /** Names the lesson in its address. What learners have done stays when it changes. Leave it empty to have it made from the title. */
      slug?: string
      /** How long it takes, about. */
      minutes?: number | null
      /** What learners do in it. Every kind may also have a text. */
      kind?: "text" | "video" | "quiz" | "download" | null
      /** Visitors can read it as a sample, without signing in. */
      isPreview?: boolean | null
      /** The video (MP4 or WebM), or what learners download. */
      file?: string | null | LessonFileDocument
      /** Its address on YouTube, Vimeo or another host that you allow. */
      embedUrl?: string | null
      /** What is said, for people who cannot hear it. One WebVTT file a language. */
      captions?: ({
        /** The language of the captions. */
        language: "en" | "fr" | "ar"
        /** A WebVTT file (.vtt). */
        file: string | LessonFileDocument
        id?: string | null
      })[] | null
      /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
      /** How much must be right to pass. */
      passMark?: number | null
      /** How often a learner may try. Empty: no limit. */
      attempts?: number | null
      /** Learners complete the lesson by passing. A quiz without questions is read like a text. */
      questions?: ({
        /** What is asked. */
        prompt: string
        kind?: "single" | "multiple" | "text" | null
        /** For a short text, each way of writing it that counts as right. */
        options?: ({
          /** One answer, in a few words. */
          text: string
          isCorrect?: boolean | null
          id?: string | null
        })[] | null
        /** Shown once the quiz was answered: why the right answer is right. */
        explanation?: string | null
        id?: string | null
      })[] | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** The instructors, with their qualifications. */
  instructors?: ({
    /** As visitors read it. */
    name: string
    /** What makes this person fit to teach. */
    role?: string | null
    id?: string | null
  })[] | null
  /** Learners who complete it receive a certificate. */
  certificate?: boolean | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  _status?: "draft" | "published" | null
}

export type CourseUpdate = {
  /** The title in the catalog. */
  title?: string
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** One or two sentences for lists, search and share cards. */
  summary?: string
  /** Shown in lists and at the top of the course. */
  image?: string | null | MediaDocument
  /** Who it is for. */
  level?: "foundation" | "practitioner" | "expert" | null
  /** How it is taught. */
  format?: "online" | "classroom" | "blended" | null
  /** The language it is taught in. */
  language?: string | null
  /** Without breaks; 1.5 is an hour and a half. */
  durationHours?: number | null
  /** Its topics, one each; visitors filter by them. Enter adds one. */
  topics?: string[] | null
  /** Leave the amount empty, or 0, for a free course. */
  price?: {
    /** Such as 490 or 490.00. */
    amount?: number | null
    /** Needed where there is an amount. */
    currency?: string | null
  }
  /** What a learner can do afterwards, one each. Enter adds one. */
  outcomes?: string[] | null
  /** What is taught, module by module. */
  syllabus?: ({
    /** What its lessons are about. */
    title: string
    /** In the order in which they are taught. */
    lessons?: ({
      /** The title in the syllabus. */
      title: string
      /** Names the lesson in its address. What learners have done stays when it changes. Leave it empty to have it made from the title. */
      slug?: string
      /** How long it takes, about. */
      minutes?: number | null
      /** What learners do in it. Every kind may also have a text. */
      kind?: "text" | "video" | "quiz" | "download" | null
      /** Visitors can read it as a sample, without signing in. */
      isPreview?: boolean | null
      /** The video (MP4 or WebM), or what learners download. */
      file?: string | null | LessonFileDocument
      /** Its address on YouTube, Vimeo or another host that you allow. */
      embedUrl?: string | null
      /** What is said, for people who cannot hear it. One WebVTT file a language. */
      captions?: ({
        /** The language of the captions. */
        language: "en" | "fr" | "ar"
        /** A WebVTT file (.vtt). */
        file: string | LessonFileDocument
        id?: string | null
      })[] | null
      /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
      /** How much must be right to pass. */
      passMark?: number | null
      /** How often a learner may try. Empty: no limit. */
      attempts?: number | null
      /** Learners complete the lesson by passing. A quiz without questions is read like a text. */
      questions?: ({
        /** What is asked. */
        prompt: string
        kind?: "single" | "multiple" | "text" | null
        /** For a short text, each way of writing it that counts as right. */
        options?: ({
          /** One answer, in a few words. */
          text: string
          isCorrect?: boolean | null
          id?: string | null
        })[] | null
        /** Shown once the quiz was answered: why the right answer is right. */
        explanation?: string | null
        id?: string | null
      })[] | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** The instructors, with their qualifications. */
  instructors?: ({
    /** As visitors read it. */
    name: string
    /** What makes this person fit to teach. */
    role?: string | null
    id?: string | null
  })[] | null
  /** Learners who complete it receive a certificate. */
  certificate?: boolean | null
  /** Markdown in place of `body`. A read has it with `select[bodyMarkdown]=true`. */
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
  /** Leave these empty to use the title and the summary. */
  seo?: {
    /** At most 60 characters are shown. */
    title?: string | null
    /** At most 160 characters are shown. */
    description?: string | null
    /** Best 1200 × 630 pixels. Without one, a card is drawn of the title. */
    image?: string | null | MediaDocument
    hidden?: boolean | null
  }
  _status?: "draft" | "published" | null
}

export type CourseSessionDocument = {
  id: string
  /** Its course, day and place, made from them. */
  title?: string | null
  /** Which course is held. Cannot be changed later. */
  course: string | CourseDocument
  /** Shown in your own time zone; over the API in UTC. */
  startsAt: string
  /** When the last day is over. */
  endsAt: string
  /** The zone that visitors read the times in, such as Europe/Paris. */
  timeZone: string
  /** Where it is held. */
  mode: "online" | "onsite"
  /** Where people should come. Public. */
  venue?: {
    /** The house, as people call it. */
    name?: string | null
    /** Street, town and country. */
    address?: string | null
    /** The address of a map that shows it. */
    mapUrl?: string | null
  }
  /** Only those who are enrolled in this date see it. */
  joinUrl?: string | null
  /** Who teaches on this date. Enter adds one. */
  teachers?: string[] | null
  /** Only a scheduled date can be booked. Cancelling tells and refunds everybody. */
  status: "scheduled" | "cancelled" | "completed"
  /** How many people it has room for. What is sold and held is counted by itself. */
  capacity: number
  /** The places that can still be booked. */
  seatsLeft?: number | null
  /** Places that are paid for, or given free of charge. */
  sold?: number | null
  /** Places of orders that are not paid yet. */
  held?: number | null
  /** Who is marked as present on the attendance list. */
  attended?: number | null
  updatedAt: string
  createdAt: string
}

export type CourseSessionInput = {
  /** Which course is held. Cannot be changed later. */
  course: string | CourseDocument
  /** Shown in your own time zone; over the API in UTC. */
  startsAt: string
  /** When the last day is over. */
  endsAt: string
  /** The zone that visitors read the times in, such as Europe/Paris. */
  timeZone?: string
  /** Where it is held. */
  mode?: "online" | "onsite"
  /** Where people should come. Public. */
  venue?: {
    /** The house, as people call it. */
    name?: string | null
    /** Street, town and country. */
    address?: string | null
    /** The address of a map that shows it. */
    mapUrl?: string | null
  }
  /** Only those who are enrolled in this date see it. */
  joinUrl?: string | null
  /** Who teaches on this date. Enter adds one. */
  teachers?: string[] | null
  /** Only a scheduled date can be booked. Cancelling tells and refunds everybody. */
  status?: "scheduled" | "cancelled" | "completed"
  /** How many people it has room for. What is sold and held is counted by itself. */
  capacity: number
}

export type CourseSessionUpdate = {
  /** Shown in your own time zone; over the API in UTC. */
  startsAt?: string
  /** When the last day is over. */
  endsAt?: string
  /** The zone that visitors read the times in, such as Europe/Paris. */
  timeZone?: string
  /** Where it is held. */
  mode?: "online" | "onsite"
  /** Where people should come. Public. */
  venue?: {
    /** The house, as people call it. */
    name?: string | null
    /** Street, town and country. */
    address?: string | null
    /** The address of a map that shows it. */
    mapUrl?: string | null
  }
  /** Only those who are enrolled in this date see it. */
  joinUrl?: string | null
  /** Who teaches on this date. Enter adds one. */
  teachers?: string[] | null
  /** Only a scheduled date can be booked. Cancelling tells and refunds everybody. */
  status?: "scheduled" | "cancelled" | "completed"
  /** How many people it has room for. What is sold and held is counted by itself. */
  capacity?: number
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
  certificates?: {
    docs?: (string | CertificateDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  /** A blocked learner is signed out everywhere and cannot sign in. */
  blocked?: boolean | null
  /** In which they get mails. */
  locale?: string | null
  lastSignInAt?: string | null
  updatedAt: string
  createdAt: string
}

export type LearnerInput = {
  /** Codes to sign in go here. Whoever reads this mailbox is this learner. */
  email: string
  /** Printed on certificates. One that is issued keeps the name it has. */
  name?: string | null
  /** A blocked learner is signed out everywhere and cannot sign in. */
  blocked?: boolean | null
}

export type LearnerUpdate = {
  /** Codes to sign in go here. Whoever reads this mailbox is this learner. */
  email?: string
  /** Printed on certificates. One that is issued keeps the name it has. */
  name?: string | null
  /** A blocked learner is signed out everywhere and cannot sign in. */
  blocked?: boolean | null
}

export type BookingDocument = {
  id: string
  courseTitle: string
  course?: string | null | CourseDocument
  /** Empty for a course that is taken at any time. */
  session?: string | null | CourseSessionDocument
  /** Who sees the booking after signing in, and may change it. */
  buyer?: string | null | LearnerDocument
  places: number
  /** Who has each place. Empty until the buyer names somebody. */
  attendees?: ({
    name?: string | null
    email?: string | null
    id?: string | null
  })[] | null
  status: "confirmed" | "cancelled"
  cancelledAt?: string | null
  /** Empty if the course was free. */
  orderNumber?: string | null
  order?: string | null
  refund?: {
    amount?: number | null
    currency?: string | null
  }
  updatedAt: string
  createdAt: string
}

export type EnrolmentDocument = {
  id: string
  /** Who takes the course. Cannot be changed later. */
  learner: string | LearnerDocument
  /** Empty once the course was deleted; certificates stay. */
  course?: string | null | CourseDocument
  /** On which date. Empty for a course that is taken at any time. */
  session?: string | null | CourseSessionDocument
  /** Set to completed for a learner who has done all there is. Admins can reopen it. */
  status: "active" | "completed"
  progress?: number | null
  completedAt?: string | null
  completedLessons?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  courseTitle?: string | null
  courseSlug?: string | null
  order?: string | null
  booking?: string | null | BookingDocument
  seat?: number | null
  /** When they were marked as present, on the attendance list of the date. */
  attendedAt?: string | null
  /** When they were last given another attempt at a quiz. */
  attemptGivenAt?: string | null
  remindedAt?: string | null
  /** When the place was given to somebody else or cancelled. Progress is kept. Clear it, or choose a date, to enrol them again. */
  endedAt?: string | null
  certificates?: {
    docs?: (string | CertificateDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  updatedAt: string
  createdAt: string
}

export type EnrolmentInput = {
  /** Who takes the course. Cannot be changed later. */
  learner: string | LearnerDocument
  /** Empty once the course was deleted; certificates stay. */
  course: string | null | CourseDocument
  /** On which date. Empty for a course that is taken at any time. */
  session?: string | null | CourseSessionDocument
  /** Set to completed for a learner who has done all there is. Admins can reopen it. */
  status?: "active" | "completed"
}

export type EnrolmentUpdate = {
  /** On which date. Empty for a course that is taken at any time. */
  session?: string | null | CourseSessionDocument
  /** Set to completed for a learner who has done all there is. Admins can reopen it. */
  status?: "active" | "completed"
  /** When the place was given to somebody else or cancelled. Progress is kept. Clear it, or choose a date, to enrol them again. */
  endedAt?: string | null
}

export type CertificateDocument = {
  id: string
  number: string
  /** Who it was issued to, as printed. */
  name?: string | null
  title: string
  hours?: number | null
  issuer?: string | null
  issuedAt: string
  revokedAt?: string | null
  /** Only staff see it. */
  revokedReason?: string | null
  learner?: string | null | LearnerDocument
  course?: string | null | CourseDocument
  enrolment?: string | null | EnrolmentDocument
  updatedAt: string
  createdAt: string
}

export type LessonFileDocument = {
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

export type LessonFileUpdate = { [name: string]: unknown }

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
  /** What the visitor pays for, in the words they see. */
  title: string
  /** What they get for it. Plain text. */
  description?: string | null
  /** Shown where the link is shared. */
  image?: string | null | MediaDocument
  /** Whether everyone pays the same. */
  amountMode?: "fixed" | "open" | null
  price?: {
    /** What everybody pays, such as 490 or 490.00. */
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
  /** Payers are enrolled in this course. While it is not published, nobody can pay by the link. */
  course?: string | null | CourseDocument
  /** The one date whose places it sells. Empty: payers choose a date of the course. */
  session?: string | null | CourseSessionDocument
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
  /** What the visitor pays for, in the words they see. */
  title: string
  /** What they get for it. Plain text. */
  description?: string | null
  /** Shown where the link is shared. */
  image?: string | null | MediaDocument
  /** Whether everyone pays the same. */
  amountMode?: "fixed" | "open" | null
  price?: {
    /** What everybody pays, such as 490 or 490.00. */
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
  /** Payers are enrolled in this course. While it is not published, nobody can pay by the link. */
  course?: string | null | CourseDocument
  /** The one date whose places it sells. Empty: payers choose a date of the course. */
  session?: string | null | CourseSessionDocument
}

export type PaymentLinkUpdate = {
  /** The last part of the address, such as ai-act-basics. Leave it empty to have it made from the title. When you change it, the old address keeps working. */
  slug?: string
  /** Visitors can use a link while it is active. */
  state?: "draft" | "active" | "paused" | "archived"
  /** What happens when somebody follows the link. */
  kind?: "gateway" | "external"
  /** What the visitor pays for, in the words they see. */
  title?: string
  /** What they get for it. Plain text. */
  description?: string | null
  /** Shown where the link is shared. */
  image?: string | null | MediaDocument
  /** Whether everyone pays the same. */
  amountMode?: "fixed" | "open" | null
  price?: {
    /** What everybody pays, such as 490 or 490.00. */
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
  /** Payers are enrolled in this course. While it is not published, nobody can pay by the link. */
  course?: string | null | CourseDocument
  /** The one date whose places it sells. Empty: payers choose a date of the course. */
  session?: string | null | CourseSessionDocument
}

export type OrderDocument = {
  id: string
  timeline?: {
    docs?: (string | PaymentEventDocument)[]
    hasNextPage?: boolean
    totalDocs?: number
  }
  status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
  /** How the payment was confirmed. */
  verification?: "confirmed" | "callback-only" | "staff" | null
  /** What staff should look at; empty if there is nothing. */
  attention?: string | null
  paidAt?: string | null
  /** When its booking was cancelled, or its money came too late for a place. */
  releasedAt?: string | null
  number: string
  amount: number
  refundedAmount: number
  currency: string
  title: string
  link?: string | null | PaymentLinkDocument
  course?: string | null | CourseDocument
  session?: string | null | CourseSessionDocument
  quantity: number
  /** Who takes part; the buyer where nobody is named. */
  attendees?: ({
    name?: string | null
    email?: string | null
    id?: string | null
  })[] | null
  customer?: {
    name?: string | null
    email?: string | null
    phone?: string | null
  }
  /** As the payer gave it for the invoice. */
  billing?: {
    company?: string | null
    address?: string | null
    country?: string | null
    taxId?: string | null
  }
  trackingId?: string | null
  locale: string
  version: number
  invoices?: {
    docs?: (string | InvoiceDocument)[]
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

export type InvoiceDocument = {
  id: string
  number: string
  kind: "invoice" | "credit_note"
  order: string | OrderDocument
  invoice?: string | null | InvoiceDocument
  issuedAt: string
  customer?: string | null
  email?: string | null
  gross: number
  tax: number
  currency: string
  taxLabel?: string | null
  taxRate?: number | null
  position: number
  locale: string
  updatedAt: string
  createdAt: string
}

export type PaymentReportDocument = {
  id: string
  from: string
  until: string
  compared: number
  differences: number
  /** Each payment on which this service and the gateway do not agree. */
  findings?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  updatedAt: string
  createdAt: string
}

export type ChatQuestionDocument = {
  id: string
  /** What the visitor asked, masked. */
  question: string
  /** The FAQ that staff wrote for this question. */
  faq?: string | null | FaqDocument
  /** Whether published content answered it. */
  grounded?: boolean | null
  /** Who wrote the answer. */
  mode: "platform" | "local"
  /** The main source of the answer. */
  source?: string | null
  helpful?: boolean | null
  /** Nothing is to be done about it, so it no longer waits for you. */
  reviewed?: boolean | null
  comment?: string | null
  /** The language of the page. */
  locale: string
  /** The day in UTC. */
  day: string
  updatedAt: string
  createdAt: string
}

export type ChatQuestionUpdate = {
  /** Nothing is to be done about it, so it no longer waits for you. */
  reviewed?: boolean | null
}

export type TestQuestionDocument = {
  id: string
  /** As a visitor would ask it. */
  question: string
  /** The path of the page that must answer it, such as /courses/ai-act. Empty: nothing on the site does, and it must not be answered. */
  page?: string | null
  /** The language of the question. */
  language: "en" | "fr" | "ar"
  /** At the last run. */
  result?: "passes" | "fails" | null
  /** How it was answered, and from which pages. */
  given?: string | null
  updatedAt: string
  createdAt: string
}

export type TestQuestionInput = {
  /** As a visitor would ask it. */
  question: string
  /** The path of the page that must answer it, such as /courses/ai-act. Empty: nothing on the site does, and it must not be answered. */
  page?: string | null
  /** The language of the question. */
  language?: "en" | "fr" | "ar"
}

export type TestQuestionUpdate = {
  /** As a visitor would ask it. */
  question?: string
  /** The path of the page that must answer it, such as /courses/ai-act. Empty: nothing on the site does, and it must not be answered. */
  page?: string | null
  /** The language of the question. */
  language?: "en" | "fr" | "ar"
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
  /** Public. Its current status. */
  status: "open" | "mitigated" | "closed"
  updatedAt: string
  createdAt: string
}

export type RiskItemInput = {
  /** Public. One line; no names of people. */
  title: string
  /** Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls. */
  category: string
  /** For staff only: what was seen, what is done about it. */
  detail?: string | null
  /** Public. How bad it would be. */
  severity?: "informational" | "low" | "medium" | "high" | "critical"
  /** Public. Its current status. */
  status?: "open" | "mitigated" | "closed"
}

export type RiskItemUpdate = {
  /** Public. One line; no names of people. */
  title?: string
  /** Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls. */
  category?: string
  /** For staff only: what was seen, what is done about it. */
  detail?: string | null
  /** Public. How bad it would be. */
  severity?: "informational" | "low" | "medium" | "high" | "critical"
  /** Public. Its current status. */
  status?: "open" | "mitigated" | "closed"
}

export type UserDocument = {
  id: string
  /** Shown to colleagues instead of the address. */
  name?: string | null
  /** What this person or script may do. Only admins change it. */
  role?: "admin" | "editor" | "sales" | "finance" | "viewer"
  /** Needed to change your own password or email address. */
  currentPassword?: string | null
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
  sessions?: ({
    id: string
    createdAt?: string | null
    expiresAt: string
  })[] | null
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
  enableAPIKey?: boolean | null
  apiKey?: string | null
  email: string
  password?: string | null
}

export type UserUpdate = {
  /** Shown to colleagues instead of the address. */
  name?: string | null
  /** What this person or script may do. Only admins change it. */
  role?: "admin" | "editor" | "sales" | "finance" | "viewer"
  /** Needed to change your own password or email address. */
  currentPassword?: string | null
  /** Empty: until it is revoked above. */
  apiKeyExpiresAt?: string | null
  enableAPIKey?: boolean | null
  apiKey?: string | null
  email?: string
  password?: string | null
}

export type ApiKeyDocument = {
  id: string
  /** What uses it: Newsletter import, for example. */
  name: string
  /** What it may do, within the role of its owner: a name as in its address and `read`, `create`, `update` or `delete`, as in `leads:read`. `*` stands for all, as in `courses:*` and `*:read`. */
  scopes: string[]
  /** The key acts as this person. Empty: as you. */
  owner?: string | null | UserDocument
  /** Empty: until it is revoked. */
  expiresAt?: string | null
  /** A revoked key never works again. */
  revoked?: boolean | null
  start?: string | null
  lastUsedAt?: string | null
  key?: string | null
  updatedAt: string
  createdAt: string
}

export type ApiKeyInput = {
  /** What uses it: Newsletter import, for example. */
  name: string
  /** What it may do, within the role of its owner: a name as in its address and `read`, `create`, `update` or `delete`, as in `leads:read`. `*` stands for all, as in `courses:*` and `*:read`. */
  scopes: string[]
  /** The key acts as this person. Empty: as you. */
  owner?: string | null | UserDocument
  /** Empty: until it is revoked. */
  expiresAt?: string | null
}

export type ApiKeyUpdate = {
  /** What uses it: Newsletter import, for example. */
  name?: string
  /** What it may do, within the role of its owner: a name as in its address and `read`, `create`, `update` or `delete`, as in `leads:read`. `*` stands for all, as in `courses:*` and `*:read`. */
  scopes?: string[]
  /** Empty: until it is revoked. */
  expiresAt?: string | null
  /** A revoked key never works again. */
  revoked?: boolean | null
}

export type AuditLogDocument = {
  id: string
  action: "create" | "update" | "publish" | "publish-failed" | "restore" | "delete" | "sign-in" | "sign-in-failed" | "sign-out" | "password-reset" | "code-refused" | "second-factor" | "key-use" | "key-refused"
  target?: string | null
  targetId?: string | null
  actorKind: "staff" | "key" | "admin-key" | "visitor" | "system"
  actor?: string | null
  actorEmail?: string | null
  actorKey?: string | null
  before?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  after?: { [name: string]: unknown } | unknown[] | string | number | boolean | null
  requestId?: string | null
  /** A keyed hash of the address: the same address, the same hash. Not of visitors. */
  client?: string | null
  /** Uses of a key, and failed sign-ins, are grouped by minute. */
  count: number
  updatedAt: string
  createdAt: string
}

export type WebhookDocument = {
  id: string
  /** Where messages are posted to: https, and reachable from the internet. */
  url: string
  /** The events that this endpoint receives. */
  events: ("lead.created" | "lead.moved" | "order.paid" | "order.failed" | "order.refunded" | "order.disputed" | "booking.created" | "booking.cancelled" | "learner.enrolled" | "learner.completed" | "certificate.issued" | "content.published" | "content.unpublished" | "content.deleted" | "question.unanswered")[]
  /** While this is off, messages that wait stay, and new events are not recorded. */
  enabled?: boolean | null
  /** `whsec_` and 24 to 64 bytes in base64. Generated if left out. Shown only in the response that created it. */
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
  url: string
  /** The events that this endpoint receives. */
  events: ("lead.created" | "lead.moved" | "order.paid" | "order.failed" | "order.refunded" | "order.disputed" | "booking.created" | "booking.cancelled" | "learner.enrolled" | "learner.completed" | "certificate.issued" | "content.published" | "content.unpublished" | "content.deleted" | "question.unanswered")[]
  /** While this is off, messages that wait stay, and new events are not recorded. */
  enabled?: boolean | null
  /** `whsec_` and 24 to 64 bytes in base64. Generated if left out. Shown only in the response that created it. */
  secret?: string | null
}

export type WebhookUpdate = {
  /** Where messages are posted to: https, and reachable from the internet. */
  url?: string
  /** The events that this endpoint receives. */
  events?: ("lead.created" | "lead.moved" | "order.paid" | "order.failed" | "order.refunded" | "order.disputed" | "booking.created" | "booking.cancelled" | "learner.enrolled" | "learner.completed" | "certificate.issued" | "content.published" | "content.unpublished" | "content.deleted" | "question.unanswered")[]
  /** While this is off, messages that wait stay, and new events are not recorded. */
  enabled?: boolean | null
  /** `whsec_` and 24 to 64 bytes in base64. Generated if left out. Shown only in the response that created it. */
  secret?: string | null
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

export type CurrencyDocument = {
  id?: string
  /** Price fields offer these. The first is your main currency: new prices begin with it, and lists sorted by price show it first. Prices in other currencies stay valid. */
  codes: string[]
  updatedAt?: string | null
  createdAt?: string | null
}

export type CurrencyUpdate = {
  /** Price fields offer these. The first is your main currency: new prices begin with it, and lists sorted by price show it first. Prices in other currencies stay valid. */
  codes?: string[]
}

export type SignInPolicyDocument = {
  id?: string
  /** These roles sign in with a passkey, with the company account, or with a password and a code of an app. Who has neither app nor passkey sets one up at the next sign-in. */
  secondFactorFor?: ("admin" | "editor" | "sales" | "finance" | "viewer")[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type SignInPolicyUpdate = {
  /** These roles sign in with a passkey, with the company account, or with a password and a code of an app. Who has neither app nor passkey sets one up at the next sign-in. */
  secondFactorFor?: ("admin" | "editor" | "sales" | "finance" | "viewer")[] | null
}

export type BrandingDocument = {
  id?: string
  /** The name that visitors know. */
  name: string
  /** What the company does, in one line. */
  tagline?: string | null
  /** The name in contracts and in the imprint. */
  legalName?: string | null
  /** Empty means this site. */
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
    /** The colour of buttons and links. */
    primary: string
    /** The colour of the text on buttons. */
    onPrimary: string
    /** For rare accents that should stand out. */
    accent: string
    /** The background of pages in the light theme. */
    background: string
    /** The colour of running text. */
    foreground: string
  }
  fonts?: {
    /** One of the fonts that the site has. */
    heading?: string | null
    /** One of the fonts that the site has. */
    body?: string | null
  }
  social?: ({
    /** The name of the network in lower case. */
    network: string
    /** The address of the company’s profile. */
    url: string
    id?: string | null
  })[] | null
  /** How visitors reach the company. Leave out what should not be public. */
  contact?: {
    email?: string | null
    phone?: string | null
    address?: string | null
  }
  updatedAt?: string | null
  createdAt?: string | null
}

export type BrandingUpdate = {
  /** The name that visitors know. */
  name?: string
  /** What the company does, in one line. */
  tagline?: string | null
  /** The name in contracts and in the imprint. */
  legalName?: string | null
  /** Empty means this site. */
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
    /** The colour of buttons and links. */
    primary?: string
    /** The colour of the text on buttons. */
    onPrimary?: string
    /** For rare accents that should stand out. */
    accent?: string
    /** The background of pages in the light theme. */
    background?: string
    /** The colour of running text. */
    foreground?: string
  }
  fonts?: {
    /** One of the fonts that the site has. */
    heading?: string | null
    /** One of the fonts that the site has. */
    body?: string | null
  }
  social?: ({
    /** The name of the network in lower case. */
    network: string
    /** The address of the company’s profile. */
    url: string
    id?: string | null
  })[] | null
  /** How visitors reach the company. Leave out what should not be public. */
  contact?: {
    email?: string | null
    phone?: string | null
    address?: string | null
  }
}

export type HeaderDocument = {
  id?: string
  /** Leave it empty for the courses, the partners and the main pages. */
  items?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    /** Shown below this one when it is opened. */
    children?: ({
      /** What happens or what comes, such as Book a place. */
      label: string
      /** A page, course or policy of this site. */
      doc?: {
        relationTo: "pages"
        value: string | PageDocument
      } | null | {
        relationTo: "courses"
        value: string | CourseDocument
      } | null | {
        relationTo: "policies"
        value: string | PolicyDocument
      } | null
      /** A path of this site, or a full address. */
      url?: string | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** What every visitor should find, such as Book a demo. */
  calls?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type HeaderUpdate = {
  /** Leave it empty for the courses, the partners and the main pages. */
  items?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    /** Shown below this one when it is opened. */
    children?: ({
      /** What happens or what comes, such as Book a place. */
      label: string
      /** A page, course or policy of this site. */
      doc?: {
        relationTo: "pages"
        value: string | PageDocument
      } | null | {
        relationTo: "courses"
        value: string | CourseDocument
      } | null | {
        relationTo: "policies"
        value: string | PolicyDocument
      } | null
      /** A path of this site, or a full address. */
      url?: string | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** What every visitor should find, such as Book a demo. */
  calls?: ({
    /** What happens or what comes, such as Book a place. */
    label: string
    /** A page, course or policy of this site. */
    doc?: {
      relationTo: "pages"
      value: string | PageDocument
    } | null | {
      relationTo: "courses"
      value: string | CourseDocument
    } | null | {
      relationTo: "policies"
      value: string | PolicyDocument
    } | null
    /** A path of this site, or a full address. */
    url?: string | null
    id?: string | null
  })[] | null
}

export type FooterDocument = {
  id?: string
  /** Leave it empty for the pages and policies that are published. */
  columns?: ({
    /** The heading of the column. */
    title: string
    /** In this order. */
    links?: ({
      /** What happens or what comes, such as Book a place. */
      label: string
      /** A page, course or policy of this site. */
      doc?: {
        relationTo: "pages"
        value: string | PageDocument
      } | null | {
        relationTo: "courses"
        value: string | CourseDocument
      } | null | {
        relationTo: "policies"
        value: string | PolicyDocument
      } | null
      /** A path of this site, or a full address. */
      url?: string | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** Such as the registered name and number. Empty: © and the name. */
  legal?: string | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type FooterUpdate = {
  /** Leave it empty for the pages and policies that are published. */
  columns?: ({
    /** The heading of the column. */
    title: string
    /** In this order. */
    links?: ({
      /** What happens or what comes, such as Book a place. */
      label: string
      /** A page, course or policy of this site. */
      doc?: {
        relationTo: "pages"
        value: string | PageDocument
      } | null | {
        relationTo: "courses"
        value: string | CourseDocument
      } | null | {
        relationTo: "policies"
        value: string | PolicyDocument
      } | null
      /** A path of this site, or a full address. */
      url?: string | null
      id?: string | null
    })[] | null
    id?: string | null
  })[] | null
  /** Such as the registered name and number. Empty: © and the name. */
  legal?: string | null
}

export type TcoModelDocument = {
  id?: string
  /** How much of today’s administration is no longer needed. */
  hoursSavedPercent: number
  /** An estimate can be asked for in these. */
  currencies?: ({
    /** What the amounts below are in. */
    currency: string
    /** The first band begins at 1 seat. A band holds until the next one begins. */
    bands: ({
      /** The band holds from here on. */
      fromSeats: number
      /** What each seat of this band costs. */
      pricePerSeat: number
      id?: string | null
    })[]
    /** Whatever the number of seats. */
    setupFee: number
    /** 0 leaves the line out. */
    migrationPerSeat: number
    /** Whatever the number of seats. */
    supportPerYear: number
    /** Of the visitor’s staff. */
    adminHourRate: number
    id?: string | null
  })[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type TcoModelUpdate = {
  /** How much of today’s administration is no longer needed. */
  hoursSavedPercent?: number
  /** An estimate can be asked for in these. */
  currencies?: ({
    /** What the amounts below are in. */
    currency: string
    /** The first band begins at 1 seat. A band holds until the next one begins. */
    bands: ({
      /** The band holds from here on. */
      fromSeats: number
      /** What each seat of this band costs. */
      pricePerSeat?: number
      id?: string | null
    })[]
    /** Whatever the number of seats. */
    setupFee?: number
    /** 0 leaves the line out. */
    migrationPerSeat?: number
    /** Whatever the number of seats. */
    supportPerYear?: number
    /** Of the visitor’s staff. */
    adminHourRate?: number
    id?: string | null
  })[] | null
}

export type VideoHostDocument = {
  id?: string
  /** Host names, one each; Enter adds one. A video from a host that you remove is not shown any more. */
  hosts?: string[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type VideoHostUpdate = {
  /** Host names, one each; Enter adds one. A video from a host that you remove is not shown any more. */
  hosts?: string[] | null
}

export type CancellationPolicyDocument = {
  id?: string
  /** Later than the last step nothing is given back. */
  steps?: ({
    /** Who cancels this many days before, or sooner. */
    days: number
    /** Of the price that was paid. */
    percent: number
    id?: string | null
  })[] | null
  /** Until then all is given back, as long as nobody has completed a lesson. */
  anyTimeDays: number
  updatedAt?: string | null
  createdAt?: string | null
}

export type CancellationPolicyUpdate = {
  /** Later than the last step nothing is given back. */
  steps?: ({
    /** Who cancels this many days before, or sooner. */
    days: number
    /** Of the price that was paid. */
    percent: number
    id?: string | null
  })[] | null
  /** Until then all is given back, as long as nobody has completed a lesson. */
  anyTimeDays?: number
}

export type TopicNameDocument = {
  id?: string
  /** A topic without a row is shown as courses have it. */
  topics?: ({
    /** As courses have it, such as eu ai act. */
    topic: string
    /** As visitors read it, such as EU AI Act. */
    name: string
    id?: string | null
  })[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type TopicNameUpdate = {
  /** A topic without a row is shown as courses have it. */
  topics?: ({
    /** As courses have it, such as eu ai act. */
    topic: string
    /** As visitors read it, such as EU AI Act. */
    name: string
    id?: string | null
  })[] | null
}

export type ReminderDocument = {
  id?: string
  /** When everybody on a date gets a reminder, with the joining link or the address. 24 is the day before; 0 sends none. */
  hoursBefore: number
  updatedAt?: string | null
  createdAt?: string | null
}

export type ReminderUpdate = {
  /** When everybody on a date gets a reminder, with the joining link or the address. 24 is the day before; 0 sends none. */
  hoursBefore?: number
}

export type SellerDocument = {
  id?: string
  /** The company as registered. Empty: the brand’s legal name. */
  name?: string | null
  /** As on an envelope, one line each. Empty: the brand’s address. */
  address?: string | null
  taxId?: string | null
  registration?: string | null
  /** VAT, GST, TVA… */
  taxLabel?: string | null
  /** Prices include it. Empty: invoices show no tax. */
  taxRate?: number | null
  /** Bank details or what the law asks for. */
  note?: string | null
  /** INV-000042. The count goes on when this changes. */
  invoicePrefix: string
  /** CN-000007. Refunds are numbered on their own. */
  creditNotePrefix: string
  updatedAt?: string | null
  createdAt?: string | null
}

export type SellerUpdate = {
  /** The company as registered. Empty: the brand’s legal name. */
  name?: string | null
  /** As on an envelope, one line each. Empty: the brand’s address. */
  address?: string | null
  taxId?: string | null
  registration?: string | null
  /** VAT, GST, TVA… */
  taxLabel?: string | null
  /** Prices include it. Empty: invoices show no tax. */
  taxRate?: number | null
  /** Bank details or what the law asks for. */
  note?: string | null
  /** INV-000042. The count goes on when this changes. */
  invoicePrefix?: string
  /** CN-000007. Refunds are numbered on their own. */
  creditNotePrefix?: string
}

export type EmbeddingDocument = {
  id?: string
  /** The sites that may use the elements below, such as https://www.example.com. Enter adds one. A change counts at once. */
  origins?: string[] | null
  updatedAt?: string | null
  createdAt?: string | null
}

export type EmbeddingUpdate = {
  /** The sites that may use the elements below, such as https://www.example.com. Enter adds one. A change counts at once. */
  origins?: string[] | null
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
  code?: string
  errors: {
    message: string
  }[]
}

export type PayloadPage = {
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

export type PayloadVersion = { [name: string]: unknown }

export type PayloadBulkError = {
  id?: string
  message: string
}

export type Where = { [name: string]: WhereField | Where[] }

export type WhereField = {
  equals?: unknown
  not_equals?: unknown
  in?: string | (string | number | boolean | null)[]
  not_in?: string | (string | number | boolean | null)[]
  exists?: boolean
  like?: string
  not_like?: string
  contains?: string
  greater_than?: unknown
  greater_than_equal?: unknown
  less_than?: unknown
  less_than_equal?: unknown
}

export type Select = { [name: string]: boolean | Select }

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
  checks: {
    database: HealthCheck[]
    mail: HealthCheck[]
    gateway: HealthCheck[]
    assistant: HealthCheck[]
    jobs: HealthCheck[]
    search: HealthCheck[]
  }
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
    type: { [name: string]: number }
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
  /** Of the privacy policy that was shown; left out or null, the present one. */
  policyVersion?: string | null
}

export type OtpChallenge = {
  status: "otp_sent"
  challengeId: string
  expiresIn: 600
  resendAfter: 60
  codeLength: 6
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
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco" | "form"
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
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco" | "form"
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

export type PersonData = {
  exportedAt: string
  email: string
  leads: { [name: string]: unknown }[]
  timeline: { [name: string]: unknown }[]
  consents: { [name: string]: unknown }[]
  undeliveredMails: { [name: string]: unknown }[]
  /** What other collections have of the address. */
  accounts: { [name: string]: unknown }[]
  /** What other parts keep of the address, by name: `orders`. */
  others: { [name: string]: { [name: string]: unknown }[] }
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
  facets: {
    level: { [name: string]: number }
    format: { [name: string]: number }
    topic: { [name: string]: number }
    language: { [name: string]: number }
  }
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
  instructors: ({
    name: string
    role: string | null
  })[]
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
  id: string
  startsAt: string
  endsAt: string
  timeZone: string
  mode: "online" | "onsite"
  venue: Venue | null
  status: "open" | "full" | "cancelled"
  seatsLeft: number
}

export type Venue = {
  name: string | null
  address: string | null
  mapUrl: string | null
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
  instructors: ({
    name: string
    role: string | null
  })[]
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
  lessons: ({
    slug: string
    title: string
    minutes: number | null
    kind: "text" | "video" | "quiz" | "download"
    isPreview: boolean
  })[]
}

export type Lesson = {
  course: {
    slug: string
    title: string
  }
  slug: string
  title: string
  minutes: number | null
  kind: "text" | "video" | "quiz" | "download"
  isPreview: boolean
  html: string
  video: LessonVideo | null
  download: LessonDownload | null
  quiz: Quiz | null
  enrolment: string | null
  completed: boolean
  previous: {
    slug: string
    title: string
  } | null
  next: {
    slug: string
    title: string
  } | null
}

export type LessonVideo = {
  url: string | null
  mimeType: string | null
  embedUrl: string | null
  captions: {
    language: string
    url: string
  }[]
}

export type LessonDownload = {
  url: string
  filename: string
  mimeType: string
  size: number
}

export type Quiz = {
  passMark: number
  attempts: number | null
  attemptsLeft: number | null
  bestScore: number | null
  questions: QuizQuestion[]
}

export type QuizQuestion = {
  id: string
  kind: "single" | "multiple" | "text"
  prompt: string
  options: {
    id: string
    text: string
  }[]
}

export type AttemptResult = {
  score: number
  passed: boolean
  attemptsLeft: number | null
  explanations: ({
    question: string
    correct: boolean
    explanation: string | null
  })[]
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
  session: {
    id: string
    startsAt: string
    endsAt: string
    timeZone: string
    mode: "online" | "onsite"
    venue: Venue | null
    joinUrl: string | null
    status: "scheduled" | "cancelled" | "completed"
  } | null
  certificate: {
    id: string
    issuedAt: string
    url: string
  } | null
  enrolledAt: string
}

export type Booking = {
  id: string
  status: "confirmed" | "cancelled"
  course: {
    slug: string | null
    title: string
  }
  session: {
    id: string
    startsAt: string
    endsAt: string
    timeZone: string
    mode: "online" | "onsite"
    venue: Venue | null
    status: "scheduled" | "cancelled" | "completed"
  } | null
  quantity: number
  attendees: ({
    /** Which place, counted from 1. */
    seat: number
    name: string | null
    /** Null while nobody is named. */
    email: string | null
    canTransfer: boolean
  })[]
  /** Null if the course was free. */
  order: {
    number: string
    status: string
    amount: number
    currency: string
    refunded: number
    invoices: ({
      number: string
      kind: "invoice" | "credit_note"
      url: string
    })[]
  } | null
  canCancel: boolean
  /** What the cancellation gave back. */
  refund: {
    amount: number
    currency: string
  } | null
  bookedAt: string
  cancelledAt: string | null
}

export type BookingPage = {
  docs: Booking[]
  totalDocs: number
  limit: number
  page: number
  totalPages: number
  hasPrevPage: boolean
  hasNextPage: boolean
  prevPage: number | null
  nextPage: number | null
}

export type Cancellation = {
  booking: string
  percent: number
  /** Null if nothing was paid. */
  refund: {
    amount: number
    currency: string
  } | null
  /** From how many days before the start which share of the price is given back. */
  policy: {
    days: number
    percent: number
  }[]
}

export type Certificate = {
  id: string
  status: "valid" | "revoked"
  learner: {
    name: string | null
  }
  course: {
    title: string
    /** When it was issued; an old slug keeps redirecting. */
    slug: string | null
    durationHours: number | null
  }
  issuedAt: string
  issuer: string
  revokedAt: string | null
  /** The page that people check it on. */
  url: string
  /** The picture for links to it. */
  image: string
}

export type OpenBadge = {
  "@context": string[]
  id: string
  type: string[]
  name: string
  issuer: {
    id: string
    type: string[]
    name: string
    url: string
  }
  validFrom: string
  awardedDate: string
  credentialSubject: {
    id: string
    type: string[]
    identifier?: {
      type: string
      hashed: boolean
      identityHash: string
      identityType: string
    }[]
    achievement: {
      id: string
      type: string[]
      achievementType: string
      name: string
      description: string
      criteria: {
        narrative: string
      }
      image: {
        id: string
        type: string
      }
    }
  }
  credentialSchema: {
    id: string
    type: string
  }[]
  credentialStatus: {
    id: string
    type: string
  }
  proof: {
    type: string
    cryptosuite: string
    created: string
    verificationMethod: string
    proofPurpose: string
    proofValue: string
  }[]
}

export type BadgeIssuer = {
  "@context": string[]
  id: string
  type: string[]
  name: string
  url: string
  verificationMethod: {
    id: string
    type: string
    controller: string
    publicKeyMultibase: string
  }[]
  assertionMethod: string[]
}

export type BadgeKey = {
  "@context": string
  id: string
  type: string
  controller: string
  publicKeyMultibase: string
}

export type BadgeRevocations = {
  id: string
  issuer: string
  revokedCredential: {
    id: string
    revoked: boolean
  }[]
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

export type GatewayAnswer = {
  encResp?: string
  encResponse?: string
}

export type PaymentQuote = {
  course: string
  title: string
  price: Money
  tax: {
    label: string
    rate: number
  } | null
  totals: {
    quantity: number
    amount: number
    tax: number
  }[]
  token: string
}

export type PaymentInitiation = {
  link?: string
  course?: string
  session?: string
  quantity?: number
  attendees?: {
    name: string
    email: string
  }[]
  amount?: number
  customer?: {
    name?: string
    email?: string
    phone?: string
  }
  billing?: {
    company?: string
    address?: string
    country?: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW"
    taxId?: string
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

export type OrderStatus = {
  number: string
  status: "created" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "review" | "partially_refunded" | "refunded" | "disputed"
  amount: number
  currency: string
  link: string | null
  updatedAt: string
}

export type OrderBooking = {
  title: string
  course: string | null
  session: string | null
  quantity: number
  customer: {
    name: string | null
    email: string | null
  }
  billing: {
    company: string | null
    address: string | null
    country: string | null
    taxId: string | null
  }
  status: "confirmed" | "cancelled" | null
  refund: Money | null
  attendees: ({
    name: string | null
    email: string | null
  })[]
  /** Goes on with an unpaid order of a course, without a link, that holds its places: `token` of `payments.initiate`. */
  token: string | null
}

export type OrderInvoices = {
  docs: ({
    number: string
    kind: "invoice" | "credit_note"
    amount: number
    tax: number
    currency: string
    issuedAt: string
    url: string
  })[]
}

export type ChatAnswer = {
  conversationId: string
  messageId: string
  answer: string
  citations: Citation[]
  /** True only for what is answered. */
  grounded: boolean
  confidence: "answered" | "unsure" | "refused"
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
    models: ({
      provider: string
      name: string
      version: string | null
    })[]
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
  links: { [name: string]: string }
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
  mappings: {
    nistAiRmf?: string[]
    iso42001?: string[]
    owaspLlm?: string[]
    mitreAtlas?: string[]
    euAiAct?: string[]
    oecd?: string[]
  }
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
  mappings: {
    nistAiRmf?: string[]
    iso42001?: string[]
    owaspLlm?: string[]
    mitreAtlas?: string[]
    euAiAct?: string[]
    oecd?: string[]
  }
}

export type AssuranceControl = {
  id: string
  state: "active" | "degraded" | "off" | "unknown"
  checkedAt: string
  check: "self_test" | "config" | "runtime"
  detail: string
  mappings: {
    nistAiRmf?: string[]
    iso42001?: string[]
    owaspLlm?: string[]
    mitreAtlas?: string[]
    euAiAct?: string[]
    oecd?: string[]
  }
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
  variables?: { [name: string]: unknown } | null
  operationName?: string | null
  extensions?: { [name: string]: unknown } | null
}

export type GraphqlAnswer = {
  data?: { [name: string]: unknown } | null
  errors?: {
    message: string
  }[]
}

export type McpRequest = { [name: string]: unknown }

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

export type EmbedSettings = {
  locale: string
  direction: "ltr" | "rtl"
  /** The present version; it stays at this address. */
  script: {
    url: string
    integrity: string
  }
  /** The brand’s colours, each readable on the others. */
  theme: {
    light: { [name: string]: string }
    dark: { [name: string]: string }
  }
  words: { [name: string]: unknown }
}

export type EmbedForm = {
  slug: "demo" | "contact" | "request-info" | "brochures" | "tco"
  title: string
  lead: string | null
  /** Where the fields are posted to get a code. */
  send: string
  /** Where they are posted with the code. */
  confirm: string
  fields: EmbedField[]
  consent: {
    label: string
    help: string
    policy: {
      url: string
      version: string
    } | null
  }
  done: {
    title: string | null
    text: string | null
  }
}

export type EmbedField = {
  /** Where it stands in the body: `inputs/seats`. */
  name: string
  type: "text" | "email" | "tel" | "number" | "amount" | "textarea" | "select"
  label: string
  required: boolean
  help?: string
  /** What to say where it is empty. */
  missing?: string
  /** What to say where it cannot be used. */
  wrong?: string
  autocomplete?: string
  maxLength: number
  options?: {
    value: string
    label: string
  }[]
}

export type OpenApiDocument = {
  openapi: "3.1.0"
}

export type LeadTotals = {
  from: string
  until: string
  total: number
  days: {
    day: string
    leads: number
  }[]
  sources: ({
    source: string | null
    leads: number
  })[]
  otherSources: number
  stages: ({
    stage: "new" | "contacted" | "qualified" | "won" | "lost"
    leads: number
  })[]
}

export type Form = {
  slug: string
  title: string
  summary: string | null
  /** Whether `email` must be an address at a company. */
  workEmail: boolean
  fields: ({
    name: string
    type: "text" | "textarea" | "email" | "work_email" | "phone" | "number" | "date" | "country" | "select" | "multiselect" | "boolean" | "consent" | "hidden"
    label: string
    help?: string
    required: boolean
    options?: {
      value: string
      label: string
    }[]
  })[]
  /** Whether the address is proven by a code. */
  otp: boolean
  consent: {
    text: string
    /** To send as `policyVersion`. */
    policyVersion: string | null
  }
  button: string | null
  thanks: {
    title: string | null
    text: string | null
  }
}

export type BrochureReceived = {
  status: "received"
  reference: string
  kind: "demo" | "contact" | "request-info" | "brochures" | "tco" | "form"
  download: {
    url: string
    expiresAt: string
  }
}

export type QueuedMail = {
  kind: string
  status: "queued"
}

export type SitePage = {
  slug: string
  title: string
  summary: string | null
  html: string
  blocks: {
    blockType: string
  }[]
}

export type Policy = {
  id: string
  title: string
  slug: string
  kind: "privacy" | "terms" | "cookies" | "refund" | "accessibility" | "ai" | "security" | "other"
  version: string
  effectiveDate: string
  summary: string | null
  body: { [name: string]: unknown } | null
  html: string
  updatedAt: string
}

export type ImportAnswer = {
  dryRun: boolean
  created: number
  updated: number
  unchanged: number
  docs: ({
    slug: string
    action: "created" | "updated" | "unchanged"
  })[]
}

export type Attendance = {
  session: string
  attended: number
  attendees: Attendee[]
}

export type Attendee = {
  enrolment: string
  name: string | null
  email: string
  attendedAt: string | null
  status: "active" | "completed"
}

export type DateCancelled = {
  id: string
  status: "cancelled"
  told: number
  orders: ({
    number: string
    refund: "requested" | "by_hand"
  })[]
}

export type MovedBooking = {
  session: string
  enrolments: string[]
}

export type QuizAttempts = {
  lesson: string
  title: string
  used: number
  attempts: number | null
  attemptsLeft: number | null
  bestScore: number | null
  passed: boolean
}

export type ReopenedEnrolment = {
  id: string
  status: "active"
  /** The number that was revoked. */
  certificate: string | null
}

export type RevokedCertificate = {
  number: string
  revokedAt: string
  replacement: string | null
}

export type PaymentLinkTotals = {
  from: string
  until: string
  links: ({
    link: string
    kind: "gateway" | "external"
    visits: number
    orders: number | null
    paid: number | null
    conversion: number | null
  })[]
}

export type PaymentTotals = {
  from: string
  until: string
  days: ({
    day: string
    link: string | null
    currency: string
    orders: number
    amount: number
    refunded: number
  })[]
}

export type Refund = {
  reference: string
  amount: number
  currency: string
  status: "due" | "requested" | "done" | "refused"
  /** What the gateway answered; of a refused refund why. */
  answer: string | null
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
    answered: number
    unsure: number
    refused: number
    helpful: number
    unhelpful: number
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

export type Explanation = {
  question: string
  confidence: "answered" | "unsure" | "refused"
  /** Words of its own, fields of documents, or a passage. */
  by: "reply" | "facts" | "passage"
  probability: number
  /** The probability from which on questions are answered. */
  answeredFrom: number
  answer: string
  sources: Citation[]
  words: {
    word: string
    weight: number
    isKnown: boolean
  }[]
  passages: {
    title: string
    url: string
    text: string
    /** The words of the question that it has. */
    words: string[]
    score: number
  }[]
}

export type TestRun = {
  passed: number
  failed: number
  /** Those that fail now and passed before. */
  fallen: number
}

export type SecondFactor = {
  confirmedAt: string | null
  recoveryCodesLeft: number
  isRequired: boolean
  hasPasskey: boolean
  /** False where single sign-on is the only way in. */
  hasPasswords: boolean
}

export type SecondFactorSetup = {
  secret: string
  uri: string
}

export type RecoveryCodes = {
  recoveryCodes: string[]
}

export type Passkeys = {
  docs: ({
    id: string
    device: string
    createdAt: string
    lastUsedAt: string | null
  })[]
}

export type PasskeyOptions = {
  challenge: string
}

export type PasskeyRegistration = {
  id: string
  rawId: string
  type: "public-key"
  response: {
    clientDataJSON: string
    attestationObject: string
    transports?: string[]
  }
  clientExtensionResults?: { [name: string]: unknown }
}

export type NewPasskey = {
  id: string
}

export type PasskeyAssertion = {
  id: string
  rawId: string
  type: "public-key"
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string
  }
  clientExtensionResults?: { [name: string]: unknown }
}

export type StaffSessions = {
  docs: ({
    id: string
    device: string | null
    network: string | null
    createdAt: string
    lastUsedAt: string
    isThis: boolean
  })[]
}

export type NewWebhookSecret = {
  secret: string
  previousValidUntil: string
}

export type QueuedWebhookDelivery = {
  delivery: string
  status: "pending"
}

export type ApiKeysAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type ApiKeysCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type ApiKeysCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ApiKeyInput

export type ApiKeysDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ApiKeysDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ApiKeysFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ApiKeysFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ApiKeysUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ApiKeyUpdate

export type ApiKeysUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ApiKeyUpdate

export type AttendanceListInput = {
  /** The ID of the document. */
  id: string
}

export type AttendanceMarkInput = {
  /** The ID of the document. */
  id: string
  enrolment: string
} & {
  attended: boolean
}

export type AuditLogAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type AuditLogCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type AuditLogFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type AuditLogFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type AuthRenameInput = {
  name: string
}

export type AuthRequestOtpInput = {
  email: string
}

export type AuthSignOutInput = {
  /** `true` ends every session of the learner, on all devices. */
  everywhere?: "true" | "false"
}

export type AuthVerifyOtpInput = {
  email: string
  otp: OtpProof
}

export type BadgesKeyInput = {
  key: string
}

export type BookingsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type BookingsCancelInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type BookingsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type BookingsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BookingsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BookingsGetCancellationInput = {
  /** The ID of the document. */
  id: string
}

export type BookingsListInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** The number of the page, from 1. */
  page?: number
  /** The number of items on a page. */
  limit?: number
}

export type BookingsTransferInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  attendee: {
    name: string
    email: string
  }
  /** Which place; without it the only one, or the one that the buyer has. */
  seat?: number
}

export type BrandingAccessInput = { [name: string]: unknown }

export type BrandingGetInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type BrandingReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrandingUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrandingUpdate

export type BrochureFilesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type BrochureFilesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type BrochureFilesCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochureFilesDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochureFilesDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochureFilesDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type BrochureFilesFileInput = {
  /** The name of the file, as `filename` of its document says. */
  filename: string
}

export type BrochureFilesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochureFilesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochureFilesUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrochureFileUpdate

export type BrochureFilesUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrochureFileUpdate

export type BrochuresAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type BrochuresCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type BrochuresCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrochureInput

export type BrochuresDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochuresDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochuresDownloadInput = {
  /** The last part of the address of the document. */
  slug: string
  /** From the link in the mail. */
  expires: number
  /** From the link in the mail. */
  signature: string
  /** The language of the page that a browser gets once the link has expired. */
  locale?: "en" | "fr" | "ar"
}

export type BrochuresFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochuresFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type BrochuresRequestOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  brochure: string
  name?: string
  email: string
  company?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type BrochuresUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrochureUpdate

export type BrochuresUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & BrochureUpdate

export type BrochuresVerifyOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  brochure: string
  name?: string
  email: string
  company?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp: OtpProof
}

export type CancellationPolicyAccessInput = { [name: string]: unknown }

export type CancellationPolicyReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CancellationPolicyUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CancellationPolicyUpdate

export type CertificatesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type CertificatesBadgeInput = {
  /** The ID of the document. */
  id: string
}

export type CertificatesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type CertificatesDownloadInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type CertificatesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CertificatesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CertificatesGetInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type CertificatesRevokeInput = {
  /** The ID of the document. */
  id: string
} & {
  /** Only staff see it. */
  reason: string
  /** Issues another one at once, under the learner’s present name. */
  replace?: boolean
}

export type ChatAskInput = {
  message: string
  conversationId?: string
  locale?: "en" | "fr" | "ar"
} | {
  id?: string
  messages: ({
    id?: string
    role: "system" | "user" | "assistant"
    parts: {
      type: string
      text?: string
    }[]
    metadata?: unknown
    createdAt?: unknown
  })[]
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
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type ChatQuestionsAnswerInput = {
  /** The ID of the document. */
  id: string
} & StaffAnswer

export type ChatQuestionsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type ChatQuestionsExplainInput = {
  /** The words to search for. */
  q: string
  earlier?: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type ChatQuestionsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ChatQuestionsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ChatQuestionsTotalsInput = {
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
}

export type ChatQuestionsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ChatQuestionUpdate

export type ChatQuestionsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ChatQuestionUpdate

export type ConsentWithdrawInput = {
  token: string
}

export type ConsentsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type ConsentsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type ConsentsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ConsentsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type ContactRequestOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company?: string
  phone?: string
  country?: Country
  subject: string
  message: string
  consent: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type ContactSubmitInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company?: string
  phone?: string
  country?: Country
  subject: string
  message: string
  consent: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type CourseSessionsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type CourseSessionsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type CourseSessionsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseSessionInput

export type CourseSessionsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CourseSessionsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CourseSessionsDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type CourseSessionsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CourseSessionsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CourseSessionsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseSessionUpdate

export type CourseSessionsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseSessionUpdate

export type CoursesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type CoursesCalendarInput = {
  /** The last part of the address of the document. */
  slug: string
  session: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type CoursesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type CoursesCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseInput

export type CoursesDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type CoursesExportInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** The form to choose. */
  format?: "csv" | "json"
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** Words to search the list for, as in the admin. */
  search?: string
}

export type CoursesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CoursesGetInput = {
  /** The last part of the address of the document. */
  slug: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type CoursesImportManyInput = {
  /** `true` checks everything and saves nothing. */
  dryRun?: "true" | "false"
  /** `true` publishes what is imported; otherwise it is saved as drafts. */
  publish?: "true" | "false"
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  docs?: unknown[]
  csv?: string
}

export type CoursesListInput = {
  /** The words to search for. */
  q?: string
  /** Courses of this level; repeat it for several. */
  level?: "foundation" | "practitioner" | "expert" | ("foundation" | "practitioner" | "expert")[]
  /** The form to choose. */
  format?: "online" | "classroom" | "blended" | ("online" | "classroom" | "blended")[]
  /** Courses on this topic; repeat it for several. */
  topic?: string | string[]
  /** The language the course is held in, as a two-letter code. */
  language?: string | string[]
  /** The highest price, in minor units of `currency`. Free courses always match. */
  priceMax?: number
  /** The ISO 4217 code of the currency of `priceMax`. */
  currency?: string
  /** Courses with a date on or after this day; cancelled ones do not count. */
  startsAfter?: string
  /** What to sort by; a minus before it reverses the order. */
  sort?: "title" | "-title" | "startsAt" | "-startsAt" | "price" | "-price" | "popular"
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** The number of the page, from 1. */
  page?: number
  /** The number of items on a page. */
  limit?: number
}

export type CoursesPreviewInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  data?: { [name: string]: unknown }
}

export type CoursesRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type CoursesUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseUpdate

export type CoursesUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CourseUpdate

export type CurrenciesAccessInput = { [name: string]: unknown }

export type CurrenciesReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type CurrenciesUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & CurrencyUpdate

export type DatesCancelInput = {
  /** The ID of the document. */
  id: string
}

export type DemoRequestOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company: string
  jobTitle?: string
  companySize?: string
  country?: Country
  phone?: string
  interests?: string[]
  preferredTime?: string
  message?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type DemoSubmitInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  name: string
  email: string
  company: string
  jobTitle?: string
  companySize?: string
  country?: Country
  phone?: string
  interests?: string[]
  preferredTime?: string
  message?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type EmbedGetInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type EmbedGetFormInput = {
  form: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type EmbeddingAccessInput = { [name: string]: unknown }

export type EmbeddingReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type EmbeddingUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & EmbeddingUpdate

export type EnrolmentsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type EnrolmentsAttemptsInput = {
  /** The ID of the document. */
  id: string
}

export type EnrolmentsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type EnrolmentsCreateInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  course: string
  session?: string
  attendees?: {
    name: string
    email: string
  }[]
}

export type EnrolmentsCreateDocumentInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & EnrolmentInput

export type EnrolmentsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type EnrolmentsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type EnrolmentsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type EnrolmentsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type EnrolmentsGiveAttemptInput = {
  /** The ID of the document. */
  id: string
} & {
  lesson: string
}

export type EnrolmentsListInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** The number of the page, from 1. */
  page?: number
  /** The number of items on a page. */
  limit?: number
}

export type EnrolmentsMoveInput = {
  /** The ID of the document. */
  id: string
} & {
  session: string
}

export type EnrolmentsProgressInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  lesson: string
  completed: true
}

export type EnrolmentsReopenInput = {
  /** The ID of the document. */
  id: string
} & {
  /** Only staff see it, on the certificate that is revoked. */
  reason: string
}

export type EnrolmentsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & EnrolmentUpdate

export type FaqsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type FaqsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type FaqsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FaqInput

export type FaqsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type FaqsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FaqsRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type FaqsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FaqUpdate

export type FaqsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FaqUpdate

export type FooterAccessInput = { [name: string]: unknown }

export type FooterReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FooterUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FooterUpdate

export type FormsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type FormsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type FormsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FormInput

export type FormsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FormsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FormsDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type FormsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FormsFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FormsFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type FormsGetInput = {
  /** The last part of the address of the document. */
  slug: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type FormsRequestOtpInput = {
  /** The last part of the address of the document. */
  slug: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  /** Left out, the answer to the form’s first field of type `email` or `work_email`. */
  email?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  /** By the names of the form’s `fields`. */
  answers: { [name: string]: string | number | boolean | string[] }
}

export type FormsRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type FormsSubmitInput = {
  /** The last part of the address of the document. */
  slug: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  /** Left out, the answer to the form’s first field of type `email` or `work_email`. */
  email?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
  /** By the names of the form’s `fields`. */
  answers: { [name: string]: string | number | boolean | string[] }
}

export type FormsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FormUpdate

export type FormsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & FormUpdate

export type GovernanceSystemInput = {
  /** The ID of the document. */
  id: string
}

export type GraphqlQueryInput = GraphqlRequest

export type HeaderAccessInput = { [name: string]: unknown }

export type HeaderReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type HeaderUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & HeaderUpdate

export type InvoicesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type InvoicesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type InvoicesDownloadInput = {
  /** The ID of the document. */
  id: string
}

export type InvoicesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type InvoicesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LeadEventsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type LeadEventsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type LeadEventsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LeadEventsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LeadsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type LeadsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type LeadsEraseInput = {
  /** Its id, or its reference as the visitor has it: `LD-…`. */
  id: string
}

export type LeadsExportInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Words to search the list for, as in the admin. */
  search?: string
}

export type LeadsExportPersonInput = {
  /** Its id, or its reference as the visitor has it: `LD-…`. */
  id: string
}

export type LeadsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LeadsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LeadsTotalsInput = {
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
}

export type LeadsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LeadUpdate

export type LeadsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LeadUpdate

export type LearnersAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type LearnersCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type LearnersCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LearnerInput

export type LearnersDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LearnersDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LearnersFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LearnersFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LearnersUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LearnerUpdate

export type LearnersUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LearnerUpdate

export type LessonFilesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type LessonFilesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type LessonFilesCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LessonFilesDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LessonFilesDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LessonFilesDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type LessonFilesFileInput = {
  /** The name of the file, as `filename` of its document says. */
  filename: string
}

export type LessonFilesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LessonFilesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type LessonFilesUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LessonFileUpdate

export type LessonFilesUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & LessonFileUpdate

export type LessonsAttemptInput = {
  course: string
  lesson: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  answers: { [name: string]: string | string[] }
}

export type LessonsFileInput = {
  course: string
  lesson: string
  file: string
}

export type LessonsGetInput = {
  course: string
  lesson: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type MailFailuresAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type MailFailuresCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type MailFailuresDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MailFailuresDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MailFailuresFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MailFailuresFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MailFailuresResendInput = {
  /** The ID of the document. */
  id: string
}

export type McpCallInput = McpRequest

export type MediaAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type MediaCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type MediaCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MediaDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MediaDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MediaDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type MediaFileInput = {
  /** The name of the file, as `filename` of its document says. */
  filename: string
}

export type MediaFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MediaFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type MediaUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & MediaUpdate

export type MediaUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & MediaUpdate

export type OgGetInput = {
  /** The text of the image; left out, the name of the brand. */
  title?: string
  /** A second, smaller line. */
  subtitle?: string
  /** The colours of the image. */
  theme?: "light" | "dark"
  /** The signature of `title`, which allows the logo. */
  sig?: string
}

export type OrdersAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type OrdersCorrectEmailInput = {
  /** The ID of the document. */
  id: string
} & {
  email: string
}

export type OrdersCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type OrdersExportInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
  /** Words to search the list for, as in the admin. */
  search?: string
}

export type OrdersFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type OrdersFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type OrdersRefundInput = {
  /** The ID of the document. */
  id: string
} & {
  amount?: number
  reason: string
}

export type OrdersResolveInput = {
  /** The ID of the document. */
  id: string
} & {
  decision: "accept" | "reject" | "won" | "lost" | "done"
  reason: string
}

export type OrdersTotalsInput = {
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
}

export type PagesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PagesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PagesCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PageInput

export type PagesDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PagesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PagesPreviewInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  data?: { [name: string]: unknown }
}

export type PagesRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PagesUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PageUpdate

export type PagesUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PageUpdate

export type PartnersAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PartnersCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PartnersCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PartnerInput

export type PartnersDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PartnersExportInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** The form to choose. */
  format?: "csv" | "json"
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** Words to search the list for, as in the admin. */
  search?: string
}

export type PartnersFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PartnersImportManyInput = {
  /** `true` checks everything and saves nothing. */
  dryRun?: "true" | "false"
  /** `true` publishes what is imported; otherwise it is saved as drafts. */
  publish?: "true" | "false"
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  docs?: unknown[]
  csv?: string
}

export type PartnersRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PartnersUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PartnerUpdate

export type PartnersUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PartnerUpdate

export type PaymentAttemptsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PaymentAttemptsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PaymentAttemptsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentAttemptsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentEventsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PaymentEventsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PaymentEventsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentEventsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentLinksAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PaymentLinksCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PaymentLinksCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PaymentLinkInput

export type PaymentLinksDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentLinksDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentLinksDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PaymentLinksFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentLinksFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentLinksTotalsInput = {
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
}

export type PaymentLinksUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PaymentLinkUpdate

export type PaymentLinksUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PaymentLinkUpdate

export type PaymentReportsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PaymentReportsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PaymentReportsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentReportsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PaymentsGetBookingInput = {
  /** The number of the order. */
  number: string
  /** The token of the order, from the answer that created it. */
  token: string
}

export type PaymentsGetInvoiceInput = {
  /** The number of the order. */
  number: string
  invoice: string
  /** The token of the order, from the answer that created it. */
  token: string
}

export type PaymentsGetOrderInput = {
  /** The number of the order. */
  number: string
  /** The token of the order, from the answer that created it. */
  token: string
}

export type PaymentsInitiateInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & PaymentInitiation

export type PaymentsListInvoicesInput = {
  /** The number of the order. */
  number: string
  /** The token of the order, from the answer that created it. */
  token: string
}

export type PaymentsListLinksInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** The link of this slug alone. */
  slug?: string
  /** The number of the page, from 1. */
  page?: number
  /** The number of items on a page. */
  limit?: number
}

export type PaymentsQuoteInput = {
  course: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type PaymentsRedirectInput = {
  /** The last part of the address of the document. */
  slug: string
}

export type PeopleEraseInput = {
  email: string
}

export type PeopleExportInput = {
  email: string
}

export type PoliciesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type PoliciesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type PoliciesCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PolicyInput

export type PoliciesDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesDuplicateInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PoliciesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesFindVersionByIdInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesFindVersionsInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type PoliciesGetBySlugInput = {
  /** The last part of the address of the document. */
  slug: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
}

export type PoliciesPreviewInput = {
  /** The ID of the document. */
  id: string
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  data?: { [name: string]: unknown }
}

export type PoliciesRestoreVersionInput = {
  /** The ID of the version. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & { [name: string]: unknown }

export type PoliciesUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PolicyUpdate

export type PoliciesUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & PolicyUpdate

export type RedirectsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type RedirectsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type RedirectsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RedirectInput

export type RedirectsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RedirectsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RedirectsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RedirectsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RedirectsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RedirectUpdate

export type RedirectsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RedirectUpdate

export type RefundsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type RefundsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type RefundsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RefundsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RefundsSendInput = {
  /** The ID of the document. */
  id: string
}

export type RemindersAccessInput = { [name: string]: unknown }

export type RemindersReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RemindersUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & ReminderUpdate

export type RequestInfoRequestOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  program: string
  name: string
  email: string
  question?: string
  phone?: string
  country?: Country
  startPreference?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type RequestInfoSubmitInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  program: string
  name: string
  email: string
  question?: string
  phone?: string
  country?: Country
  startPreference?: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp?: OtpProof
}

export type RiskItemsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type RiskItemsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type RiskItemsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RiskItemInput

export type RiskItemsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RiskItemsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RiskItemsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RiskItemsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type RiskItemsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RiskItemUpdate

export type RiskItemsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & RiskItemUpdate

export type SearchFindInput = {
  /** The words to search for. */
  q: string
  /** Results of this type; repeat it for several. */
  type?: string | string[]
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
  /** The number of the page, from 1. */
  page?: number
  /** The number of items on a page. */
  limit?: number
}

export type SearchTotalsInput = {
  /** The first day, in UTC. */
  from?: string
  /** The last day, in UTC. */
  until?: string
}

export type SellerAccessInput = { [name: string]: unknown }

export type SellerReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SellerUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & SellerUpdate

export type SignInPolicyAccessInput = { [name: string]: unknown }

export type SignInPolicyReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SignInPolicyUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & SignInPolicyUpdate

export type SynonymsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type SynonymsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type SynonymsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & SynonymInput

export type SynonymsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SynonymsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SynonymsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SynonymsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type SynonymsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & SynonymUpdate

export type SynonymsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & SynonymUpdate

export type TcoRequestOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  inputs: TcoInputs
  company: string
  name?: string
  email: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
}

export type TcoVerifyOtpInput = {
  /** The language of the answer. */
  locale?: "en" | "fr" | "ar"
} & {
  inputs: TcoInputs
  company: string
  name?: string
  email: string
  consent?: ConsentGiven
  /** `utm_*`, `gclid`, `referrer`, `landingPage` */
  attribution?: { [name: string]: string }
  /** Leave it out or empty: people do not see it. */
  website?: string
  otp: OtpProof
}

export type TcoModelAccessInput = { [name: string]: unknown }

export type TcoModelReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TcoModelUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & TcoModelUpdate

export type TelemetryGetInput = {
  /** The cursor to continue from: `page.next` of the previous answer. */
  since?: string
  /** The number of items on a page. */
  limit?: number
  /** Signals of this category alone. Staff name categories as they like: one that no signal has finds none. */
  category?: string | string[]
  /** Signals of this severity and above. */
  minSeverity?: "informational" | "low" | "medium" | "high" | "critical"
  /** The form to choose. */
  format?: "json" | "cloudevents"
}

export type TestQuestionsAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type TestQuestionsCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type TestQuestionsCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & TestQuestionInput

export type TestQuestionsDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TestQuestionsDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TestQuestionsFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TestQuestionsFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TestQuestionsUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & TestQuestionUpdate

export type TestQuestionsUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & TestQuestionUpdate

export type TopicNamesAccessInput = { [name: string]: unknown }

export type TopicNamesReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type TopicNamesUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & TopicNameUpdate

export type UsersAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type UsersAddPasskeyInput = PasskeyRegistration

export type UsersConfirmSecondFactorInput = {
  code: string
}

export type UsersCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type UsersCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & UserInput

export type UsersDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type UsersDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type UsersEndSessionInput = {
  /** The ID of the document. */
  id: string
  session: string
}

export type UsersFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type UsersFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type UsersForgotPasswordInput = { [name: string]: unknown }

export type UsersListSessionsInput = {
  /** The ID of the document. */
  id: string
}

export type UsersLoginInput = { [name: string]: unknown }

export type UsersLogoutInput = { [name: string]: unknown }

export type UsersRefreshTokenInput = { [name: string]: unknown }

export type UsersRemovePasskeyInput = {
  passkey: string
}

export type UsersRemoveSecondFactorInput = {
  code: string
}

export type UsersResetPasswordInput = { [name: string]: unknown }

export type UsersResetSecondFactorInput = {
  /** The ID of the document. */
  id: string
}

export type UsersSignInWithPasskeyInput = PasskeyAssertion

export type UsersUnlockInput = { [name: string]: unknown }

export type UsersUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & UserUpdate

export type UsersUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & UserUpdate

export type VideoHostsAccessInput = { [name: string]: unknown }

export type VideoHostsReadInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type VideoHostsUpdateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & VideoHostUpdate

export type WebhookDeliveriesAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type WebhookDeliveriesCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type WebhookDeliveriesFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhookDeliveriesFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhookDeliveriesResendInput = {
  /** The ID of the document. */
  id: string
}

export type WebhooksAccessInput = {
  /** The ID of the document. */
  id: string
} & { [name: string]: unknown }

export type WebhooksCountInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
}

export type WebhooksCreateInput = {
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & WebhookInput

export type WebhooksDeleteByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhooksDeleteManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhooksFindInput = {
  /** A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhooksFindByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
}

export type WebhooksRotateSecretInput = {
  /** The ID of the document. */
  id: string
}

export type WebhooksTestInput = {
  /** The ID of the document. */
  id: string
}

export type WebhooksUpdateByIdInput = {
  /** The ID of the document. */
  id: string
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & WebhookUpdate

export type WebhooksUpdateManyInput = {
  /** Which documents are meant; without it the call is refused. */
  where?: Where
  /** Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`. */
  sort?: string
  /** The number of documents on a page. */
  limit?: number
  /** The number of the page, from 1. */
  page?: number
  /** Taken as Payload’s clients send it; lists are counted, and have pages, all the same. */
  pagination?: boolean
  /** How many levels of related documents are included instead of their IDs. */
  depth?: number
  /** The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them. */
  select?: Select
  /** The fields to return of related documents, by collection: `populate[media][url]=true`. */
  populate?: { [name: string]: Select }
  /** The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.) */
  locale?: "en" | "fr" | "ar"
  /** The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it. */
  "fallback-locale"?: "en" | "fr" | "ar" | "none"
  /** `true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change without this or `_status` is `409`. */
  draft?: boolean
} & WebhookUpdate

export type Areas = {
  apiKeys: {
    /** Get the caller’s permissions on an API key: POST /api/api-keys/access/{id} */
    access(input: ApiKeysAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count API keys: GET /api/api-keys/count */
    count(input?: ApiKeysCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create an API key: POST /api/api-keys */
    create(input: ApiKeysCreateInput, options?: CallOptions): Promise<{
      doc: ApiKeyDocument
      message: string
    }>
    /** Delete an API key: DELETE /api/api-keys/{id} */
    deleteById(input: ApiKeysDeleteByIdInput, options?: CallOptions): Promise<{
      doc: ApiKeyDocument
      message: string
    }>
    /** Delete API keys that match a filter: DELETE /api/api-keys */
    deleteMany(input?: ApiKeysDeleteManyInput, options?: CallOptions): Promise<{
      docs: ApiKeyDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List API keys: GET /api/api-keys */
    find(input?: ApiKeysFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: ApiKeyDocument[]
    }>
    findAll(input?: ApiKeysFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: ApiKeyDocument[]
    })['docs'][number]>
    /** Get an API key by ID: GET /api/api-keys/{id} */
    findById(input: ApiKeysFindByIdInput, options?: CallOptions): Promise<ApiKeyDocument>
    /** Update an API key: PATCH /api/api-keys/{id} */
    updateById(input: ApiKeysUpdateByIdInput, options?: CallOptions): Promise<{
      doc: ApiKeyDocument
      message: string
    }>
    /** Update API keys that match a filter: PATCH /api/api-keys */
    updateMany(input: ApiKeysUpdateManyInput, options?: CallOptions): Promise<{
      docs: ApiKeyDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  asyncapi: {
    /** Get the AsyncAPI document of the WebSocket: GET /api/asyncapi.json */
    get(input?: Record<string, never>, options?: CallOptions): Promise<AsyncApiDocument>
  }
  attendance: {
    /** Get the attendance list of a course date: GET /api/course-sessions/{id}/attendance */
    list(input: AttendanceListInput, options?: CallOptions): Promise<Attendance>
    /** Record who attended a course date: PUT /api/course-sessions/{id}/attendance/{enrolment} */
    mark(input: AttendanceMarkInput, options?: CallOptions): Promise<Attendee>
  }
  auditLog: {
    /** Get the caller’s permissions on an audit log entry: POST /api/audit-log/access/{id} */
    access(input: AuditLogAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count audit log entries: GET /api/audit-log/count */
    count(input?: AuditLogCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List audit log entries: GET /api/audit-log */
    find(input?: AuditLogFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: AuditLogDocument[]
    }>
    findAll(input?: AuditLogFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: AuditLogDocument[]
    })['docs'][number]>
    /** Get an audit log entry by ID: GET /api/audit-log/{id} */
    findById(input: AuditLogFindByIdInput, options?: CallOptions): Promise<AuditLogDocument>
  }
  auth: {
    /** Change the learner’s name: PATCH /api/lms/auth/session */
    rename(input: AuthRenameInput, options?: CallOptions): Promise<LearnerSession>
    /** Request a passcode to sign in: POST /api/lms/auth/request-otp */
    requestOtp(input: AuthRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Get the signed-in learner: GET /api/lms/auth/session */
    session(input?: Record<string, never>, options?: CallOptions): Promise<LearnerSession>
    /** Sign out: POST /api/lms/auth/sign-out */
    signOut(input?: AuthSignOutInput, options?: CallOptions): Promise<undefined>
    /** Sign in with a passcode: POST /api/lms/auth/verify-otp */
    verifyOtp(input: AuthVerifyOtpInput, options?: CallOptions): Promise<SignedIn>
  }
  badges: {
    /** Get the issuer of the badges and its keys: GET /api/lms/issuer */
    issuer(input?: Record<string, never>, options?: CallOptions): Promise<BadgeIssuer>
    /** Get the public key that a badge was signed with: GET /api/lms/issuer/keys/{key} */
    key(input: BadgesKeyInput, options?: CallOptions): Promise<BadgeKey>
    /** List revoked badges: GET /api/lms/issuer/revocations */
    revocations(input?: Record<string, never>, options?: CallOptions): Promise<BadgeRevocations>
  }
  bookings: {
    /** Get the caller’s permissions on a booking: POST /api/bookings/access/{id} */
    access(input: BookingsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Cancel a booking: POST /api/lms/bookings/{id}/cancellation */
    cancel(input: BookingsCancelInput, options?: CallOptions): Promise<Booking>
    /** Count bookings: GET /api/bookings/count */
    count(input?: BookingsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List bookings: GET /api/bookings */
    find(input?: BookingsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: BookingDocument[]
    }>
    findAll(input?: BookingsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: BookingDocument[]
    })['docs'][number]>
    /** Get a booking by ID: GET /api/bookings/{id} */
    findById(input: BookingsFindByIdInput, options?: CallOptions): Promise<BookingDocument>
    /** Get the refund for cancelling a booking now: GET /api/lms/bookings/{id}/cancellation */
    getCancellation(input: BookingsGetCancellationInput, options?: CallOptions): Promise<Cancellation>
    /** List the learner’s bookings, newest first: GET /api/lms/bookings */
    list(input?: BookingsListInput, options?: CallOptions): Promise<BookingPage>
    listAll(input?: BookingsListInput, options?: CallOptions): AsyncIterable<(BookingPage)['docs'][number]>
    /** Transfer a place to somebody else: POST /api/lms/bookings/{id}/transfer */
    transfer(input: BookingsTransferInput, options?: CallOptions): Promise<Booking>
  }
  branding: {
    /** Get the caller’s permissions on the branding: POST /api/globals/branding/access */
    access(input?: BrandingAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the branding: GET /api/branding */
    get(input?: BrandingGetInput, options?: CallOptions): Promise<Branding>
    /** Get the branding: GET /api/globals/branding */
    read(input?: BrandingReadInput, options?: CallOptions): Promise<BrandingDocument>
    /** Update the branding: POST /api/globals/branding */
    update(input: BrandingUpdateInput, options?: CallOptions): Promise<{
      result: BrandingDocument
      message: string
    }>
  }
  brochureFiles: {
    /** Get the caller’s permissions on a brochure file: POST /api/brochure-files/access/{id} */
    access(input: BrochureFilesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count brochure files: GET /api/brochure-files/count */
    count(input?: BrochureFilesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a brochure file: POST /api/brochure-files */
    create(input: BrochureFilesCreateInput, options?: CallOptions): Promise<{
      doc: BrochureFileDocument
      message: string
    }>
    /** Delete a brochure file: DELETE /api/brochure-files/{id} */
    deleteById(input: BrochureFilesDeleteByIdInput, options?: CallOptions): Promise<{
      doc: BrochureFileDocument
      message: string
    }>
    /** Delete brochure files that match a filter: DELETE /api/brochure-files */
    deleteMany(input?: BrochureFilesDeleteManyInput, options?: CallOptions): Promise<{
      docs: BrochureFileDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a brochure file: POST /api/brochure-files/{id}/duplicate */
    duplicate(input: BrochureFilesDuplicateInput, options?: CallOptions): Promise<{
      doc: BrochureFileDocument
      message: string
    }>
    /** Download the file of a brochure file: GET /api/brochure-files/file/{filename} */
    file(input: BrochureFilesFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List brochure files: GET /api/brochure-files */
    find(input?: BrochureFilesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: BrochureFileDocument[]
    }>
    findAll(input?: BrochureFilesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: BrochureFileDocument[]
    })['docs'][number]>
    /** Get a brochure file by ID: GET /api/brochure-files/{id} */
    findById(input: BrochureFilesFindByIdInput, options?: CallOptions): Promise<BrochureFileDocument>
    /** Update a brochure file: PATCH /api/brochure-files/{id} */
    updateById(input: BrochureFilesUpdateByIdInput, options?: CallOptions): Promise<{
      doc: BrochureFileDocument
      message: string
    }>
    /** Update brochure files that match a filter: PATCH /api/brochure-files */
    updateMany(input: BrochureFilesUpdateManyInput, options?: CallOptions): Promise<{
      docs: BrochureFileDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  brochures: {
    /** Get the caller’s permissions on a brochure: POST /api/brochures/access/{id} */
    access(input: BrochuresAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count brochures: GET /api/brochures/count */
    count(input?: BrochuresCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a brochure: POST /api/brochures */
    create(input: BrochuresCreateInput, options?: CallOptions): Promise<{
      doc: BrochureDocument
      message: string
    }>
    /** Delete a brochure: DELETE /api/brochures/{id} */
    deleteById(input: BrochuresDeleteByIdInput, options?: CallOptions): Promise<{
      doc: BrochureDocument
      message: string
    }>
    /** Delete brochures that match a filter: DELETE /api/brochures */
    deleteMany(input?: BrochuresDeleteManyInput, options?: CallOptions): Promise<{
      docs: BrochureDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Download a brochure by the signed link to it: GET /api/brochures/{slug}/download */
    download(input: BrochuresDownloadInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List brochures: GET /api/brochures */
    find(input?: BrochuresFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: BrochureDocument[]
    }>
    findAll(input?: BrochuresFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: BrochureDocument[]
    })['docs'][number]>
    /** Get a brochure by ID: GET /api/brochures/{id} */
    findById(input: BrochuresFindByIdInput, options?: CallOptions): Promise<BrochureDocument>
    /** Request a brochure and send a passcode: POST /api/brochures/request-otp */
    requestOtp(input: BrochuresRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Update a brochure: PATCH /api/brochures/{id} */
    updateById(input: BrochuresUpdateByIdInput, options?: CallOptions): Promise<{
      doc: BrochureDocument
      message: string
    }>
    /** Update brochures that match a filter: PATCH /api/brochures */
    updateMany(input: BrochuresUpdateManyInput, options?: CallOptions): Promise<{
      docs: BrochureDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Verify the passcode and get a download link: POST /api/brochures/verify-otp */
    verifyOtp(input: BrochuresVerifyOtpInput, options?: CallOptions): Promise<BrochureReceived>
  }
  cancellationPolicy: {
    /** Get the caller’s permissions on the cancellation policy: POST /api/globals/cancellation-policy/access */
    access(input?: CancellationPolicyAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the cancellation policy: GET /api/globals/cancellation-policy */
    read(input?: CancellationPolicyReadInput, options?: CallOptions): Promise<CancellationPolicyDocument>
    /** Update the cancellation policy: POST /api/globals/cancellation-policy */
    update(input: CancellationPolicyUpdateInput, options?: CallOptions): Promise<{
      result: CancellationPolicyDocument
      message: string
    }>
  }
  certificates: {
    /** Get the caller’s permissions on a certificate: POST /api/certificates/access/{id} */
    access(input: CertificatesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get a certificate as an Open Badges 3.0 credential: GET /api/lms/certificates/{id}/badge */
    badge(input: CertificatesBadgeInput, options?: CallOptions): Promise<OpenBadge>
    /** Count certificates: GET /api/certificates/count */
    count(input?: CertificatesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Download a certificate as a PDF: GET /api/lms/certificates/{id}.pdf */
    download(input: CertificatesDownloadInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List certificates: GET /api/certificates */
    find(input?: CertificatesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: CertificateDocument[]
    }>
    findAll(input?: CertificatesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: CertificateDocument[]
    })['docs'][number]>
    /** Get a certificate by ID: GET /api/certificates/{id} */
    findById(input: CertificatesFindByIdInput, options?: CallOptions): Promise<CertificateDocument>
    /** Get a certificate: GET /api/lms/certificates/{id} */
    get(input: CertificatesGetInput, options?: CallOptions): Promise<Certificate>
    /** Revoke a certificate: POST /api/certificates/{id}/revoke */
    revoke(input: CertificatesRevokeInput, options?: CallOptions): Promise<RevokedCertificate>
  }
  chat: {
    /** Ask the assistant a question: POST /api/chat */
    ask(input: ChatAskInput, options?: CallOptions): Promise<ChatAnswer>
    askStream(input: ChatAskInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
    /** Rate an answer: POST /api/chat/feedback */
    rate(input: ChatRateInput, options?: CallOptions): Promise<undefined>
  }
  chatQuestions: {
    /** Get the caller’s permissions on a question to the assistant: POST /api/chat-questions/access/{id} */
    access(input: ChatQuestionsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Answer a visitor’s question: POST /api/chat-questions/{id}/answer */
    answer(input: ChatQuestionsAnswerInput, options?: CallOptions): Promise<StaffAnswered>
    /** Count questions to the assistant: GET /api/chat-questions/count */
    count(input?: ChatQuestionsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Explain an answer: GET /api/chat-questions/why */
    explain(input?: ChatQuestionsExplainInput, options?: CallOptions): Promise<Explanation>
    /** List questions to the assistant: GET /api/chat-questions */
    find(input?: ChatQuestionsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: ChatQuestionDocument[]
    }>
    findAll(input?: ChatQuestionsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: ChatQuestionDocument[]
    })['docs'][number]>
    /** Get a question to the assistant by ID: GET /api/chat-questions/{id} */
    findById(input: ChatQuestionsFindByIdInput, options?: CallOptions): Promise<ChatQuestionDocument>
    /** Get statistics of the assistant: GET /api/chat-questions/totals */
    totals(input?: ChatQuestionsTotalsInput, options?: CallOptions): Promise<QuestionTotals>
    /** Update a question to the assistant: PATCH /api/chat-questions/{id} */
    updateById(input: ChatQuestionsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: ChatQuestionDocument
      message: string
    }>
    /** Update questions to the assistant that match a filter: PATCH /api/chat-questions */
    updateMany(input: ChatQuestionsUpdateManyInput, options?: CallOptions): Promise<{
      docs: ChatQuestionDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  consent: {
    /** Withdraw a consent: POST /api/consent/withdraw */
    withdraw(input: ConsentWithdrawInput, options?: CallOptions): Promise<undefined>
  }
  consents: {
    /** Get the caller’s permissions on a consent: POST /api/consents/access/{id} */
    access(input: ConsentsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count consents: GET /api/consents/count */
    count(input?: ConsentsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List consents: GET /api/consents */
    find(input?: ConsentsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: ConsentDocument[]
    }>
    findAll(input?: ConsentsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: ConsentDocument[]
    })['docs'][number]>
    /** Get a consent by ID: GET /api/consents/{id} */
    findById(input: ConsentsFindByIdInput, options?: CallOptions): Promise<ConsentDocument>
  }
  contact: {
    /** Check a contact message and send a passcode: POST /api/contact/request-otp */
    requestOtp(input: ContactRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Send a contact message: POST /api/contact */
    submit(input: ContactSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  courseSessions: {
    /** Get the caller’s permissions on a course date: POST /api/course-sessions/access/{id} */
    access(input: CourseSessionsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count course dates: GET /api/course-sessions/count */
    count(input?: CourseSessionsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a course date: POST /api/course-sessions */
    create(input: CourseSessionsCreateInput, options?: CallOptions): Promise<{
      doc: CourseSessionDocument
      message: string
    }>
    /** Delete a course date: DELETE /api/course-sessions/{id} */
    deleteById(input: CourseSessionsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: CourseSessionDocument
      message: string
    }>
    /** Delete course dates that match a filter: DELETE /api/course-sessions */
    deleteMany(input?: CourseSessionsDeleteManyInput, options?: CallOptions): Promise<{
      docs: CourseSessionDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a course date: POST /api/course-sessions/{id}/duplicate */
    duplicate(input: CourseSessionsDuplicateInput, options?: CallOptions): Promise<{
      doc: CourseSessionDocument
      message: string
    }>
    /** List course dates: GET /api/course-sessions */
    find(input?: CourseSessionsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: CourseSessionDocument[]
    }>
    findAll(input?: CourseSessionsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: CourseSessionDocument[]
    })['docs'][number]>
    /** Get a course date by ID: GET /api/course-sessions/{id} */
    findById(input: CourseSessionsFindByIdInput, options?: CallOptions): Promise<CourseSessionDocument>
    /** Update a course date: PATCH /api/course-sessions/{id} */
    updateById(input: CourseSessionsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: CourseSessionDocument
      message: string
    }>
    /** Update course dates that match a filter: PATCH /api/course-sessions */
    updateMany(input: CourseSessionsUpdateManyInput, options?: CallOptions): Promise<{
      docs: CourseSessionDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  courses: {
    /** Get the caller’s permissions on a course: POST /api/courses/access/{id} */
    access(input: CoursesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get a date of a course as a calendar file: GET /api/lms/courses/{slug}/sessions/{session}.ics */
    calendar(input: CoursesCalendarInput, options?: CallOptions): Promise<string>
    /** Count courses: GET /api/courses/count */
    count(input?: CoursesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a course: POST /api/courses */
    create(input: CoursesCreateInput, options?: CallOptions): Promise<{
      doc: CourseDocument
      message: string
    }>
    /** Delete a course: DELETE /api/courses/{id} */
    deleteById(input: CoursesDeleteByIdInput, options?: CallOptions): Promise<{
      doc: CourseDocument
      message: string
    }>
    /** Delete courses that match a filter: DELETE /api/courses */
    deleteMany(input?: CoursesDeleteManyInput, options?: CallOptions): Promise<{
      docs: CourseDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a course: POST /api/courses/{id}/duplicate */
    duplicate(input: CoursesDuplicateInput, options?: CallOptions): Promise<{
      doc: CourseDocument
      message: string
    }>
    /** Export courses as CSV or JSON: GET /api/courses/export */
    export(input?: CoursesExportInput, options?: CallOptions): Promise<string | { [name: string]: unknown }>
    /** List courses: GET /api/courses */
    find(input?: CoursesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: CourseDocument[]
    }>
    findAll(input?: CoursesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: CourseDocument[]
    })['docs'][number]>
    /** Get a course by ID: GET /api/courses/{id} */
    findById(input: CoursesFindByIdInput, options?: CallOptions): Promise<CourseDocument>
    /** Get a version of the course: GET /api/courses/versions/{id} */
    findVersionById(input: CoursesFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of courses: GET /api/courses/versions */
    findVersions(input?: CoursesFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: CoursesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Get a published course with its syllabus: GET /api/lms/courses/{slug} */
    get(input: CoursesGetInput, options?: CallOptions): Promise<CourseDetail>
    /** Import courses from CSV or JSON: POST /api/courses/import */
    importMany(input: CoursesImportManyInput, options?: CallOptions): Promise<ImportAnswer>
    /** List published courses with filters and facets: GET /api/lms/courses */
    list(input?: CoursesListInput, options?: CallOptions): Promise<CoursePage>
    listAll(input?: CoursesListInput, options?: CallOptions): AsyncIterable<(CoursePage)['docs'][number]>
    /** Preview a draft: POST /api/courses/{id}/preview */
    preview(input: CoursesPreviewInput, options?: CallOptions): Promise<CourseDetail>
    /** Restore a version of the course: POST /api/courses/versions/{id} */
    restoreVersion(input: CoursesRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update a course: PATCH /api/courses/{id} */
    updateById(input: CoursesUpdateByIdInput, options?: CallOptions): Promise<{
      doc: CourseDocument
      message: string
    }>
    /** Update courses that match a filter: PATCH /api/courses */
    updateMany(input: CoursesUpdateManyInput, options?: CallOptions): Promise<{
      docs: CourseDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  currencies: {
    /** Get the caller’s permissions on the currencies: POST /api/globals/currencies/access */
    access(input?: CurrenciesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the currencies: GET /api/globals/currencies */
    read(input?: CurrenciesReadInput, options?: CallOptions): Promise<CurrencyDocument>
    /** Update the currencies: POST /api/globals/currencies */
    update(input: CurrenciesUpdateInput, options?: CallOptions): Promise<{
      result: CurrencyDocument
      message: string
    }>
  }
  dates: {
    /** Cancel a course date: POST /api/course-sessions/{id}/cancel */
    cancel(input: DatesCancelInput, options?: CallOptions): Promise<DateCancelled>
  }
  demo: {
    /** Check a demo request and send a passcode: POST /api/demo/request-otp */
    requestOtp(input: DemoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Request a demo: POST /api/demo */
    submit(input: DemoSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  embed: {
    /** Get the settings of the embed elements: GET /api/embed */
    get(input?: EmbedGetInput, options?: CallOptions): Promise<EmbedSettings>
    /** Get a fixed form with its fields: GET /api/embed/forms/{form} */
    getForm(input: EmbedGetFormInput, options?: CallOptions): Promise<EmbedForm>
  }
  embedding: {
    /** Get the caller’s permissions on the embedding: POST /api/globals/embedding/access */
    access(input?: EmbeddingAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the embedding: GET /api/globals/embedding */
    read(input?: EmbeddingReadInput, options?: CallOptions): Promise<EmbeddingDocument>
    /** Update the embedding: POST /api/globals/embedding */
    update(input: EmbeddingUpdateInput, options?: CallOptions): Promise<{
      result: EmbeddingDocument
      message: string
    }>
  }
  enrolments: {
    /** Get the caller’s permissions on an enrolment: POST /api/enrolments/access/{id} */
    access(input: EnrolmentsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** List how a learner did at the quizzes of their course: GET /api/enrolments/{id}/attempts */
    attempts(input: EnrolmentsAttemptsInput, options?: CallOptions): Promise<{
      quizzes: QuizAttempts[]
    }>
    /** Count enrolments: GET /api/enrolments/count */
    count(input?: EnrolmentsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Enrol in a course: POST /api/lms/enrolments */
    create(input: EnrolmentsCreateInput, options?: CallOptions): Promise<Enrolment | Booking>
    /** Create an enrolment: POST /api/enrolments */
    createDocument(input: EnrolmentsCreateDocumentInput, options?: CallOptions): Promise<{
      doc: EnrolmentDocument
      message: string
    }>
    /** Delete an enrolment: DELETE /api/enrolments/{id} */
    deleteById(input: EnrolmentsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: EnrolmentDocument
      message: string
    }>
    /** Delete enrolments that match a filter: DELETE /api/enrolments */
    deleteMany(input?: EnrolmentsDeleteManyInput, options?: CallOptions): Promise<{
      docs: EnrolmentDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List enrolments: GET /api/enrolments */
    find(input?: EnrolmentsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: EnrolmentDocument[]
    }>
    findAll(input?: EnrolmentsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: EnrolmentDocument[]
    })['docs'][number]>
    /** Get an enrolment by ID: GET /api/enrolments/{id} */
    findById(input: EnrolmentsFindByIdInput, options?: CallOptions): Promise<EnrolmentDocument>
    /** Give a learner another attempt at a quiz: POST /api/enrolments/{id}/attempts */
    giveAttempt(input: EnrolmentsGiveAttemptInput, options?: CallOptions): Promise<QuizAttempts>
    /** List the learner’s enrolments, newest first: GET /api/lms/enrolments */
    list(input?: EnrolmentsListInput, options?: CallOptions): Promise<EnrolmentPage>
    listAll(input?: EnrolmentsListInput, options?: CallOptions): AsyncIterable<(EnrolmentPage)['docs'][number]>
    /** Move a booking to another date of its course: POST /api/enrolments/{id}/move */
    move(input: EnrolmentsMoveInput, options?: CallOptions): Promise<MovedBooking>
    /** Mark a lesson as completed: PUT /api/lms/enrolments/{id}/progress */
    progress(input: EnrolmentsProgressInput, options?: CallOptions): Promise<Enrolment>
    /** Reopen an enrolment that was completed by mistake: POST /api/enrolments/{id}/reopen */
    reopen(input: EnrolmentsReopenInput, options?: CallOptions): Promise<ReopenedEnrolment>
    /** Update an enrolment: PATCH /api/enrolments/{id} */
    updateById(input: EnrolmentsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: EnrolmentDocument
      message: string
    }>
  }
  faqs: {
    /** Get the caller’s permissions on an FAQ: POST /api/faqs/access/{id} */
    access(input: FaqsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count FAQs: GET /api/faqs/count */
    count(input?: FaqsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create an FAQ: POST /api/faqs */
    create(input: FaqsCreateInput, options?: CallOptions): Promise<{
      doc: FaqDocument
      message: string
    }>
    /** Delete an FAQ: DELETE /api/faqs/{id} */
    deleteById(input: FaqsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: FaqDocument
      message: string
    }>
    /** Delete FAQs that match a filter: DELETE /api/faqs */
    deleteMany(input?: FaqsDeleteManyInput, options?: CallOptions): Promise<{
      docs: FaqDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate an FAQ: POST /api/faqs/{id}/duplicate */
    duplicate(input: FaqsDuplicateInput, options?: CallOptions): Promise<{
      doc: FaqDocument
      message: string
    }>
    /** List FAQs: GET /api/faqs */
    find(input?: FaqsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: FaqDocument[]
    }>
    findAll(input?: FaqsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: FaqDocument[]
    })['docs'][number]>
    /** Get an FAQ by ID: GET /api/faqs/{id} */
    findById(input: FaqsFindByIdInput, options?: CallOptions): Promise<FaqDocument>
    /** Get a version of the FAQ: GET /api/faqs/versions/{id} */
    findVersionById(input: FaqsFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of FAQs: GET /api/faqs/versions */
    findVersions(input?: FaqsFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: FaqsFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Restore a version of the FAQ: POST /api/faqs/versions/{id} */
    restoreVersion(input: FaqsRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update an FAQ: PATCH /api/faqs/{id} */
    updateById(input: FaqsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: FaqDocument
      message: string
    }>
    /** Update FAQs that match a filter: PATCH /api/faqs */
    updateMany(input: FaqsUpdateManyInput, options?: CallOptions): Promise<{
      docs: FaqDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  footer: {
    /** Get the caller’s permissions on the footer: POST /api/globals/footer/access */
    access(input?: FooterAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the footer: GET /api/globals/footer */
    read(input?: FooterReadInput, options?: CallOptions): Promise<FooterDocument>
    /** Update the footer: POST /api/globals/footer */
    update(input: FooterUpdateInput, options?: CallOptions): Promise<{
      result: FooterDocument
      message: string
    }>
  }
  forms: {
    /** Get the caller’s permissions on a form: POST /api/forms/access/{id} */
    access(input: FormsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count forms: GET /api/forms/count */
    count(input?: FormsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a form: POST /api/forms */
    create(input: FormsCreateInput, options?: CallOptions): Promise<{
      doc: FormDocument
      message: string
    }>
    /** Delete a form: DELETE /api/forms/{id} */
    deleteById(input: FormsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: FormDocument
      message: string
    }>
    /** Delete forms that match a filter: DELETE /api/forms */
    deleteMany(input?: FormsDeleteManyInput, options?: CallOptions): Promise<{
      docs: FormDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a form: POST /api/forms/{id}/duplicate */
    duplicate(input: FormsDuplicateInput, options?: CallOptions): Promise<{
      doc: FormDocument
      message: string
    }>
    /** List forms: GET /api/forms */
    find(input?: FormsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: FormDocument[]
    }>
    findAll(input?: FormsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: FormDocument[]
    })['docs'][number]>
    /** Get a version of the form: GET /api/forms/versions/{id} */
    findVersionById(input: FormsFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of forms: GET /api/forms/versions */
    findVersions(input?: FormsFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: FormsFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Get a published form by its slug: GET /api/forms/{slug} */
    get(input: FormsGetInput, options?: CallOptions): Promise<Form>
    /** Check a form that staff made and send a passcode: POST /api/forms/{slug}/request-otp */
    requestOtp(input: FormsRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Restore a version of the form: POST /api/forms/versions/{id} */
    restoreVersion(input: FormsRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Send a form that staff made: POST /api/forms/{slug} */
    submit(input: FormsSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
    /** Update a form: PATCH /api/forms/{id} */
    updateById(input: FormsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: FormDocument
      message: string
    }>
    /** Update forms that match a filter: PATCH /api/forms */
    updateMany(input: FormsUpdateManyInput, options?: CallOptions): Promise<{
      docs: FormDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  governance: {
    /** List the assessments on record: GET /api/governance/assessments */
    assessments(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the controls on record: GET /api/governance/controls */
    controls(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the risks on record: GET /api/governance/risks */
    risks(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** Get the state of the governance platform: GET /api/governance/status */
    status(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
    /** Get an AI system under governance: GET /api/governance/systems/{id} */
    system(input: GovernanceSystemInput, options?: CallOptions): Promise<GovernanceAnswer>
    /** List the AI systems under governance: GET /api/governance/systems */
    systems(input?: Record<string, never>, options?: CallOptions): Promise<GovernanceAnswer>
  }
  graphql: {
    /** Run a GraphQL query: POST /api/graphql */
    query(input: GraphqlQueryInput, options?: CallOptions): Promise<GraphqlAnswer>
  }
  header: {
    /** Get the caller’s permissions on the header: POST /api/globals/header/access */
    access(input?: HeaderAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the header: GET /api/globals/header */
    read(input?: HeaderReadInput, options?: CallOptions): Promise<HeaderDocument>
    /** Update the header: POST /api/globals/header */
    update(input: HeaderUpdateInput, options?: CallOptions): Promise<{
      result: HeaderDocument
      message: string
    }>
  }
  health: {
    /** Get the health of the service and its components: GET /api/health */
    get(input?: Record<string, never>, options?: CallOptions): Promise<Health>
    /** Liveness probe: GET /api/health/live */
    live(input?: Record<string, never>, options?: CallOptions): Promise<Probe>
    /** Readiness probe: GET /api/health/ready */
    ready(input?: Record<string, never>, options?: CallOptions): Promise<Probe>
  }
  invoices: {
    /** Get the caller’s permissions on an invoice: POST /api/invoices/access/{id} */
    access(input: InvoicesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count invoices: GET /api/invoices/count */
    count(input?: InvoicesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Download an invoice or credit note: GET /api/invoices/{id}/pdf */
    download(input: InvoicesDownloadInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List invoices: GET /api/invoices */
    find(input?: InvoicesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: InvoiceDocument[]
    }>
    findAll(input?: InvoicesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: InvoiceDocument[]
    })['docs'][number]>
    /** Get an invoice by ID: GET /api/invoices/{id} */
    findById(input: InvoicesFindByIdInput, options?: CallOptions): Promise<InvoiceDocument>
  }
  leadEvents: {
    /** Get the caller’s permissions on a lead event: POST /api/lead-events/access/{id} */
    access(input: LeadEventsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count lead events: GET /api/lead-events/count */
    count(input?: LeadEventsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List lead events: GET /api/lead-events */
    find(input?: LeadEventsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: LeadEventDocument[]
    }>
    findAll(input?: LeadEventsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: LeadEventDocument[]
    })['docs'][number]>
    /** Get a lead event by ID: GET /api/lead-events/{id} */
    findById(input: LeadEventsFindByIdInput, options?: CallOptions): Promise<LeadEventDocument>
  }
  leads: {
    /** Get the caller’s permissions on a lead: POST /api/leads/access/{id} */
    access(input: LeadsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count leads: GET /api/leads/count */
    count(input?: LeadsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Erase the person behind a lead: POST /api/leads/{id}/erase */
    erase(input: LeadsEraseInput, options?: CallOptions): Promise<undefined>
    /** Export leads as CSV: GET /api/leads/export.csv */
    export(input?: LeadsExportInput, options?: CallOptions): Promise<string>
    /** Export the personal data behind a lead: GET /api/leads/{id}/export */
    exportPerson(input: LeadsExportPersonInput, options?: CallOptions): Promise<PersonData>
    /** List leads: GET /api/leads */
    find(input?: LeadsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: LeadDocument[]
    }>
    findAll(input?: LeadsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: LeadDocument[]
    })['docs'][number]>
    /** Get a lead by ID: GET /api/leads/{id} */
    findById(input: LeadsFindByIdInput, options?: CallOptions): Promise<LeadDocument>
    /** Get lead statistics: GET /api/leads/totals */
    totals(input?: LeadsTotalsInput, options?: CallOptions): Promise<LeadTotals>
    /** Update a lead: PATCH /api/leads/{id} */
    updateById(input: LeadsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: LeadDocument
      message: string
    }>
    /** Update leads that match a filter: PATCH /api/leads */
    updateMany(input: LeadsUpdateManyInput, options?: CallOptions): Promise<{
      docs: LeadDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  learners: {
    /** Get the caller’s permissions on a learner: POST /api/learners/access/{id} */
    access(input: LearnersAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count learners: GET /api/learners/count */
    count(input?: LearnersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a learner: POST /api/learners */
    create(input: LearnersCreateInput, options?: CallOptions): Promise<{
      doc: LearnerDocument
      message: string
    }>
    /** Delete a learner: DELETE /api/learners/{id} */
    deleteById(input: LearnersDeleteByIdInput, options?: CallOptions): Promise<{
      doc: LearnerDocument
      message: string
    }>
    /** Delete learners that match a filter: DELETE /api/learners */
    deleteMany(input?: LearnersDeleteManyInput, options?: CallOptions): Promise<{
      docs: LearnerDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List learners: GET /api/learners */
    find(input?: LearnersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: LearnerDocument[]
    }>
    findAll(input?: LearnersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: LearnerDocument[]
    })['docs'][number]>
    /** Get a learner by ID: GET /api/learners/{id} */
    findById(input: LearnersFindByIdInput, options?: CallOptions): Promise<LearnerDocument>
    /** Update a learner: PATCH /api/learners/{id} */
    updateById(input: LearnersUpdateByIdInput, options?: CallOptions): Promise<{
      doc: LearnerDocument
      message: string
    }>
    /** Update learners that match a filter: PATCH /api/learners */
    updateMany(input: LearnersUpdateManyInput, options?: CallOptions): Promise<{
      docs: LearnerDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  lessonFiles: {
    /** Get the caller’s permissions on a lesson file: POST /api/lesson-files/access/{id} */
    access(input: LessonFilesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count lesson files: GET /api/lesson-files/count */
    count(input?: LessonFilesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a lesson file: POST /api/lesson-files */
    create(input: LessonFilesCreateInput, options?: CallOptions): Promise<{
      doc: LessonFileDocument
      message: string
    }>
    /** Delete a lesson file: DELETE /api/lesson-files/{id} */
    deleteById(input: LessonFilesDeleteByIdInput, options?: CallOptions): Promise<{
      doc: LessonFileDocument
      message: string
    }>
    /** Delete lesson files that match a filter: DELETE /api/lesson-files */
    deleteMany(input?: LessonFilesDeleteManyInput, options?: CallOptions): Promise<{
      docs: LessonFileDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a lesson file: POST /api/lesson-files/{id}/duplicate */
    duplicate(input: LessonFilesDuplicateInput, options?: CallOptions): Promise<{
      doc: LessonFileDocument
      message: string
    }>
    /** Download the file of a lesson file: GET /api/lesson-files/file/{filename} */
    file(input: LessonFilesFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List lesson files: GET /api/lesson-files */
    find(input?: LessonFilesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: LessonFileDocument[]
    }>
    findAll(input?: LessonFilesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: LessonFileDocument[]
    })['docs'][number]>
    /** Get a lesson file by ID: GET /api/lesson-files/{id} */
    findById(input: LessonFilesFindByIdInput, options?: CallOptions): Promise<LessonFileDocument>
    /** Update a lesson file: PATCH /api/lesson-files/{id} */
    updateById(input: LessonFilesUpdateByIdInput, options?: CallOptions): Promise<{
      doc: LessonFileDocument
      message: string
    }>
    /** Update lesson files that match a filter: PATCH /api/lesson-files */
    updateMany(input: LessonFilesUpdateManyInput, options?: CallOptions): Promise<{
      docs: LessonFileDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  lessons: {
    /** Submit answers to the quiz of a lesson: POST /api/lms/lessons/{course}/{lesson}/attempts */
    attempt(input: LessonsAttemptInput, options?: CallOptions): Promise<AttemptResult>
    /** Get the video, the captions or the download of a lesson: GET /api/lms/lessons/{course}/{lesson}/files/{file} */
    file(input: LessonsFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** Get the content of a lesson: GET /api/lms/lessons/{course}/{lesson} */
    get(input: LessonsGetInput, options?: CallOptions): Promise<Lesson>
  }
  mailFailures: {
    /** Get the caller’s permissions on an undelivered mail: POST /api/mail-failures/access/{id} */
    access(input: MailFailuresAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count undelivered mails: GET /api/mail-failures/count */
    count(input?: MailFailuresCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Delete an undelivered mail: DELETE /api/mail-failures/{id} */
    deleteById(input: MailFailuresDeleteByIdInput, options?: CallOptions): Promise<{
      doc: MailFailureDocument
      message: string
    }>
    /** Delete undelivered mails that match a filter: DELETE /api/mail-failures */
    deleteMany(input?: MailFailuresDeleteManyInput, options?: CallOptions): Promise<{
      docs: MailFailureDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List undelivered mails: GET /api/mail-failures */
    find(input?: MailFailuresFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: MailFailureDocument[]
    }>
    findAll(input?: MailFailuresFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: MailFailureDocument[]
    })['docs'][number]>
    /** Get an undelivered mail by ID: GET /api/mail-failures/{id} */
    findById(input: MailFailuresFindByIdInput, options?: CallOptions): Promise<MailFailureDocument>
    /** Send an undelivered mail again: POST /api/mail-failures/{id}/resend */
    resend(input: MailFailuresResendInput, options?: CallOptions): Promise<QueuedMail>
  }
  mcp: {
    /** Call MCP tools: POST /api/mcp */
    call(input: McpCallInput, options?: CallOptions): Promise<McpMessage>
    callStream(input: McpCallInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
  }
  media: {
    /** Get the caller’s permissions on a picture: POST /api/media/access/{id} */
    access(input: MediaAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count pictures: GET /api/media/count */
    count(input?: MediaCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a picture: POST /api/media */
    create(input: MediaCreateInput, options?: CallOptions): Promise<{
      doc: MediaDocument
      message: string
    }>
    /** Delete a picture: DELETE /api/media/{id} */
    deleteById(input: MediaDeleteByIdInput, options?: CallOptions): Promise<{
      doc: MediaDocument
      message: string
    }>
    /** Delete pictures that match a filter: DELETE /api/media */
    deleteMany(input?: MediaDeleteManyInput, options?: CallOptions): Promise<{
      docs: MediaDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a picture: POST /api/media/{id}/duplicate */
    duplicate(input: MediaDuplicateInput, options?: CallOptions): Promise<{
      doc: MediaDocument
      message: string
    }>
    /** Download the file of a picture: GET /api/media/file/{filename} */
    file(input: MediaFileInput, options?: CallOptions): Promise<ArrayBuffer>
    /** List pictures: GET /api/media */
    find(input?: MediaFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: MediaDocument[]
    }>
    findAll(input?: MediaFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: MediaDocument[]
    })['docs'][number]>
    /** Get a picture by ID: GET /api/media/{id} */
    findById(input: MediaFindByIdInput, options?: CallOptions): Promise<MediaDocument>
    /** Update a picture: PATCH /api/media/{id} */
    updateById(input: MediaUpdateByIdInput, options?: CallOptions): Promise<{
      doc: MediaDocument
      message: string
    }>
    /** Update pictures that match a filter: PATCH /api/media */
    updateMany(input: MediaUpdateManyInput, options?: CallOptions): Promise<{
      docs: MediaDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  og: {
    /** Get a share image: GET /api/og */
    get(input?: OgGetInput, options?: CallOptions): Promise<ArrayBuffer>
  }
  openapi: {
    /** Get the OpenAPI document: GET /api/openapi.json */
    get(input?: Record<string, never>, options?: CallOptions): Promise<OpenApiDocument>
  }
  orders: {
    /** Get the caller’s permissions on an order: POST /api/orders/access/{id} */
    access(input: OrdersAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Correct the address of a payer: POST /api/orders/{id}/email */
    correctEmail(input: OrdersCorrectEmailInput, options?: CallOptions): Promise<OrderResolution>
    /** Count orders: GET /api/orders/count */
    count(input?: OrdersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Export orders as CSV: GET /api/orders/export.csv */
    export(input?: OrdersExportInput, options?: CallOptions): Promise<string>
    /** List orders: GET /api/orders */
    find(input?: OrdersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: OrderDocument[]
    }>
    findAll(input?: OrdersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: OrderDocument[]
    })['docs'][number]>
    /** Get an order by ID: GET /api/orders/{id} */
    findById(input: OrdersFindByIdInput, options?: CallOptions): Promise<OrderDocument>
    /** Refund an order: POST /api/orders/{id}/refund */
    refund(input: OrdersRefundInput, options?: CallOptions): Promise<Refund>
    /** Resolve an order that staff are to look at: POST /api/orders/{id}/resolve */
    resolve(input: OrdersResolveInput, options?: CallOptions): Promise<OrderResolution>
    /** Get payment statistics: GET /api/orders/totals */
    totals(input?: OrdersTotalsInput, options?: CallOptions): Promise<PaymentTotals>
  }
  pages: {
    /** Get the caller’s permissions on a page: POST /api/pages/access/{id} */
    access(input: PagesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count pages: GET /api/pages/count */
    count(input?: PagesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a page: POST /api/pages */
    create(input: PagesCreateInput, options?: CallOptions): Promise<{
      doc: PageDocument
      message: string
    }>
    /** Delete a page: DELETE /api/pages/{id} */
    deleteById(input: PagesDeleteByIdInput, options?: CallOptions): Promise<{
      doc: PageDocument
      message: string
    }>
    /** Delete pages that match a filter: DELETE /api/pages */
    deleteMany(input?: PagesDeleteManyInput, options?: CallOptions): Promise<{
      docs: PageDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a page: POST /api/pages/{id}/duplicate */
    duplicate(input: PagesDuplicateInput, options?: CallOptions): Promise<{
      doc: PageDocument
      message: string
    }>
    /** List pages: GET /api/pages */
    find(input?: PagesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PageDocument[]
    }>
    findAll(input?: PagesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PageDocument[]
    })['docs'][number]>
    /** Get a page by ID: GET /api/pages/{id} */
    findById(input: PagesFindByIdInput, options?: CallOptions): Promise<PageDocument>
    /** Get a version of the page: GET /api/pages/versions/{id} */
    findVersionById(input: PagesFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of pages: GET /api/pages/versions */
    findVersions(input?: PagesFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: PagesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Preview a draft: POST /api/pages/{id}/preview */
    preview(input: PagesPreviewInput, options?: CallOptions): Promise<SitePage>
    /** Restore a version of the page: POST /api/pages/versions/{id} */
    restoreVersion(input: PagesRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update a page: PATCH /api/pages/{id} */
    updateById(input: PagesUpdateByIdInput, options?: CallOptions): Promise<{
      doc: PageDocument
      message: string
    }>
    /** Update pages that match a filter: PATCH /api/pages */
    updateMany(input: PagesUpdateManyInput, options?: CallOptions): Promise<{
      docs: PageDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  partners: {
    /** Get the caller’s permissions on a partner: POST /api/partners/access/{id} */
    access(input: PartnersAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count partners: GET /api/partners/count */
    count(input?: PartnersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a partner: POST /api/partners */
    create(input: PartnersCreateInput, options?: CallOptions): Promise<{
      doc: PartnerDocument
      message: string
    }>
    /** Delete a partner: DELETE /api/partners/{id} */
    deleteById(input: PartnersDeleteByIdInput, options?: CallOptions): Promise<{
      doc: PartnerDocument
      message: string
    }>
    /** Delete partners that match a filter: DELETE /api/partners */
    deleteMany(input?: PartnersDeleteManyInput, options?: CallOptions): Promise<{
      docs: PartnerDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a partner: POST /api/partners/{id}/duplicate */
    duplicate(input: PartnersDuplicateInput, options?: CallOptions): Promise<{
      doc: PartnerDocument
      message: string
    }>
    /** Export partners as CSV or JSON: GET /api/partners/export */
    export(input?: PartnersExportInput, options?: CallOptions): Promise<string | { [name: string]: unknown }>
    /** List partners: GET /api/partners */
    find(input?: PartnersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PartnerDocument[]
    }>
    findAll(input?: PartnersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PartnerDocument[]
    })['docs'][number]>
    /** Get a partner by ID: GET /api/partners/{id} */
    findById(input: PartnersFindByIdInput, options?: CallOptions): Promise<PartnerDocument>
    /** Get a version of the partner: GET /api/partners/versions/{id} */
    findVersionById(input: PartnersFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of partners: GET /api/partners/versions */
    findVersions(input?: PartnersFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: PartnersFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Import partners from CSV or JSON: POST /api/partners/import */
    importMany(input: PartnersImportManyInput, options?: CallOptions): Promise<ImportAnswer>
    /** Restore a version of the partner: POST /api/partners/versions/{id} */
    restoreVersion(input: PartnersRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update a partner: PATCH /api/partners/{id} */
    updateById(input: PartnersUpdateByIdInput, options?: CallOptions): Promise<{
      doc: PartnerDocument
      message: string
    }>
    /** Update partners that match a filter: PATCH /api/partners */
    updateMany(input: PartnersUpdateManyInput, options?: CallOptions): Promise<{
      docs: PartnerDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  paymentAttempts: {
    /** Get the caller’s permissions on a payment attempt: POST /api/payment-attempts/access/{id} */
    access(input: PaymentAttemptsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count payment attempts: GET /api/payment-attempts/count */
    count(input?: PaymentAttemptsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List payment attempts: GET /api/payment-attempts */
    find(input?: PaymentAttemptsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PaymentAttemptDocument[]
    }>
    findAll(input?: PaymentAttemptsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PaymentAttemptDocument[]
    })['docs'][number]>
    /** Get a payment attempt by ID: GET /api/payment-attempts/{id} */
    findById(input: PaymentAttemptsFindByIdInput, options?: CallOptions): Promise<PaymentAttemptDocument>
  }
  paymentEvents: {
    /** Get the caller’s permissions on a payment event: POST /api/payment-events/access/{id} */
    access(input: PaymentEventsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count payment events: GET /api/payment-events/count */
    count(input?: PaymentEventsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List payment events: GET /api/payment-events */
    find(input?: PaymentEventsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PaymentEventDocument[]
    }>
    findAll(input?: PaymentEventsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PaymentEventDocument[]
    })['docs'][number]>
    /** Get a payment event by ID: GET /api/payment-events/{id} */
    findById(input: PaymentEventsFindByIdInput, options?: CallOptions): Promise<PaymentEventDocument>
  }
  paymentLinks: {
    /** Get the caller’s permissions on a payment link: POST /api/payment-links/access/{id} */
    access(input: PaymentLinksAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count payment links: GET /api/payment-links/count */
    count(input?: PaymentLinksCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a payment link: POST /api/payment-links */
    create(input: PaymentLinksCreateInput, options?: CallOptions): Promise<{
      doc: PaymentLinkDocument
      message: string
    }>
    /** Delete a payment link: DELETE /api/payment-links/{id} */
    deleteById(input: PaymentLinksDeleteByIdInput, options?: CallOptions): Promise<{
      doc: PaymentLinkDocument
      message: string
    }>
    /** Delete payment links that match a filter: DELETE /api/payment-links */
    deleteMany(input?: PaymentLinksDeleteManyInput, options?: CallOptions): Promise<{
      docs: PaymentLinkDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a payment link: POST /api/payment-links/{id}/duplicate */
    duplicate(input: PaymentLinksDuplicateInput, options?: CallOptions): Promise<{
      doc: PaymentLinkDocument
      message: string
    }>
    /** List payment links: GET /api/payment-links */
    find(input?: PaymentLinksFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PaymentLinkDocument[]
    }>
    findAll(input?: PaymentLinksFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PaymentLinkDocument[]
    })['docs'][number]>
    /** Get a payment link by ID: GET /api/payment-links/{id} */
    findById(input: PaymentLinksFindByIdInput, options?: CallOptions): Promise<PaymentLinkDocument>
    /** Get statistics of payment links: GET /api/payment-links/totals */
    totals(input?: PaymentLinksTotalsInput, options?: CallOptions): Promise<PaymentLinkTotals>
    /** Update a payment link: PATCH /api/payment-links/{id} */
    updateById(input: PaymentLinksUpdateByIdInput, options?: CallOptions): Promise<{
      doc: PaymentLinkDocument
      message: string
    }>
    /** Update payment links that match a filter: PATCH /api/payment-links */
    updateMany(input: PaymentLinksUpdateManyInput, options?: CallOptions): Promise<{
      docs: PaymentLinkDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  paymentReports: {
    /** Get the caller’s permissions on a payment comparison: POST /api/payment-reports/access/{id} */
    access(input: PaymentReportsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count payment comparisons: GET /api/payment-reports/count */
    count(input?: PaymentReportsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List payment comparisons: GET /api/payment-reports */
    find(input?: PaymentReportsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PaymentReportDocument[]
    }>
    findAll(input?: PaymentReportsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PaymentReportDocument[]
    })['docs'][number]>
    /** Get a payment comparison by ID: GET /api/payment-reports/{id} */
    findById(input: PaymentReportsFindByIdInput, options?: CallOptions): Promise<PaymentReportDocument>
  }
  payments: {
    /** Receive the gateway’s answer to a cancelled payment: POST /api/payments/gateway/cancel */
    gatewayCancel(input?: Record<string, never>, options?: CallOptions): Promise<undefined>
    /** Receive the gateway’s answer to a payment: POST /api/payments/gateway/response */
    gatewayResponse(input?: Record<string, never>, options?: CallOptions): Promise<undefined>
    /** Get the booking of an order by its token: GET /api/payments/orders/{number}/booking */
    getBooking(input: PaymentsGetBookingInput, options?: CallOptions): Promise<OrderBooking>
    /** Download an invoice or credit note by the token of its order: GET /api/payments/orders/{number}/invoices/{invoice} */
    getInvoice(input: PaymentsGetInvoiceInput, options?: CallOptions): Promise<ArrayBuffer>
    /** Get an order by its token: GET /api/payments/orders/{number} */
    getOrder(input: PaymentsGetOrderInput, options?: CallOptions): Promise<OrderStatus>
    /** Start a payment: POST /api/payments/initiate */
    initiate(input: PaymentsInitiateInput, options?: CallOptions): Promise<PaymentInitiated>
    /** List the invoice and credit notes of an order by its token: GET /api/payments/orders/{number}/invoices */
    listInvoices(input: PaymentsListInvoicesInput, options?: CallOptions): Promise<OrderInvoices>
    /** List payable payment links: GET /api/payments/links */
    listLinks(input?: PaymentsListLinksInput, options?: CallOptions): Promise<PaymentLinkPage>
    listLinksAll(input?: PaymentsListLinksInput, options?: CallOptions): AsyncIterable<(PaymentLinkPage)['docs'][number]>
    /** Get the price of places in a course: GET /api/payments/quote */
    quote(input?: PaymentsQuoteInput, options?: CallOptions): Promise<PaymentQuote>
    /** Follow a payment link: GET /api/payments/redirect/{slug} */
    redirect(input: PaymentsRedirectInput, options?: CallOptions): Promise<string>
  }
  people: {
    /** Erase a person by their address: POST /api/people/erase */
    erase(input: PeopleEraseInput, options?: CallOptions): Promise<undefined>
    /** Export the personal data of an address: GET /api/people/export */
    export(input?: PeopleExportInput, options?: CallOptions): Promise<PersonData>
  }
  policies: {
    /** Get the caller’s permissions on a policy: POST /api/policies/access/{id} */
    access(input: PoliciesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count policies: GET /api/policies/count */
    count(input?: PoliciesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a policy: POST /api/policies */
    create(input: PoliciesCreateInput, options?: CallOptions): Promise<{
      doc: PolicyDocument
      message: string
    }>
    /** Delete a policy: DELETE /api/policies/{id} */
    deleteById(input: PoliciesDeleteByIdInput, options?: CallOptions): Promise<{
      doc: PolicyDocument
      message: string
    }>
    /** Delete policies that match a filter: DELETE /api/policies */
    deleteMany(input?: PoliciesDeleteManyInput, options?: CallOptions): Promise<{
      docs: PolicyDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** Duplicate a policy: POST /api/policies/{id}/duplicate */
    duplicate(input: PoliciesDuplicateInput, options?: CallOptions): Promise<{
      doc: PolicyDocument
      message: string
    }>
    /** List policies: GET /api/policies */
    find(input?: PoliciesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PolicyDocument[]
    }>
    findAll(input?: PoliciesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PolicyDocument[]
    })['docs'][number]>
    /** Get a policy by ID: GET /api/policies/{id} */
    findById(input: PoliciesFindByIdInput, options?: CallOptions): Promise<PolicyDocument>
    /** Get a version of the policy: GET /api/policies/versions/{id} */
    findVersionById(input: PoliciesFindVersionByIdInput, options?: CallOptions): Promise<PayloadVersion>
    /** List versions of policies: GET /api/policies/versions */
    findVersions(input?: PoliciesFindVersionsInput, options?: CallOptions): Promise<PayloadPage & {
      docs: PayloadVersion[]
    }>
    findVersionsAll(input?: PoliciesFindVersionsInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: PayloadVersion[]
    })['docs'][number]>
    /** Get a published policy by its slug: GET /api/policies/slug/{slug} */
    getBySlug(input: PoliciesGetBySlugInput, options?: CallOptions): Promise<Policy>
    /** Preview a draft: POST /api/policies/{id}/preview */
    preview(input: PoliciesPreviewInput, options?: CallOptions): Promise<Policy>
    /** Restore a version of the policy: POST /api/policies/versions/{id} */
    restoreVersion(input: PoliciesRestoreVersionInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update a policy: PATCH /api/policies/{id} */
    updateById(input: PoliciesUpdateByIdInput, options?: CallOptions): Promise<{
      doc: PolicyDocument
      message: string
    }>
    /** Update policies that match a filter: PATCH /api/policies */
    updateMany(input: PoliciesUpdateManyInput, options?: CallOptions): Promise<{
      docs: PolicyDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  realtime: {
    /** Create a WebSocket ticket: POST /api/realtime/ticket */
    ticket(input?: Record<string, never>, options?: CallOptions): Promise<SocketTicket>
  }
  redirects: {
    /** Get the caller’s permissions on a redirect: POST /api/redirects/access/{id} */
    access(input: RedirectsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count redirects: GET /api/redirects/count */
    count(input?: RedirectsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a redirect: POST /api/redirects */
    create(input: RedirectsCreateInput, options?: CallOptions): Promise<{
      doc: RedirectDocument
      message: string
    }>
    /** Delete a redirect: DELETE /api/redirects/{id} */
    deleteById(input: RedirectsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: RedirectDocument
      message: string
    }>
    /** Delete redirects that match a filter: DELETE /api/redirects */
    deleteMany(input?: RedirectsDeleteManyInput, options?: CallOptions): Promise<{
      docs: RedirectDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List redirects: GET /api/redirects */
    find(input?: RedirectsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: RedirectDocument[]
    }>
    findAll(input?: RedirectsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: RedirectDocument[]
    })['docs'][number]>
    /** Get a redirect by ID: GET /api/redirects/{id} */
    findById(input: RedirectsFindByIdInput, options?: CallOptions): Promise<RedirectDocument>
    /** Update a redirect: PATCH /api/redirects/{id} */
    updateById(input: RedirectsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: RedirectDocument
      message: string
    }>
    /** Update redirects that match a filter: PATCH /api/redirects */
    updateMany(input: RedirectsUpdateManyInput, options?: CallOptions): Promise<{
      docs: RedirectDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  refunds: {
    /** Get the caller’s permissions on a refund: POST /api/refunds/access/{id} */
    access(input: RefundsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count refunds: GET /api/refunds/count */
    count(input?: RefundsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List refunds: GET /api/refunds */
    find(input?: RefundsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: RefundDocument[]
    }>
    findAll(input?: RefundsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: RefundDocument[]
    })['docs'][number]>
    /** Get a refund by ID: GET /api/refunds/{id} */
    findById(input: RefundsFindByIdInput, options?: CallOptions): Promise<RefundDocument>
    /** Send a refund that is due: POST /api/refunds/{id}/send */
    send(input: RefundsSendInput, options?: CallOptions): Promise<Refund>
  }
  reminders: {
    /** Get the caller’s permissions on the reminders: POST /api/globals/reminders/access */
    access(input?: RemindersAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the reminders: GET /api/globals/reminders */
    read(input?: RemindersReadInput, options?: CallOptions): Promise<ReminderDocument>
    /** Update the reminders: POST /api/globals/reminders */
    update(input: RemindersUpdateInput, options?: CallOptions): Promise<{
      result: ReminderDocument
      message: string
    }>
  }
  requestInfo: {
    /** Check a request about a course and send a passcode: POST /api/request-info/request-otp */
    requestOtp(input: RequestInfoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Request information about a course: POST /api/request-info */
    submit(input: RequestInfoSubmitInput, options?: CallOptions): Promise<LeadReceived | OtpChallenge>
  }
  riskItems: {
    /** Get the caller’s permissions on a risk item: POST /api/risk-items/access/{id} */
    access(input: RiskItemsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count risk items: GET /api/risk-items/count */
    count(input?: RiskItemsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a risk item: POST /api/risk-items */
    create(input: RiskItemsCreateInput, options?: CallOptions): Promise<{
      doc: RiskItemDocument
      message: string
    }>
    /** Delete a risk item: DELETE /api/risk-items/{id} */
    deleteById(input: RiskItemsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: RiskItemDocument
      message: string
    }>
    /** Delete risk items that match a filter: DELETE /api/risk-items */
    deleteMany(input?: RiskItemsDeleteManyInput, options?: CallOptions): Promise<{
      docs: RiskItemDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List risk items: GET /api/risk-items */
    find(input?: RiskItemsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: RiskItemDocument[]
    }>
    findAll(input?: RiskItemsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: RiskItemDocument[]
    })['docs'][number]>
    /** Get a risk item by ID: GET /api/risk-items/{id} */
    findById(input: RiskItemsFindByIdInput, options?: CallOptions): Promise<RiskItemDocument>
    /** Update a risk item: PATCH /api/risk-items/{id} */
    updateById(input: RiskItemsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: RiskItemDocument
      message: string
    }>
    /** Update risk items that match a filter: PATCH /api/risk-items */
    updateMany(input: RiskItemsUpdateManyInput, options?: CallOptions): Promise<{
      docs: RiskItemDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  search: {
    /** Search published content: GET /api/search */
    find(input?: SearchFindInput, options?: CallOptions): Promise<SearchPage>
    findAll(input?: SearchFindInput, options?: CallOptions): AsyncIterable<(SearchPage)['docs'][number]>
    /** Get search statistics: GET /api/search/totals */
    totals(input?: SearchTotalsInput, options?: CallOptions): Promise<SearchTotals>
  }
  seller: {
    /** Get the caller’s permissions on the seller: POST /api/globals/seller/access */
    access(input?: SellerAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the seller: GET /api/globals/seller */
    read(input?: SellerReadInput, options?: CallOptions): Promise<SellerDocument>
    /** Update the seller: POST /api/globals/seller */
    update(input: SellerUpdateInput, options?: CallOptions): Promise<{
      result: SellerDocument
      message: string
    }>
  }
  signInPolicy: {
    /** Get the caller’s permissions on the sign-in: POST /api/globals/sign-in-policy/access */
    access(input?: SignInPolicyAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the sign-in: GET /api/globals/sign-in-policy */
    read(input?: SignInPolicyReadInput, options?: CallOptions): Promise<SignInPolicyDocument>
    /** Update the sign-in: POST /api/globals/sign-in-policy */
    update(input: SignInPolicyUpdateInput, options?: CallOptions): Promise<{
      result: SignInPolicyDocument
      message: string
    }>
  }
  synonyms: {
    /** Get the caller’s permissions on a synonym: POST /api/synonyms/access/{id} */
    access(input: SynonymsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count synonyms: GET /api/synonyms/count */
    count(input?: SynonymsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a synonym: POST /api/synonyms */
    create(input: SynonymsCreateInput, options?: CallOptions): Promise<{
      doc: SynonymDocument
      message: string
    }>
    /** Delete a synonym: DELETE /api/synonyms/{id} */
    deleteById(input: SynonymsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: SynonymDocument
      message: string
    }>
    /** Delete synonyms that match a filter: DELETE /api/synonyms */
    deleteMany(input?: SynonymsDeleteManyInput, options?: CallOptions): Promise<{
      docs: SynonymDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List synonyms: GET /api/synonyms */
    find(input?: SynonymsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: SynonymDocument[]
    }>
    findAll(input?: SynonymsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: SynonymDocument[]
    })['docs'][number]>
    /** Get a synonym by ID: GET /api/synonyms/{id} */
    findById(input: SynonymsFindByIdInput, options?: CallOptions): Promise<SynonymDocument>
    /** Update a synonym: PATCH /api/synonyms/{id} */
    updateById(input: SynonymsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: SynonymDocument
      message: string
    }>
    /** Update synonyms that match a filter: PATCH /api/synonyms */
    updateMany(input: SynonymsUpdateManyInput, options?: CallOptions): Promise<{
      docs: SynonymDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  tco: {
    /** Check the inputs of a cost estimate and send a passcode: POST /api/tco/request-otp */
    requestOtp(input: TcoRequestOtpInput, options?: CallOptions): Promise<OtpChallenge>
    /** Verify the passcode and get the cost estimate: POST /api/tco/verify-otp */
    verifyOtp(input: TcoVerifyOtpInput, options?: CallOptions): Promise<TcoReceived>
  }
  tcoModel: {
    /** Get the caller’s permissions on the cost model: POST /api/globals/tco-model/access */
    access(input?: TcoModelAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the cost model: GET /api/globals/tco-model */
    read(input?: TcoModelReadInput, options?: CallOptions): Promise<TcoModelDocument>
    /** Update the cost model: POST /api/globals/tco-model */
    update(input: TcoModelUpdateInput, options?: CallOptions): Promise<{
      result: TcoModelDocument
      message: string
    }>
  }
  telemetry: {
    /** Get the assurance feed: GET /api/tools/ai-assurance/telemetry */
    get(input?: TelemetryGetInput, options?: CallOptions): Promise<AssuranceTelemetry | { [name: string]: unknown }[]>
    getStream(input?: TelemetryGetInput, options?: CallOptions): AsyncIterable<ServerSentEvent>
    /** Get the public key of the assurance feed: GET /api/well-known/jwks.json */
    keys(input?: Record<string, never>, options?: CallOptions): Promise<JsonWebKeySet>
    /** Get the JSON Schema of the assurance feed: GET /api/tools/ai-assurance/telemetry/schema */
    schema(input?: Record<string, never>, options?: CallOptions): Promise<{
      $schema: string
      $id: string
    }>
  }
  testQuestions: {
    /** Get the caller’s permissions on a test question: POST /api/test-questions/access/{id} */
    access(input: TestQuestionsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count test questions: GET /api/test-questions/count */
    count(input?: TestQuestionsCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a test question: POST /api/test-questions */
    create(input: TestQuestionsCreateInput, options?: CallOptions): Promise<{
      doc: TestQuestionDocument
      message: string
    }>
    /** Delete a test question: DELETE /api/test-questions/{id} */
    deleteById(input: TestQuestionsDeleteByIdInput, options?: CallOptions): Promise<{
      doc: TestQuestionDocument
      message: string
    }>
    /** Delete test questions that match a filter: DELETE /api/test-questions */
    deleteMany(input?: TestQuestionsDeleteManyInput, options?: CallOptions): Promise<{
      docs: TestQuestionDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List test questions: GET /api/test-questions */
    find(input?: TestQuestionsFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: TestQuestionDocument[]
    }>
    findAll(input?: TestQuestionsFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: TestQuestionDocument[]
    })['docs'][number]>
    /** Get a test question by ID: GET /api/test-questions/{id} */
    findById(input: TestQuestionsFindByIdInput, options?: CallOptions): Promise<TestQuestionDocument>
    /** Ask all test questions: POST /api/test-questions/run */
    run(input?: Record<string, never>, options?: CallOptions): Promise<TestRun>
    /** Update a test question: PATCH /api/test-questions/{id} */
    updateById(input: TestQuestionsUpdateByIdInput, options?: CallOptions): Promise<{
      doc: TestQuestionDocument
      message: string
    }>
    /** Update test questions that match a filter: PATCH /api/test-questions */
    updateMany(input: TestQuestionsUpdateManyInput, options?: CallOptions): Promise<{
      docs: TestQuestionDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  topicNames: {
    /** Get the caller’s permissions on the topic names: POST /api/globals/topic-names/access */
    access(input?: TopicNamesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the topic names: GET /api/globals/topic-names */
    read(input?: TopicNamesReadInput, options?: CallOptions): Promise<TopicNameDocument>
    /** Update the topic names: POST /api/globals/topic-names */
    update(input: TopicNamesUpdateInput, options?: CallOptions): Promise<{
      result: TopicNameDocument
      message: string
    }>
  }
  users: {
    /** Get the caller’s permissions on a user: POST /api/users/access/{id} */
    access(input: UsersAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Save the passkey that the browser made: POST /api/users/passkeys */
    addPasskey(input: UsersAddPasskeyInput, options?: CallOptions): Promise<NewPasskey>
    /** Start a sign-in with a passkey: POST /api/users/passkeys/sign-in/options */
    beginPasskeySignIn(input?: Record<string, never>, options?: CallOptions): Promise<PasskeyOptions>
    /** Confirm the authenticator app with its first code: POST /api/users/second-factor/confirm */
    confirmSecondFactor(input: UsersConfirmSecondFactorInput, options?: CallOptions): Promise<RecoveryCodes>
    /** Count users: GET /api/users/count */
    count(input?: UsersCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a user: POST /api/users */
    create(input: UsersCreateInput, options?: CallOptions): Promise<{
      doc: UserDocument
      message: string
    }>
    /** Delete a user: DELETE /api/users/{id} */
    deleteById(input: UsersDeleteByIdInput, options?: CallOptions): Promise<{
      doc: UserDocument
      message: string
    }>
    /** Delete users that match a filter: DELETE /api/users */
    deleteMany(input?: UsersDeleteManyInput, options?: CallOptions): Promise<{
      docs: UserDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** End a session of a user: DELETE /api/users/{id}/sessions/{session} */
    endSession(input: UsersEndSessionInput, options?: CallOptions): Promise<undefined>
    /** List users: GET /api/users */
    find(input?: UsersFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: UserDocument[]
    }>
    findAll(input?: UsersFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: UserDocument[]
    })['docs'][number]>
    /** Get a user by ID: GET /api/users/{id} */
    findById(input: UsersFindByIdInput, options?: CallOptions): Promise<UserDocument>
    /** Request a link for a new password: POST /api/users/forgot-password */
    forgotPassword(input?: UsersForgotPasswordInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** List your passkeys: GET /api/users/passkeys */
    listPasskeys(input?: Record<string, never>, options?: CallOptions): Promise<Passkeys>
    /** List the sessions of a user: GET /api/users/{id}/sessions */
    listSessions(input: UsersListSessionsInput, options?: CallOptions): Promise<StaffSessions>
    /** Sign in with an email address and a password: POST /api/users/login */
    login(input?: UsersLoginInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Sign out: POST /api/users/logout */
    logout(input?: UsersLogoutInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the signed-in user: GET /api/users/me */
    me(input?: Record<string, never>, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get your second factors: GET /api/users/second-factor */
    readSecondFactor(input?: Record<string, never>, options?: CallOptions): Promise<SecondFactor>
    /** Renew the session: POST /api/users/refresh-token */
    refreshToken(input?: UsersRefreshTokenInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Remove one of your passkeys: DELETE /api/users/passkeys/{passkey} */
    removePasskey(input: UsersRemovePasskeyInput, options?: CallOptions): Promise<undefined>
    /** Remove your authenticator app: POST /api/users/second-factor/remove */
    removeSecondFactor(input: UsersRemoveSecondFactorInput, options?: CallOptions): Promise<undefined>
    /** Set a new password: POST /api/users/reset-password */
    resetPassword(input?: UsersResetPasswordInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Remove the second factors of another user: POST /api/users/{id}/second-factor/reset */
    resetSecondFactor(input: UsersResetSecondFactorInput, options?: CallOptions): Promise<undefined>
    /** Start adding a passkey: POST /api/users/passkeys/setup */
    setUpPasskey(input?: Record<string, never>, options?: CallOptions): Promise<PasskeyOptions>
    /** Start setting up an authenticator app: POST /api/users/second-factor/setup */
    setUpSecondFactor(input?: Record<string, never>, options?: CallOptions): Promise<SecondFactorSetup>
    /** Sign in with a passkey: POST /api/users/passkeys/sign-in */
    signInWithPasskey(input: UsersSignInWithPasskeyInput, options?: CallOptions): Promise<undefined>
    /** Unlock an account: POST /api/users/unlock */
    unlock(input?: UsersUnlockInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Update a user: PATCH /api/users/{id} */
    updateById(input: UsersUpdateByIdInput, options?: CallOptions): Promise<{
      doc: UserDocument
      message: string
    }>
    /** Update users that match a filter: PATCH /api/users */
    updateMany(input: UsersUpdateManyInput, options?: CallOptions): Promise<{
      docs: UserDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
  videoHosts: {
    /** Get the caller’s permissions on the video hosts: POST /api/globals/video-hosts/access */
    access(input?: VideoHostsAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Get the video hosts: GET /api/globals/video-hosts */
    read(input?: VideoHostsReadInput, options?: CallOptions): Promise<VideoHostDocument>
    /** Update the video hosts: POST /api/globals/video-hosts */
    update(input: VideoHostsUpdateInput, options?: CallOptions): Promise<{
      result: VideoHostDocument
      message: string
    }>
  }
  waiting: {
    /** List what waits for staff: GET /api/waiting */
    list(input?: Record<string, never>, options?: CallOptions): Promise<Waiting>
  }
  webhookDeliveries: {
    /** Get the caller’s permissions on a webhook delivery: POST /api/webhook-deliveries/access/{id} */
    access(input: WebhookDeliveriesAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count webhook deliveries: GET /api/webhook-deliveries/count */
    count(input?: WebhookDeliveriesCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** List webhook deliveries: GET /api/webhook-deliveries */
    find(input?: WebhookDeliveriesFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: WebhookDeliveryDocument[]
    }>
    findAll(input?: WebhookDeliveriesFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: WebhookDeliveryDocument[]
    })['docs'][number]>
    /** Get a webhook delivery by ID: GET /api/webhook-deliveries/{id} */
    findById(input: WebhookDeliveriesFindByIdInput, options?: CallOptions): Promise<WebhookDeliveryDocument>
    /** Resend a webhook delivery: POST /api/webhook-deliveries/{id}/resend */
    resend(input: WebhookDeliveriesResendInput, options?: CallOptions): Promise<QueuedWebhookDelivery>
  }
  webhooks: {
    /** Get the caller’s permissions on a webhook: POST /api/webhooks/access/{id} */
    access(input: WebhooksAccessInput, options?: CallOptions): Promise<{ [name: string]: unknown }>
    /** Count webhooks: GET /api/webhooks/count */
    count(input?: WebhooksCountInput, options?: CallOptions): Promise<{
      totalDocs: number
    }>
    /** Create a webhook: POST /api/webhooks */
    create(input: WebhooksCreateInput, options?: CallOptions): Promise<{
      doc: WebhookDocument
      message: string
    }>
    /** Delete a webhook: DELETE /api/webhooks/{id} */
    deleteById(input: WebhooksDeleteByIdInput, options?: CallOptions): Promise<{
      doc: WebhookDocument
      message: string
    }>
    /** Delete webhooks that match a filter: DELETE /api/webhooks */
    deleteMany(input?: WebhooksDeleteManyInput, options?: CallOptions): Promise<{
      docs: WebhookDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
    /** List webhooks: GET /api/webhooks */
    find(input?: WebhooksFindInput, options?: CallOptions): Promise<PayloadPage & {
      docs: WebhookDocument[]
    }>
    findAll(input?: WebhooksFindInput, options?: CallOptions): AsyncIterable<(PayloadPage & {
      docs: WebhookDocument[]
    })['docs'][number]>
    /** Get a webhook by ID: GET /api/webhooks/{id} */
    findById(input: WebhooksFindByIdInput, options?: CallOptions): Promise<WebhookDocument>
    /** Rotate the signing secret of a webhook: POST /api/webhooks/{id}/rotate-secret */
    rotateSecret(input: WebhooksRotateSecretInput, options?: CallOptions): Promise<NewWebhookSecret>
    /** Send a test event to a webhook: POST /api/webhooks/{id}/test */
    test(input: WebhooksTestInput, options?: CallOptions): Promise<QueuedWebhookDelivery>
    /** Update a webhook: PATCH /api/webhooks/{id} */
    updateById(input: WebhooksUpdateByIdInput, options?: CallOptions): Promise<{
      doc: WebhookDocument
      message: string
    }>
    /** Update webhooks that match a filter: PATCH /api/webhooks */
    updateMany(input: WebhooksUpdateManyInput, options?: CallOptions): Promise<{
      docs: WebhookDocument[]
      errors: PayloadBulkError[]
      message: string
    }>
  }
}
