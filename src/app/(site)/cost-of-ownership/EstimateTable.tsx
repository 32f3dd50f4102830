import type { TcoInputs } from '../../../modules/leads/schemas.js'
import { formWordsFor } from '../_forms/words/formWordsFor.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import type { Site } from '../Site.js'

/** The API's response; amounts are in minor units. */
export type Estimate = Pick<TcoInputs, 'currency' | 'years'> & {
  lines: { label: string; amount: number }[]
  total: number
  currentTotal: number
  savings: number
  assumptions: string[]
}

/** The result of an estimate, in a sentence. */
export function findingOf({ locale, formats }: Site, { currency, years, savings }: Estimate) {
  const { tco } = formWordsFor(locale)
  const amount = formatMoney(Math.abs(savings), currency, { locale: formats, isShort: true })
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  const inYears = time.format(years)
  if (savings === 0) return tco.same(inYears)
  return savings > 0 ? tco.cheaper(amount, inYears) : tco.dearer(amount, inYears)
}

/** The estimate item by item beside today's costs, with its assumptions. */
export function EstimateTable({ site, estimate }: { site: Site; estimate: Estimate }) {
  const { tco } = formWordsFor(site.locale)
  const { currency, lines, total, currentTotal, savings, assumptions } = estimate
  const money = (amount: number) => formatMoney(amount, currency, site.formats)
  return (
    <div className="estimate">
      <table className="figures">
        <caption>{tco.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{tco.item}</th>
            <th scope="col">{tco.amount(currency)}</th>
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
