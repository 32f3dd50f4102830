import { missingPage } from '../../_frame/faultPages.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { Crumb } from '../../_parts/Crumb.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { PolicyVersion } from '../PolicyVersion.js'
import { readPolicy } from './readPolicy.js'

export const dynamic = 'force-dynamic'

/** One policy in its present version. */
export const GET = servePage(async (site, { slug }) => {
  const found = await readPolicy(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/policies/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  const { words, link, menu } = site
  const { policy } = found
  return {
    title: policy.title,
    description: policy.summary,
    isDocument: true,
    body: (
      <div className="wrap">
        <PageHead
          title={policy.title}
          lead={policy.summary}
          above={<Crumb href={link('/policies')} title={words.policies.title} />}
        >
          <PolicyVersion site={site} policy={policy} />
        </PageHead>
        <div className="article">
          <RichText site={site} html={policy.html} />
          <Siblings
            title={words.policies.title}
            items={menu.policies.map((each) => ({ ...each, href: link(`/policies/${each.slug}`) }))}
            present={link(`/policies/${policy.slug}`)}
          />
        </div>
      </div>
    ),
  }
})
