import { Fault } from '../_frame/Fault.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'

/** The answer to a preview without a signed-in user, or of a form that cannot be shown. */
export function closedPreview(site: Site, status: number): SitePage {
  const { words, path, link } = site
  const isStranger = status === 401 || status === 403
  return {
    title: words.preview.closed,
    status,
    isListed: false,
    isPersonal: true,
    body: (
      <Fault
        site={site}
        title={words.preview.closed}
        text={isStranger ? words.preview.signIn : words.preview.incomplete}
      >
        <p>
          <a className="button" href={isStranger ? '/admin' : link(path)}>
            {isStranger ? words.preview.toAdmin : words.preview.toPage}
          </a>
        </p>
      </Fault>
    ),
  }
}
