import type { Certificate } from '../../../../modules/learning/enrolmentSchemas.js'
import { fill } from '../../../../platform/words.js'
import { formatDay } from '../../_format/formatDates.js'
import { linkFaultPage } from '../../_frame/linkFaultPage.js'
import { readApi } from '../../_frame/readApi.js'
import { servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'

export const dynamic = 'force-dynamic'

/** A certificate, for anyone who has its number: to check it and to print it. */
export const GET = servePage(async (site, { slug }) => {
  const response = await readApi(site.payload, `/api/lms/certificates/${encodeURIComponent(slug)}`)
  if (response.status >= 500) throw new Error(`The certificate answered ${response.status}`)
  if (response.status !== 200) {
    return linkFaultPage(site, 'certificate', { status: 404, next: site.link('/contact') })
  }
  const certificate = (await response.json()) as Certificate
  const { title } = site.words.learn.certificate
  return {
    title: `${title}: ${certificate.course.title}`,
    isListed: false,
    isPersonal: true,
    body: <Sheet site={site} certificate={certificate} />,
  }
})

function Sheet({ site, certificate }: { site: Site; certificate: Certificate }) {
  const { certificate: words } = site.words.learn
  const { id, learner, course, issuedAt, issuer } = certificate
  const address = `${site.serverUrl}/certificates/${id}`
  return (
    <div className="wrap">
      <article className="certificate">
        <h1 className="certificate-kind">{words.title}</h1>
        <p>{words.says}</p>
        <p className="certificate-name" dir="auto">
          {learner.name ?? words.nobody}
        </p>
        <p>{words.did}</p>
        <p className="certificate-course" dir="auto">
          {course.title}
        </p>
        <p>
          <time dateTime={issuedAt}>
            {fill(words.issued, { date: formatDay(issuedAt, site.formats) })}
          </time>{' '}
          <bdi>{fill(words.by, { issuer })}</bdi>
        </p>
        <p className="certificate-number">
          {words.number}: <code>{id}</code>
        </p>
        <p className="certificate-number">
          {words.check} <a href={address}>{address}</a>
        </p>
      </article>
      <p className="help certificate-print">{words.print}</p>
    </div>
  )
}
