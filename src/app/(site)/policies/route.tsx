import { CardTitle } from '../_parts/CardTitle.js'
import { fill } from '../../../platform/words.js'
import { servePage } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { NextStep } from '../_parts/NextStep.js'
import { PageHead } from '../_parts/PageHead.js'
import { PolicyVersion } from './PolicyVersion.js'

/** What the company promises in writing. */
export const GET = servePage((site) => {
  const { words, branding } = site
  const description = fill(words.policies.description, { name: branding.name })
  return Promise.resolve({
    title: words.policies.title,
    description,
    isForAll: true,
    body: (
      <div className="wrap">
        <PageHead title={words.policies.title} lead={description} />
        <div className="article">
          <Policies site={site} />
          <NextStep site={site} />
        </div>
      </div>
    ),
  })
})

function Policies({ site }: { site: Site }) {
  const { menu, words, link } = site
  if (menu.policies.length === 0) {
    return <EmptyState title={words.policies.empty} help={words.policies.emptyHelp} />
  }
  return (
    <ul className="documents">
      {menu.policies.map((policy) => (
        <li key={policy.slug} className="document" lang={policy.lang}>
          <CardTitle>
            <a href={link(`/policies/${policy.slug}`)}>{policy.title}</a>
          </CardTitle>
          {policy.summary && <p dir="auto">{policy.summary}</p>}
          <PolicyVersion site={site} policy={policy} />
        </li>
      ))}
    </ul>
  )
}
