import type { OrderBooking, Quote } from '../../../../../modules/payments/schemas.js'
import { countryNames } from '../../../../../platform/countries.js'
import type { Fault } from '../../../../../platform/http/Problem.js'
import { fill } from '../../../../../platform/words.js'
import { fields } from '../../../_forms/fields.js'
import { faultTexts } from '../../../_forms/serveForm.js'
import type { Field, FieldFault, Values } from '../../../_forms/SiteForm.js'
import type { Site } from '../../../Site.js'

/** Names on orders and places are at most this long. */
const nameLength = 60

type Fields = {
  buyer: Field[]
  /** Who sits on each place, in pairs of name and address. */
  seats: [name: Field, email: Field][]
  billing: Field[]
}

/** What a checkout asks; for each place the name and the address of who takes part. */
export function checkoutFields(
  site: Site,
  { places, isFree }: { places: number; isFree: boolean },
) {
  const { checkout: words } = site.words
  const { name, email } = fields(site)
  const person = { ...name, maxLength: nameLength }
  const buyer: Field[] = [
    { ...person, pointer: '/customer/name' },
    ...(isFree ? [] : [{ ...email, pointer: '/customer/email', help: words.emailHelp }]),
  ]
  const seats = Array.from({ length: places }, (_, at): [Field, Field] => {
    const pointer = `/attendees/${String(at)}`
    const number = at + 1
    const missing = { name: words.nameMissing, email: words.emailMissing }
    // Not `off`: browsers would empty it for who comes back from the gateway.
    const section = `section-person${String(number)}`
    return [
      {
        ...person,
        name: `name${String(number)}`,
        pointer: `${pointer}/name`,
        label: words.name,
        missing: fill(missing.name, { number }),
        autoComplete: `${section} name`,
      },
      {
        ...email,
        name: `email${String(number)}`,
        pointer: `${pointer}/email`,
        label: email.label,
        missing: fill(missing.email, { number }),
        autoComplete: `${section} email`,
      },
    ]
  })
  return { buyer, seats, billing: isFree ? [] : billingFields(site) } satisfies Fields
}

function billingFields(site: Site): Field[] {
  const { words, locale } = site
  const { checkout } = words
  const text = (name: string, label: string, rest: Partial<Field> = {}): Field => ({
    name,
    pointer: `/billing/${name}`,
    kind: 'text',
    label,
    maxLength: 60,
    ...rest,
  })
  return [
    text('company', words.forms.fields.company, {
      maxLength: 120,
      autoComplete: 'organization',
    }),
    text('address', checkout.address, {
      kind: 'textarea',
      maxLength: 400,
      autoComplete: 'street-address',
    }),
    text('country', words.forms.fields.country, {
      kind: 'select',
      autoComplete: 'country',
      options: countryNames(locale),
    }),
    text('taxId', checkout.taxId),
  ]
}

/** How many places the visitor chose; one if that is no number. */
export function chosenPlaces({ quantity = '' }: Values): number {
  return /^(?:[1-9]|10)$/.test(quantity) ? Number(quantity) : 1
}

/** Whether the buyer sits on the first place. */
export function takesPart({ self }: Values): boolean {
  return self === 'yes'
}

/** Who takes part, for as many places as were chosen; rows beyond them do not count. */
export function attendeesOf(values: Values): { name: string; email: string }[] {
  return Array.from({ length: chosenPlaces(values) }, (_, at) => {
    const number = at === 0 && takesPart(values) ? '' : String(at + 1)
    return { name: values[`name${number}`] ?? '', email: values[`email${number}`] ?? '' }
  })
}

/** What was typed into the form that made a booking. */
export function bookedValues(booking: OrderBooking): Values {
  const { session, quantity, customer, billing, attendees } = booking
  const isOwn = attendees.length === 0 || attendees[0]?.email === customer.email
  const people = attendees.slice(isOwn ? 1 : 0).flatMap(({ name, email }, at) => {
    const number = String(at + (isOwn ? 2 : 1))
    return [[`name${number}`, name] as const, [`email${number}`, email] as const]
  })
  const typed = { session, ...customer, ...billing, ...Object.fromEntries(people) }
  const texts = Object.entries(typed).map(([name, value]) => [name, value ?? ''] as const)
  return { ...Object.fromEntries(texts), quantity: String(quantity), self: isOwn ? 'yes' : '' }
}

/** What one place costs, as the form carries it: whoever sends it was shown that. */
export function shownPrice({ price: { amount, currency } }: Quote): string {
  return `${String(amount)} ${currency}`
}

/**
 * The body of `POST /api/payments/initiate`. It says the amount that was shown, for the places that were chosen; a form
 * from before a release may carry none.
 */
export function purchaseBody(course: string, values: Values): Record<string, unknown> {
  const { session, token, name = '', email = '' } = values
  const each = Number.parseInt(values.price ?? '', 10)
  const billing = ['company', 'address', 'country', 'taxId'].flatMap((key) =>
    values[key]?.trim() ? [[key, values[key]]] : [],
  )
  return {
    course,
    ...(session && { session }),
    quantity: chosenPlaces(values),
    ...(each > 0 && { amount: each * chosenPlaces(values) }),
    attendees: attendeesOf(values),
    customer: { name, email },
    billing: Object.fromEntries(billing) as Record<string, string>,
    ...(token && { token }),
  }
}

/** The API's faults by input, from the top of the page down; those of the buyer's own place stand at the buyer. */
export function checkoutFaults(
  { words }: Site,
  { values, asked, errors }: { values: Values; asked: Fields; errors: readonly Fault[] },
): FieldFault[] {
  const quantity: Field = {
    name: 'quantity',
    kind: 'select',
    label: words.checkout.places,
    wrong: words.checkout.faults.full,
    maxLength: 2,
  }
  const all = [quantity, ...asked.buyer, ...asked.seats.flat(), ...asked.billing]
  const own = takesPart(values) ? '/attendees/0/' : '/customer/'
  const moved = errors.map((fault) => ({
    ...fault,
    path: fault.path.replace(own, '/customer/'),
  }))
  const once = moved.filter(({ path }, at) => moved.findIndex((one) => one.path === path) === at)
  const placeOf = ({ name }: FieldFault) => all.findIndex((field) => field.name === name)
  return faultTexts(once, all, words.forms).toSorted((a, b) => placeOf(a) - placeOf(b))
}
