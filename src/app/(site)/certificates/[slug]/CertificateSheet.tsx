import { Fact } from '../../_parts/Fact.js'
import { renderSVG } from 'uqr'

import type { Certificate } from '../../../../modules/learning/certificateSchemas.js'
import { formatDay } from '../../_format/formatDates.js'
import { Logo } from '../../_frame/Header.js'
import type { Site } from '../../Site.js'

type Props = { site: Site; certificate: Certificate }

/** The certificate itself, as it is also printed. */
export function CertificateSheet({ site, certificate }: Props) {
  const { certificate: words } = site.words.learn
  const { learner, course } = certificate
  return (
    <article className="certificate">
      <header className="certificate-head">
        <Logo site={site} />
        <h1 className="certificate-kind">{words.title}</h1>
      </header>
      <div>
        <p className="muted">{words.says}</p>
        <p className="certificate-name" dir="auto">
          {learner.name ?? words.nobody}
        </p>
        <p className="muted">{words.did}</p>
        <p className="certificate-course" dir="auto">
          {course.title}
        </p>
      </div>
      <footer className="certificate-foot">
        <Facts site={site} certificate={certificate} />
        <Code site={site} certificate={certificate} />
      </footer>
    </article>
  )
}

function Facts({ site, certificate }: Props) {
  const { certificate: words } = site.words.learn
  const { id, issuedAt, issuer, course } = certificate
  const facts = [
    {
      name: words.issued,
      value: <time dateTime={issuedAt}>{formatDay(issuedAt, site.formats)}</time>,
    },
    { name: words.by, value: <bdi>{issuer}</bdi> },
    { name: words.number, value: <code className="certificate-number">{id}</code> },
    ...(course.durationHours
      ? [{ name: site.words.course.duration, value: words.hours(course.durationHours) }]
      : []),
  ]
  return (
    <dl className="certificate-facts">
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

/** For the printed page: whoever scans it gets to this page. */
function Code({ site, certificate: { url } }: Props) {
  const __html = renderSVG(url, { border: 2, ecc: 'M' })
  const { scan } = site.words.learn.certificate
  return (
    <div
      className="certificate-code"
      role="img"
      aria-label={scan}
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}
