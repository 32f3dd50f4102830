import type { Estimate, TcoFigure } from '../../../modules/leads/schemas.js'
import { formatMoney, shortMoney } from '../../../platform/formatMoney.js'
import { formatUnit } from '../../../platform/intl.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import type { SiteForm, Values } from '../_forms/SiteForm.js'
import type { SitePage } from '../_frame/SitePage.js'
import { donePage, emptyPage } from '../_forms/donePage.js'
import { readNumber } from '../_forms/leadParts.js'
import { readFixedForm } from '../_forms/readFixedForm.js'
import { wordsFor } from '../_words/wordsFor.js'

/** The form for an estimate in one of the currencies, or what is said while there are none. */
export async function openEstimate(site: Site): Promise<SiteForm | SitePage> {
  const { tco } = site.words.forms
  const form = await readFixedForm(site, 'tco')
  const currencies = form.fields.find(({ name }) => name === 'currency')?.options ?? []
  if (currencies.length === 0) return emptyPage(site, { ...tco, title: form.title })
  return {
    ...form,
    path: '/cost-of-ownership',
    next: tco.next,
    button: tco.full,
    headings: { company: { title: tco.full, help: tco.fullHelp } },
    figure: {
      path: '/api/tco/figure',
      after: 'adminHoursPerMonth',
      button: tco.first,
      example: { ...example, currency: currencies[0]?.value ?? '' },
      show: (answer, values, isExample) => (
        <FirstFigure site={site} figure={answer as TcoFigure} {...{ values, isExample }} />
      ),
    },
    done: async ({ response, values: { email = '' } }) => {
      const { reference, estimate } = (await response.json()) as Answer
      return donePage(site, {
        title: findingOf(site, estimate),
        reference,
        email,
        children: <EstimateTable site={site} estimate={estimate} />,
      })
    },
  }
}

const example: Values = {
  seats: '150',
  years: '3',
  currentCostPerSeat: '180',
  adminHoursPerMonth: '40',
}

type Answer = { reference: string; estimate: Estimate }

/** The result of an estimate, in a sentence. */
function findingOf({ locale, formats }: Site, { currency, years, savings }: TcoFigure) {
  const { tco } = wordsFor(locale).forms
  const amount = shortMoney(Math.abs(savings), currency, formats)
  const inYears = formatUnit(years, 'year', locale)
  if (savings === 0) return fill(tco.same, { years: inYears })
  return savings > 0
    ? fill(tco.cheaper, { amount, years: inYears })
    : fill(tco.dearer, { amount, years: inYears })
}

type FigureProps = { site: Site; figure: TcoFigure; values: Values; isExample: boolean }

/** What it comes to, before anybody says who they are. */
function FirstFigure({ site, figure, values, isExample }: FigureProps) {
  const { tco } = site.words.forms
  const people = tco.people(Number(readNumber(values.seats ?? '')))
  const years = formatUnit(figure.years, 'year', site.locale)
  return (
    <section className="panel" aria-label={tco.first} role={isExample ? undefined : 'status'}>
      <p className="muted">
        {isExample ? fill(tco.example, { people, years }) : fill(tco.yours, { people, years })}
      </p>
      <p className="finding">{findingOf(site, figure)}</p>
      <Comparison site={site} estimate={figure} />
      <p className="help">{tco.rounded}</p>
    </section>
  )
}

/** Today's cost and ours as bars beside their numbers: a table, so that everybody can read it. */
function Comparison({ site, estimate }: { site: Site; estimate: Omit<TcoFigure, 'years'> }) {
  const { tco } = site.words.forms
  const { currency, total, currentTotal } = estimate
  const money = (amount: number) => shortMoney(amount, currency, site.formats)
  const row = (label: string, value: number, className: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <bdi>{money(value)}</bdi>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={className}
            height="10"
            width={(value / Math.max(1, total, currentTotal)) * 100}
          />
        </svg>
      </td>
    </tr>
  )
  return (
    <table className="bars">
      <caption className="unseen">{tco.caption}</caption>
      <tbody>
        {row(tco.today, currentTotal, 'd-soft')}
        {row(tco.total, total, 'd-fill')}
      </tbody>
    </table>
  )
}

/** The estimate item by item beside today's costs, with its assumptions. */
function EstimateTable({ site, estimate }: { site: Site; estimate: Estimate }) {
  const { tco } = site.words.forms
  const { currency, lines, total, currentTotal, savings, assumptions } = estimate
  const money = (amount: number) => formatMoney(amount, currency, site.formats)
  return (
    <div className="estimate">
      <Comparison site={site} estimate={estimate} />
      <table className="figures">
        <caption>{tco.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{tco.item}</th>
            <th scope="col">{fill(tco.amount, { currency })}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, amount }) => (
            <Row key={label} name={label} amount={money(amount)} />
          ))}
        </tbody>
        <tfoot>
          <Row name={tco.total} amount={money(total)} />
          <Row name={tco.today} amount={money(currentTotal)} />
          <Row name={savings < 0 ? tco.extra : tco.saved} amount={money(Math.abs(savings))} />
        </tfoot>
      </table>
      <h2>{tco.assumptions}</h2>
      <ul className="assumptions">
        {assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
