import { Button, QuietButton } from '../../_parts/Button.js'
import type { Certificate } from '../../../../modules/learning/certificateSchemas.js'
import type { Site } from '../../Site.js'

type Props = {
  site: Site
  certificate: Certificate
  /** Whether the course has a page. */
  hasCourse: boolean
}

/** What the holder can do with a certificate, and what it tells others. */
export function CertificateWays({ site, certificate, hasCourse }: Props) {
  const { certificate: words } = site.words.learn
  const { id, course } = certificate
  const api = `/api/lms/certificates/${id}`
  return (
    <div className="certificate-ways">
      <section>
        <h2 className="card-title">{words.yours}</h2>
        {certificate.learner.name === null && <Unnamed site={site} />}
        <ul className="certificate-actions">
          <li>
            <Button href={`${api}.pdf?locale=${site.locale}`}>{words.pdf}</Button>
          </li>
          <li>
            <QuietButton href={linkedInAddress(certificate)} rel="noopener">
              {words.linkedIn}
            </QuietButton>
          </li>
          <li>
            <QuietButton href={`${api}/badge`} download={`badge-${id}.json`}>
              {words.badge}
            </QuietButton>
          </li>
        </ul>
        <p className="help">{words.badgeHelp}</p>
      </section>
      <section>
        <h2 className="card-title">{words.shown}</h2>
        <p>{words.shownText}</p>
        {hasCourse && course.slug !== null && (
          <p>
            <a href={site.link(`/courses/${course.slug}`)}>{words.seeCourse}</a>
          </p>
        )}
      </section>
    </div>
  )
}

/** The way to the name that the certificate lacks. */
function Unnamed({ site: { link, words } }: Pick<Props, 'site'>) {
  return (
    <p>
      <a href={link('/learn')}>{words.learn.certificate.unnamed}</a>
    </p>
  )
}

/** LinkedIn’s form for a certification, filled in. */
function linkedInAddress({ id, course, issuer, issuedAt, url }: Certificate): string {
  const issued = new Date(issuedAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course.title,
    organizationName: issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${query.toString()}`
}
