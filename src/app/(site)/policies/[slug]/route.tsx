import type { PolicyAnswer } from '../../../../modules/site/schemas.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import type { Site } from '../../Site.js'
import { formatDay } from '../../_format/formatDates.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { readDocument } from '../../_frame/readDocument.js'
import { readSeo } from '../../_frame/seoOf.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import { InLanguage } from '../../_parts/InLanguage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { serveDocument } from '../../_preview/serveDocument.js'
import { PolicyVersion } from '../PolicyVersion.js'

/** One policy in its current version. */
export const { GET, POST } = serveDocument<PolicyAnswer, PolicyAnswer>({
  folder: 'policies',
  read: ({ payload, locale }, slug) => {
    const path = `/api/policies/slug/${encodeURIComponent(slug)}?locale=${locale}`
    return readDocument<PolicyAnswer>({ payload }, path, {
      tags: linkedTags,
      complete: (policy) => policy,
    })
  },
  show: (site, _, policy) => policyPage(site, policy),
  complete: (site, { slug }) => readSeo(site, 'policies', slug),
  variant: ({ words, formats }, { title, summary, version, effectiveDate }) => ({
    title,
    summary,
    facts: [[words.policies.version, `${version} (${formatDay(effectiveDate, formats)})`]],
  }),
})

async function policyPage(site: Site, policy: PolicyAnswer): Promise<SitePage> {
  const { words, link, menu } = site
  const languages = await textLanguages(site, 'policies', [policy.slug])
  const crumb = { href: link('/policies'), title: words.policies.title }
  return {
    title: policy.title,
    description: policy.summary,
    isDocument: true,
    crumb,
    languages: languages.offered(policy.slug),
    body: (
      <div className="wrap">
        <PageHead
          title={policy.title}
          lead={policy.summary}
          lang={languages.title(policy.slug)}
          crumb={crumb}
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
