import { fill } from '../../../platform/words.js'
import type { ElementWords } from '../words/embedWords.js'
import { h } from './dom.js'

export type Estimate = {
  currency: string
  lines: { label: string; amount: number }[]
  total: number
  currentTotal: number
  savings: number
  assumptions: string[]
}

type Context = { words: ElementWords['form']; money: (amount: number, currency: string) => string }

/** A cost estimate line by line beside today's costs, with what it assumes. */
export function estimateTable(estimate: Estimate, { words, money }: Context): HTMLElement {
  const { currency, lines, total, currentTotal, savings, assumptions } = estimate
  const row = (label: string, amount: number) =>
    h('tr', {}, h('th', { scope: 'row' }, label), h('td', {}, money(amount, currency)))
  const table = h(
    'table',
    {},
    h('caption', { class: 'unseen' }, words.caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, words.item),
        h('th', { scope: 'col' }, fill(words.amount, { currency })),
      ),
    ),
    h('tbody', {}, ...lines.map(({ label, amount }) => row(label, amount))),
    h(
      'tfoot',
      {},
      row(words.total, total),
      row(words.today, currentTotal),
      row(savings < 0 ? words.extra : words.saved, Math.abs(savings)),
    ),
  )
  const notes = h('ul', {}, ...assumptions.map((text) => h('li', {}, text)))
  return h('div', {}, table, h('p', { class: 'muted' }, words.assumptions), notes)
}
