import type { Payload } from 'payload'

import type { PolicyAnswer } from '../../../../modules/site/schemas.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import type { Site } from '../../Site.js'
import { withMarkdownVariant } from '../../_discovery/withMarkdownVariant.js'
import { formatDay } from '../../_format/formatDates.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { missingPage } from '../../_frame/faultPages.js'
import { readApi, slugMovedTo } from '../../_frame/readApi.js'
import { readSeo } from '../../_frame/seoOf.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import { remember } from '../../_frame/remember.js'
import type { PageRequest } from '../../_frame/servePage.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { Crumb } from '../../_parts/Crumb.js'
import { InLanguage } from '../../_parts/InLanguage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { previewOf } from '../../_preview/previewOf.js'
import { servePreview } from '../../_preview/servePreview.js'
import { PolicyVersion } from '../PolicyVersion.js'

export const dynamic = 'force-dynamic'

/** One policy in its current version. */
const page = servePage(async (site, asked) => {
  const draft = await preview(site, asked)
  if (draft) return draft
  const found = await readPolicy(site, asked.slug)
  if (found.kind === 'moved') return movedTo(site, `/policies/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  return {
    ...(await policyPage(site, found.policy)),
    ...(await readSeo(site, 'policies', found.policy.slug)),
  }
})

export const GET = withMarkdownVariant('policies', readVariant, page)

export const POST = servePreview(preview)

function preview(site: Site, asked: PageRequest) {
  return previewOf<PolicyAnswer>(site, asked, {
    collection: 'policies',
    show: (policy) => policyPage(site, policy),
  })
}

async function policyPage(site: Site, policy: PolicyAnswer): Promise<SitePage> {
  const { words, link, menu } = site
  const languages = await textLanguages(site, 'policies')
  return {
    title: policy.title,
    description: policy.summary,
    isDocument: true,
    languages: languages.offered(policy.slug),
    body: (
      <div className="wrap">
        <PageHead
          title={policy.title}
          lead={policy.summary}
          lang={languages.title(policy.slug)}
          above={<Crumb href={link('/policies')} title={words.policies.title} />}
        >
          <PolicyVersion site={site} policy={policy} />
        </PageHead>
        <div className="article">
          <InLanguage site={site} lang={languages.text(policy.slug)}>
            <RichText site={site} html={policy.html} />
          </InLanguage>
          <Siblings
            title={words.policies.title}
            items={menu.policies.map((each) => ({ ...each, href: link(`/policies/${each.slug}`) }))}
            present={link(`/policies/${policy.slug}`)}
          />
        </div>
      </div>
    ),
  }
}

async function readVariant(site: Site, slug: string) {
  const found = await readPolicy(site, slug)
  if (found.kind !== 'policy') return found
  const { title, summary, version, effectiveDate } = found.policy
  const { policies: words } = site.words
  const since = formatDay(effectiveDate, site.formats)
  const facts = [[words.version, `${version} (${since})`]] as const
  return { kind: 'variant' as const, variant: { title, summary, facts } }
}

type Found =
  { kind: 'policy'; policy: PolicyAnswer } | { kind: 'moved'; slug: string } | { kind: 'missing' }

/** A published policy with its text as HTML, or where it has moved to. */
export async function readPolicy({ payload, locale }: Site, slug: string): Promise<Found> {
  const path = `/api/policies/slug/${encodeURIComponent(slug)}?locale=${locale}`
  return remember<Found>(payload, {
    key: path,
    tags: linkedTags,
    load: () => load(payload, path),
    isKept: ({ kind }) => kind === 'policy',
  })
}

async function load(payload: Payload, path: string): Promise<Found> {
  const response = await readApi(payload, path)
  const moved = slugMovedTo(response)
  if (moved) return { kind: 'moved', slug: moved }
  if (response.status === 404) return { kind: 'missing' }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return { kind: 'policy', policy: (await response.json()) as PolicyAnswer }
}
