/** The page of an invoice or a credit note; every text of it comes in `data`, in the customer's language. */
export const invoiceTemplate = String.raw`
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 22mm, bottom: 30mm),
  footer: context {
    set text(size: 8pt, fill: quiet)
    line(length: 100%, stroke: 0.5pt + rule)
    v(1mm)
    grid(
      columns: (1fr, auto),
      column-gutter: 8mm,
      data.footer.join(linebreak()),
      ltr-text[#counter(page).display() / #counter(page).final().first()],
    )
  },
)
#set text(size: 10pt, fill: ink)
#set par(leading: 0.6em, spacing: 0.9em)

#let label(it) = text(size: 8.5pt, fill: quiet, it)
#let lines(all) = all.map(each => [#each]).join(linebreak())

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #text(size: 15pt, fill: brand, strong(data.seller.name)) \
    #text(size: 9pt, fill: quiet, lines(data.seller.lines))
  ],
  align(end)[
    #heading(level: 1, outlined: false, text(size: 20pt, font: sheet.semibold, weight: "regular", data.heading))
    #v(1mm)
    #text(size: 11pt, ltr-text(data.number))
  ],
)
#v(8mm)
#grid(
  columns: (1fr, 1fr),
  column-gutter: 10mm,
  [
    #label(data.words.billedTo) \
    #strong(data.customer.name) \
    #lines(data.customer.lines)
  ],
  grid(
    columns: (auto, 1fr),
    column-gutter: 6mm,
    row-gutter: 2.4mm,
    ..data.facts.map(fact => (label(fact.label), align(end, fact.text))).flatten(),
  ),
)
#v(10mm)
#table(
  columns: (1fr, auto, auto),
  align: (start, end, end),
  inset: (x: 0pt, y: 3mm),
  column-gutter: 8mm,
  stroke: none,
  table.hline(stroke: 0.8pt + ink),
  table.header(
    label(data.words.description), label(data.words.quantity), label(data.words.amount),
  ),
  table.hline(stroke: 0.5pt + rule),
  ..data.lines.map(each => (
    [#each.title #if each.detail != "" [ \ #label(each.detail) ]],
    ltr-text(each.quantity),
    each.amount,
  )).flatten(),
  table.hline(stroke: 0.5pt + rule),
)
#align(end, block(width: 82mm, breakable: false, {
  grid(
    columns: (1fr, auto),
    row-gutter: 2.6mm,
    column-gutter: 8mm,
    ..data.sums.map(sum => (align(start, label(sum.label)), align(end, sum.text))).flatten(),
  )
  line(length: 100%, stroke: 0.8pt + ink)
  text(size: 12pt, grid(
    columns: (1fr, auto),
    align(start, strong(data.total.label)), align(end, strong(data.total.text)),
  ))
}))
#v(8mm)
#for note in data.notes { par(text(size: 9pt, note)) }
`
