import { renderSVG } from 'uqr'

import { Fact } from '../../_parts/Fact.js'
import { Button, QuietButton } from '../../_parts/Button.js'
import type { Certificate } from '../../../../modules/learning/certificateSchemas.js'
import { preferredType } from '../../../../platform/http/accept.js'
import { labelled } from '../../../../platform/localization.js'
import { fill } from '../../../../platform/words.js'
import { formatDay } from '../../_format/formatDates.js'
import { linkFaultPage } from '../../_frame/faultPages.js'
import { readApi, refuseFailure } from '../../_frame/readApi.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import { Logo } from '../../_frame/Header.js'

/** Programs that ask this address for data get the API's answer: the certificate, or its badge. */
const data = {
  'application/json': '',
  'application/vc': '/badge',
  'application/ld+json': '/badge',
} as const

const types = ['text/html', ...(Object.keys(data) as (keyof typeof data)[])] as const

/** A certificate, for anyone who has its number: to check it, to keep it and to show it. */
export const GET = servePage(async (site, { slug, request }) => {
  const address = `/api/lms/certificates/${encodeURIComponent(slug)}`
  const type = preferredType(request.headers.get('accept'), ['text/html', ...types.slice(1)])
  if (type !== 'text/html') {
    return answerOf(await readApi(site.payload, address + data[type], { accept: type }))
  }
  const response = await readApi(site.payload, `${address}?locale=${site.locale}`)
  refuseFailure(address, response)
  if (response.status !== 200) {
    return linkFaultPage(site, 'certificate', { status: 404, next: site.link('/contact') })
  }
  const certificate = (await response.json()) as Certificate
  if (certificate.id !== slug) return movedTo(site, `/certificates/${certificate.id}`)
  const { title } = site.words.learn.certificate
  return {
    title: `${labelled(title, site.locale)} ${certificate.course.title}`,
    description: describe(site, certificate),
    image: certificate.image,
    isListed: false,
    body:
      certificate.status === 'valid' ? (
        <Valid
          site={site}
          certificate={certificate}
          hasCourse={await isOffered(site, certificate)}
        />
      ) : (
        <Revoked site={site} certificate={certificate} />
      ),
  }
})

/** What lies between this page and programs must know that the answer depends on `Accept`. */
function answerOf(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('vary', 'Accept')
  return new Response(response.body, { status: response.status, headers })
}

function describe({ words }: Site, { learner, course, issuer }: Certificate): string {
  const { certificate } = words.learn
  const name = learner.name ?? certificate.nobody
  return fill(certificate.description, { name, course: course.title, issuer })
}

/** Whether the course is still on the site; an old slug redirects. */
async function isOffered({ payload }: Site, { course: { slug } }: Certificate): Promise<boolean> {
  if (slug === null) return false
  const { status } = await readApi(payload, `/api/lms/courses/${slug}`)
  return status === 200 || status === 301
}

type Props = { site: Site; certificate: Certificate }

function Valid({ site, certificate, hasCourse }: Props & { hasCourse: boolean }) {
  const { certificate: words } = site.words.learn
  const date = formatDay(certificate.issuedAt, site.formats)
  return (
    <div className="wrap certificate-page">
      <p className="note certificate-state">
        <span aria-hidden="true">✓ </span>
        <strong>{words.valid}</strong>{' '}
        <bdi>{fill(words.validText, { issuer: certificate.issuer, date })}</bdi>
      </p>
      <CertificateSheet site={site} certificate={certificate} />
      <CertificateWays site={site} certificate={certificate} hasCourse={hasCourse} />
    </div>
  )
}

function Revoked({ site, certificate }: Props) {
  const { certificate: words } = site.words.learn
  const { id, course, revokedAt } = certificate
  const date = formatDay(revokedAt ?? certificate.issuedAt, site.formats)
  return (
    <div className="wrap fault">
      <h1>
        <span aria-hidden="true">✕ </span>
        {words.revoked}
      </h1>
      <p className="lead">{fill(words.revokedText, { date })}</p>
      <dl className="certificate-facts">
        <div>
          <dt>{words.course}</dt>
          <dd dir="auto">{course.title}</dd>
        </div>
        <Fact name={words.number}>
          <code>{id}</code>
        </Fact>
      </dl>
      <p>
        <Button href={site.link('/contact')}>{site.words.linkFaults.certificate.step}</Button>
      </p>
    </div>
  )
}

type WaysProps = {
  site: Site
  certificate: Certificate
  /** Whether the course has a page. */
  hasCourse: boolean
}

/** What the holder can do with a certificate, and what it tells others. */
function CertificateWays({ site, certificate, hasCourse }: WaysProps) {
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
function Unnamed({ site: { link, words } }: Pick<WaysProps, 'site'>) {
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

type SheetProps = { site: Site; certificate: Certificate }

/** The certificate itself, as it is also printed. */
function CertificateSheet({ site, certificate }: SheetProps) {
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

function Facts({ site, certificate }: SheetProps) {
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
function Code({ site, certificate: { url } }: SheetProps) {
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
