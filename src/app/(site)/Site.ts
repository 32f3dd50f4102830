import type { Payload, TypedLocale } from 'payload'

import type { Footer, Header, Page, Policy } from '../../payload-types.js'
import type { BrandingAnswer } from '../../modules/site/schemas.js'
import type { Words } from './_words/wordsFor.js'

export type Menu = {
  pages: Pick<Page, 'slug' | 'title' | 'summary'>[]
  /** With the language of those that are not translated. */
  policies: (Pick<Policy, 'slug' | 'title' | 'summary' | 'version' | 'effectiveDate' | 'kind'> & {
    lang?: string | undefined
  })[]
  /** Which of the lists that it leads to have anything in them. */
  filled: Record<'partners' | 'faqs' | 'brochures', boolean>
}

/** What staff made of the header and the footer; empty lists stand for the usual links. */
export type Navigation = {
  items: NonNullable<Header['items']>
  calls: NonNullable<Header['calls']>
  columns: NonNullable<Footer['columns']>
  legal: string | null
}

export type Language = { code: string; label: string; isRightToLeft: boolean }

/** What every page knows: the company, the reader's language and the request. */
export type Site = {
  payload: Payload
  serverUrl: string
  demo: boolean
  branding: BrandingAnswer
  menu: Menu
  navigation: Navigation
  words: Words
  locale: TypedLocale
  languages: Language[]
  defaultLocale: string
  /** The locale for dates and money, such as en-US. */
  formats: string
  /** The requested address: path and query. */
  path: string
  search: string
  nonce: string | undefined
  /** Whether the front door keeps the page if it is the same for all. */
  isKeepable: boolean
  requestId: string | undefined
  /** Returns an address on this site that keeps the page's language. */
  link: (path: string) => string
}
