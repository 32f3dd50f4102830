import type { ReactNode } from 'react'

import type { DrawingName } from '../_parts/Drawing.js'
import type { PageRequest } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'

/** The submitted or initial values of a form, by the names of its inputs. */
export type Values = Readonly<Record<string, string>>

type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'amount'
  | 'date'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'checkboxes'
  | 'hidden'

export type Field = {
  /** The input's name; also the key in the body, unless `pointer` is set. */
  name: string
  /** Its id, if that is not the name: where a page has another form. */
  id?: string
  /** Where the API reports errors of it, as a JSON Pointer: `/inputs/seats`. */
  pointer?: string
  kind: FieldKind
  label: string
  help?: string
  /** The error if it is empty; left out if it is optional. */
  missing?: string
  /** The error if it is invalid. */
  wrong?: string
  maxLength: number
  autoComplete?: string
  options?: readonly { value: string; label: string }[]
  /** What the API takes for what was entered, if that does not follow from the kind. */
  read?: (written: string, values: Values) => unknown
}

/** A form that verifies an address by a code: its questions, its API paths, and its result. */
export type SiteForm = {
  /** Its own path on the site, without a language. */
  path: string
  title: string
  /** The language that all of it is in, if that is not the page's, and the languages that it is offered in. */
  lang?: string | undefined
  languages?: readonly string[] | undefined
  lead?: string | undefined
  /** The page it belongs to. */
  crumb?: { href: string; title: string }
  /** What one gets, in a few words each. */
  points?: readonly string[]
  /** What happens once it was accepted, as the last of its steps. */
  next?: string | undefined
  /** Stands below the points, such as other ways to the same. */
  aside?: ReactNode
  /** In place of the usual one, where nothing else stands beside the form. */
  drawing?: DrawingName
  fields: readonly Field[]
  /** What stands above the question of that name, and those after it. */
  headings?: Readonly<Record<string, { title: string; help?: string }>>
  /** Whether it has consent, attribution and a honeypot: true for all but the sign-in. */
  isLead: boolean
  /** Whether it is sent at once, without a code. */
  isDirect?: boolean
  /** Other words than the usual ones for the consent and the button. */
  consent?: string
  button?: string | undefined
  /** The API paths that send the code and verify it. */
  send: string
  confirm: string
  /** What both bodies have beside the answers. */
  fixed?: Record<string, unknown>
  /** What it can show before anybody says who they are. */
  figure?: FirstFigure
  /** What happens after the form was accepted. */
  done: (confirmed: Confirmed) => Promise<SitePage | Response> | SitePage | Response
}

export type Confirmed = { site: Site; request: Request; response: Response; values: Values }

/**
 * The form at this address, or the page in its place while there is nothing to ask for; undefined if there is neither,
 * for example for a withdrawn course. `sent` is a form that was filled in.
 */
export type OpenForm = (
  site: Site,
  asked: Pick<PageRequest, 'slug' | 'query'> & { sent?: Values },
) => Promise<SiteForm | SitePage | undefined>

type FirstFigure = {
  /** The API path that works it out, from the fields up to this one. */
  path: string
  after: string
  button: string
  /** The answers of an example, shown until there are others. */
  example: Values
  show: (answer: unknown, values: Values, isExample: boolean) => ReactNode
}

/** One submission of a form: the values, the form and the request. */
export type Step = { site: Site; form: SiteForm; request: Request; values: Values }

/** An error: its message, and its input or what can be done about it. */
export type FieldFault = { name?: string; text: string; step?: { text: string; href: string } }
