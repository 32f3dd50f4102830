import type { ReactNode } from 'react'

import type { Asked } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'

/** What a form has sent, or what it is to be filled with, by the names of its inputs. */
export type Values = Readonly<Record<string, string>>

export type FieldKind = 'text' | 'email' | 'tel' | 'number' | 'amount' | 'textarea' | 'select'

export type Field = {
  /** Of the input; also the key of the body, where `pointer` is left out. */
  name: string
  /** Where the API finds fault with it, as a JSON Pointer: `/inputs/seats`. */
  pointer?: string
  kind: FieldKind
  label: string
  help?: string
  /** What to say where it is empty; left out where it may be. */
  missing?: string
  /** What to say where it is of no use. */
  wrong?: string
  maxLength: number
  autoComplete?: string
  options?: readonly { value: string; label: string }[]
}

/** A form whose address is proven by a code: what it asks for, where it goes, and what comes of it. */
export type SiteForm = {
  /** Its own address on the site, without a language. */
  path: string
  title: string
  lead?: string | undefined
  above?: ReactNode
  fields: readonly Field[]
  /** Whether it asks for consent, says how the visitor came, and has a trap for programs: all but the sign-in. */
  isLead: boolean
  /** The paths of the API that send the code and take it back. */
  send: string
  confirm: string
  /** The body of both calls but for what every form has. */
  body: (values: Values) => Record<string, unknown>
  /** What follows on the confirmation. */
  done: (confirmed: Confirmed) => Promise<SitePage | Response> | SitePage | Response
}

export type Confirmed = { site: Site; request: Request; response: Response; values: Values }

/**
 * The form of this address, or the page in its place while it has nothing to ask for; undefined where there is
 * neither, such as for a course that was withdrawn.
 */
export type OpenForm = (
  site: Site,
  asked: Pick<Asked, 'slug' | 'query'>,
) => Promise<SiteForm | SitePage | undefined>

/** One answer of a form: what was sent to which form by whom. */
export type Step = { site: Site; form: SiteForm; request: Request; values: Values }

/** Something to mend: in words, and in which input. */
export type FieldFault = { name?: string; text: string }
