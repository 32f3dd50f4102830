import { CardTitle } from '../../../_parts/CardTitle.js'
import { shortMoney } from '../../../../../platform/formatMoney.js'
import { fill } from '../../../../../platform/words.js'
import {
  About,
  aboutIds,
  ErrorSummary,
  FormField,
  HiddenValues,
} from '../../../_forms/FormField.js'
import { SendOnce } from '../../../_forms/SendOnce.js'
import type { Field, FieldFault, Values } from '../../../_forms/SiteForm.js'
import { bookAddress } from '../../bookAddress.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { Picture } from '../../../_parts/Picture.js'
import type { Site } from '../../../Site.js'
import { SessionFacts } from '../../../_parts/SessionFacts.js'
import { CancellationTerms } from './CancellationTerms.js'
import { checkoutFields, chosenPlaces, shownPrice, takesPart } from './checkoutFields.js'
import type { Checkout } from './openCheckout.js'

export type CheckoutState = { values: Values; faults?: readonly FieldFault[] }

type Props = CheckoutState & { site: Site; checkout: Checkout }

/** The most places of one booking. */
const mostPlaces = 10

/** How many places can be chosen at once. */
export function placesOf({ session, quote }: Checkout): number {
  return Math.min(session?.seatsLeft ?? mostPlaces, quote?.totals.length ?? mostPlaces)
}

/** As many rows of people, and that total, as places are chosen; a browser without :has() shows them all. */
function shownRows(places: number): string {
  const rules = Array.from({ length: places }, (_, at) => {
    const chosen = `.checkout:has(#quantity option:nth-child(${at + 1}):checked)`
    return `${chosen} :is(.seat:nth-child(n + ${at + 2}), .total:not(:nth-child(${at + 1})))`
  })
  return `${rules.join(',')} { display: none }`
}

/**
 * The checkout: what is booked, by whom, for whom, and what it costs. The stylesheet shows as many rows of people, and
 * that total, as places are chosen.
 */
export function CheckoutForm({ site, checkout, values, faults = [] }: Props) {
  const { words, link } = site
  const { course, quote } = checkout
  return (
    <div className="wrap form-page">
      <PageHead
        title={words.checkout.title}
        crumb={{ href: link(`/courses/${course.slug}`), title: course.title }}
      />
      <form
        className="form checkout"
        method="post"
        action={bookAddress(site, course, values.session || undefined)}
        noValidate
      >
        <style nonce={site.nonce}>{shownRows(placesOf(checkout))}</style>
        <HiddenValues
          values={{
            session: values.session ?? '',
            price: quote ? shownPrice(quote) : 'free',
            token: values.token ?? '',
            nonce: values.nonce ?? '',
          }}
        />
        <Booked site={site} checkout={checkout} />
        <Questions site={site} checkout={checkout} values={values} faults={faults} />
        <div className="facts checkout-end">
          {quote && <Totals site={site} quote={quote} places={placesOf(checkout)} />}
          <button className="button" name="go" value="book">
            {quote ? words.checkout.pay : words.checkout.reserve}
          </button>
          <Terms site={site} checkout={checkout} />
        </div>
        <SendOnce site={site} />
      </form>
    </div>
  )
}

function Booked({ site, checkout: { course, session } }: Pick<Props, 'site' | 'checkout'>) {
  const { words, link } = site
  const hasOthers = course.sessions.length > 1
  return (
    <section className="booked" aria-label={words.checkout.booked}>
      <Picture light={course.image} className="booked-image" alt="" />
      <div className="booked-facts">
        <CardTitle>{course.title}</CardTitle>
        {session ? <SessionFacts site={site} session={session} /> : <p>{words.course.anyTime}</p>}
        {hasOthers && (
          <p className="booked-other">
            <a href={link(`/courses/${course.slug}#dates`)}>{words.checkout.otherDate}</a>
          </p>
        )}
      </div>
    </section>
  )
}

function Questions({ site, checkout, values, faults }: Required<Props>) {
  const { words } = site
  const isFree = !checkout.quote
  const asked = checkoutFields(site, { places: placesOf(checkout), isFree })
  const shown = { values, faults, words: words.forms }
  const isBilled = asked.billing.some(
    ({ name }) => values[name] || faults.some((fault) => fault.name === name),
  )
  return (
    <div className="checkout-questions">
      <ErrorSummary faults={faults} words={words.forms} />
      <Places site={site} checkout={checkout} values={values} faults={faults} />
      <section className="checkout-part">
        <h2>{words.checkout.you}</h2>
        {isFree && (
          <p>
            {words.learn.courses.signedInAs} <bdi>{checkout.learner?.email}</bdi>
          </p>
        )}
        {asked.buyer.map((field) => (
          <FormField key={field.name} field={field} {...shown} />
        ))}
      </section>
      <People site={site} values={values} faults={faults} seats={asked.seats} />
      {asked.billing.length > 0 && (
        <details className="checkout-part" open={isBilled}>
          <summary>{words.checkout.billing}</summary>
          <p className="help">{words.checkout.billingHelp}</p>
          {asked.billing.map((field) => (
            <FormField key={field.name} field={field} {...shown} />
          ))}
        </details>
      )}
    </div>
  )
}

function Places({ site, checkout, values, faults }: Required<Props>) {
  const { words } = site
  const { session } = checkout
  const help = session && words.course.seats(session.seatsLeft)
  const field = { name: 'quantity', ...(help && { help }) }
  const fault = faults.find(({ name }) => name === field.name)
  return (
    <section className={fault ? 'checkout-part field-faulty' : 'checkout-part'}>
      <h2>
        <label htmlFor="quantity">{words.checkout.places}</label>
      </h2>
      <About field={field} fault={fault} words={words.forms} />
      <select
        className="input input-short"
        id="quantity"
        name="quantity"
        defaultValue={String(chosenPlaces(values))}
        aria-describedby={aboutIds(field, fault !== undefined)}
        aria-invalid={fault ? true : undefined}
      >
        {Array.from({ length: placesOf(checkout) }, (_, at) => (
          <option key={at} value={String(at + 1)}>
            {at + 1}
          </option>
        ))}
      </select>
    </section>
  )
}

type PeopleProps = Required<CheckoutState> & { site: Site; seats: [Field, Field][] }

function People({ site: { words }, values, faults, seats }: PeopleProps) {
  const { checkout, forms } = words
  return (
    <section className="checkout-part">
      <h2>{checkout.people}</h2>
      <p className="help">{checkout.peopleHelp}</p>
      <label className="choice">
        <input
          type="checkbox"
          id="self"
          name="self"
          value="yes"
          defaultChecked={takesPart(values)}
        />
        {checkout.self}
      </label>
      <div className="seats">
        {seats.map((pair, at) => (
          <fieldset key={at} className="seat">
            <legend>{fill(checkout.person, { number: at + 1 })}</legend>
            {pair.map((field) => (
              <FormField
                key={field.name}
                field={field}
                values={values}
                faults={faults}
                words={forms}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

type TotalsProps = { site: Site; quote: NonNullable<Checkout['quote']>; places: number }

/** The total for each number of places, of which the stylesheet shows one. */
function Totals({ site: { words, formats }, quote, places }: TotalsProps) {
  const { totals, price, tax } = quote
  const { checkout } = words
  const money = (amount: number) => shortMoney(amount, price.currency, formats)
  return (
    <ul className="totals" aria-live="polite">
      {totals.slice(0, places).map(({ quantity, amount, tax: part }) => (
        <li key={quantity} className="total">
          <p className="total-line">
            <span>{checkout.seats(quantity)}</span>
            <span dir="ltr">
              {quantity} × {money(price.amount)}
            </span>
          </p>
          <p className="total-line total-sum">
            <span>{checkout.total}</span>
            <span className="price" dir="ltr">
              {money(amount)}
            </span>
          </p>
          {tax && (
            <p className="muted">
              {fill(checkout.taxWithin, {
                tax: tax.label,
                rate: new Intl.NumberFormat(formats, { maximumFractionDigits: 3 }).format(tax.rate),
                amount: money(part),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What happens next, who is paid, and what is agreed to. */
function Terms({ site, checkout: { quote, session, policy } }: Pick<Props, 'site' | 'checkout'>) {
  const { words, branding, menu } = site
  const policies = menu.policies.filter(({ kind }) => kind === 'terms' || kind === 'refund')
  return (
    <div className="facts-help">
      <p>
        {quote
          ? fill(words.checkout.next, { payee: branding.legalName ?? branding.name })
          : words.checkout.nextFree}
      </p>
      {quote && <CancellationTerms site={site} policy={policy} hasDate={session !== undefined} />}
      <ul className="checkout-policies">
        {policies.map(({ slug, title }) => (
          <li key={slug}>
            <a href={site.link(`/policies/${slug}`)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
