/** The sheet of a certificate; every text of it comes in `data`, in the reader’s language. */
export const certificateTemplate = String.raw`
#set page(
  paper: "a4",
  flipped: true,
  margin: (x: 26mm, top: 24mm, bottom: 20mm),
  background: {
    place(top, rect(width: 100%, height: 5mm, fill: brand))
    place(center + horizon, rect(
      width: 100% - 18mm,
      height: 100% - 24mm,
      stroke: 0.6pt + rule,
    ))
  },
)
#set text(size: 11pt, fill: ink)
#set par(leading: 0.55em, spacing: 0.8em)

#let label(it) = text(size: 8.5pt, fill: quiet, it)
// Long names and titles are set smaller, so that the certificate stays one page.
#let fitted(it, steps) = {
  let step = steps.find(each => it.clusters().len() <= each.at(0))
  text(size: if step == none { steps.last().at(1) } else { step.at(1) }, strong(it))
}

#grid(
  columns: (1fr, auto),
  align: (start + horizon, end + horizon),
  if data.logo { image("/logo.png", height: 11mm, alt: data.brand) } else {
    text(size: 16pt, fill: brand, strong(data.brand))
  },
  heading(
    level: 1,
    outlined: false,
    text(size: 16pt, fill: brand, font: sheet.semibold, weight: "regular", data.kind),
  ),
)
#v(1fr)
#text(fill: quiet, size: 12pt, data.says)

#fitted(data.name, ((26, 40pt), (44, 30pt), (80, 24pt), (999, 20pt)))

#v(2mm)
#text(fill: quiet, size: 12pt, data.did)

#fitted(data.course, ((42, 26pt), (90, 22pt), (150, 18pt), (999, 16pt)))
#v(1fr)
#line(length: 100%, stroke: 0.6pt + rule)
#v(3mm)
#grid(
  columns: (1fr, auto),
  column-gutter: 12mm,
  align: (start + bottom, end + bottom),
  grid(
    columns: (auto,) * 2,
    column-gutter: 14mm,
    row-gutter: 4.5mm,
    ..data.facts.map(fact => [
      #label(fact.label) \
      #if fact.ltr { ltr-text(fact.text) } else { fact.text }
    ]),
  ),
  grid(
    columns: (auto, auto),
    column-gutter: 5mm,
    align: (end + bottom, end),
    [
      #label(data.check) \
      #text(size: 9pt, link(data.url, data.address.map(each => ltr-text(each)).join(linebreak())))
    ],
    image("/qr.svg", width: 26mm, alt: data.scan),
  ),
)
`
