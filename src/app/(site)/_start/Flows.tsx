import type { Site } from '../Site.js'
import { wordsFor } from '../_words/wordsFor.js'

type Props = {
  site: Site
  hasBrochures: boolean
  hasEstimates: boolean
  hasPayments: boolean
}

/** Everything that a visitor can do here, one link each. */
export function Flows({ site, hasBrochures, hasEstimates, hasPayments }: Props) {
  const { words, locale, link } = site
  const forms = wordsFor(locale).forms
  const flows = [
    { path: '/courses', ...words.start.flowCourses },
    { path: '/demo', title: forms.demo.title, text: forms.demo.lead },
    { path: '/contact', title: forms.contact.title, text: forms.contact.lead },
    ...(hasBrochures
      ? [{ path: '/brochures', title: forms.brochures.title, text: forms.brochures.lead }]
      : []),
    ...(hasEstimates
      ? [{ path: '/cost-of-ownership', title: forms.tco.title, text: forms.tco.lead }]
      : []),
    { path: '/learn', ...words.start.flowLearn },
    { path: '/search', ...words.start.flowSearch },
    { path: '/ask', ...words.start.flowAsk },
    ...(hasPayments ? [{ path: '/payments/links', ...words.start.flowPay }] : []),
  ]
  return (
    <section className="section">
      <div className="wrap">
        <h2>{words.start.flows}</h2>
        <ul className="doors">
          {flows.map(({ path, title, text }) => (
            <li key={path} className="door">
              <h3 className="card-title">
                <a href={link(path)}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
