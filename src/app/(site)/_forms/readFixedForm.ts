import { minorDigits } from '../../../platform/formatMoney.js'
import { readJson } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'
import { thanksWith } from './donePage.js'
import { readNumber } from './leadParts.js'
import type { Field, SiteForm, Values } from './SiteForm.js'

type Described = Pick<Field, 'label' | 'help' | 'missing' | 'wrong' | 'maxLength' | 'options'> & {
  /** Where it stands in the body: `inputs/seats`. */
  name: string
  type: Exclude<Field['kind'], 'date' | 'checkbox' | 'checkboxes' | 'hidden'>
  required: boolean
  autocomplete?: string
}

/** The answer of `GET /api/embed/forms/{form}`. */
type Description = {
  title: string
  lead: string | null
  send: string
  confirm: string
  fields: Described[]
  consent: { label: string }
  done: { title: string | null; text: string | null }
}

/** A fixed form as the API describes it, to us as to other sites: all but its address and what is beside it. */
export async function readFixedForm(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  slug: 'demo' | 'contact' | 'request-info' | 'brochures' | 'tco',
): Promise<Omit<SiteForm, 'path'>> {
  const form = await remember(payload, {
    key: `fixed form ${slug} ${locale}`,
    tags: ['branding', 'brochures', 'courses', 'policies', 'tco-model'],
    load: () => readJson<Description>(payload, `/api/embed/forms/${slug}?locale=${locale}`),
  })
  const next = form.done.text ?? undefined
  return {
    title: form.title,
    lead: form.lead ?? undefined,
    next,
    isLead: true,
    send: `/api${form.send}`,
    confirm: `/api${form.confirm}`,
    fields: form.fields.map(fieldOf),
    consent: form.consent.label,
    done: thanksWith({ done: form.done.title ?? form.title, next }),
  }
}

function fieldOf({ name, type, autocomplete, required: _, ...words }: Described): Field {
  return {
    ...words,
    name: name.split('/').at(-1) ?? name,
    pointer: `/${name}`,
    kind: type,
    ...(autocomplete && { autoComplete: autocomplete }),
    ...(type === 'amount' && { read: minorUnits }),
  }
}

/** People enter amounts in whole units; the API takes minor units. */
function minorUnits(written: string, { currency = '' }: Values): number | string {
  const amount = readNumber(written)
  return typeof amount === 'string' ? amount : Math.round(amount * 10 ** minorDigits(currency))
}
