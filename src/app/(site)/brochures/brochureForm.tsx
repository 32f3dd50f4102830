import { Button } from '../_parts/Button.js'
import { pathOf } from '../../../platform/parseUrl.js'
import { fill } from '../../../platform/words.js'
import { formatDay } from '../_format/formatDates.js'
import { donePage, emptyPage } from '../_forms/donePage.js'
import { readFixedForm } from '../_forms/readFixedForm.js'
import type { Confirmed, SiteForm } from '../_forms/SiteForm.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'

/** The form for one of the brochures, or what is said while there are none. */
export async function openBrochures(site: Site): Promise<SiteForm | SitePage> {
  const { brochures: said } = site.words.forms
  const form = await readFixedForm(site, 'brochures')
  const brochures = form.fields.find(({ name }) => name === 'brochure')?.options ?? []
  if (brochures.length === 0) return emptyPage(site, { ...said, title: form.title })
  return {
    ...form,
    path: '/brochures',
    points: said.points,
    next: said.next,
    drawing: 'report',
    done: (confirmed) => {
      const chosen = brochures.find(({ value }) => value === confirmed.values.brochure)
      return readyPage(confirmed, chosen?.label ?? '')
    },
  }
}

type Ready = { reference: string; download: { url: string; expiresAt: string } }

async function readyPage({ site, response, values }: Confirmed, title: string): Promise<SitePage> {
  const { brochures: said } = site.words.forms
  const { reference, download } = (await response.json()) as Ready
  return donePage(site, {
    title: said.done,
    reference,
    email: values.email ?? '',
    children: (
      <div className="download">
        <p>
          <Button href={pathOf(download.url)}>{fill(said.download, { title })}</Button>
        </p>
        <p className="help">
          {fill(said.until, { time: formatDay(download.expiresAt, site.formats) })}
        </p>
      </div>
    ),
  })
}
