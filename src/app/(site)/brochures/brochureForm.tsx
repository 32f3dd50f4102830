import { Button } from '../_parts/Button.js'
import { fill } from '../../../platform/words.js'
import { formatDay } from '../_format/formatDates.js'
import { donePage } from '../_forms/donePage.js'
import { fields } from '../_forms/fields.js'
import type { Confirmed, Field, SiteForm } from '../_forms/SiteForm.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'
import type { BrochureChoice } from './readBrochures.js'

/** The form for one of these brochures. */
export function brochureForm(site: Site, brochures: readonly BrochureChoice[]): SiteForm {
  const { brochures: said, fields: names } = site.words.forms
  const shared = fields(site)
  const choice: Field = {
    name: 'brochure',
    kind: 'select',
    maxLength: 96,
    options: brochures.map(({ slug, title }) => ({ value: slug, label: title })),
    ...names.brochure,
  }
  return {
    path: '/brochures',
    title: said.title,
    lead: said.lead,
    points: said.points,
    next: said.next,
    isLead: true,
    send: '/api/brochures/request-otp',
    confirm: '/api/brochures/verify-otp',
    fields: [choice, shared.anyName, shared.email, shared.anyCompany],
    done: (confirmed) => readyPage(confirmed, brochures),
  }
}

type Ready = { reference: string; download: { url: string; expiresAt: string } }

async function readyPage(
  { site, response, values }: Confirmed,
  brochures: readonly BrochureChoice[],
): Promise<SitePage> {
  const { brochures: said } = site.words.forms
  const { reference, download } = (await response.json()) as Ready
  const title = brochures.find(({ slug }) => slug === values.brochure)?.title ?? ''
  const { pathname, search } = new URL(download.url)
  return donePage(site, {
    title: said.done,
    reference,
    email: values.email ?? '',
    children: (
      <div className="download">
        <p>
          <Button href={pathname + search}>{fill(said.download, { title })}</Button>
        </p>
        <p className="help">
          {fill(said.until, { time: formatDay(download.expiresAt, site.formats) })}
        </p>
      </div>
    ),
  })
}
