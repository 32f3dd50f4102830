import { Button } from '../_parts/Button.js'
import type { Words } from '../_words/wordsFor.js'
import { Fault } from './Fault.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'

/** The page for a link of ours that is expired, truncated or made up; `next` is the address of the next step. */
export function linkFaultPage(
  site: Site,
  fault: keyof Words['linkFaults'],
  { status, next }: { status: number; next: string },
): SitePage {
  const { title, text, step } = site.words.linkFaults[fault]
  return {
    title,
    status,
    isListed: false,
    isPersonal: true,
    body: (
      <Fault site={site} title={title} text={text}>
        <p>
          <Button href={next}>{step}</Button>
        </p>
      </Fault>
    ),
  }
}
