import type { Site } from '../_frame/Site.js'
import type { SitePage } from '../_frame/SitePage.js'

/** The answer to who asks for a draft and is not signed in, or whose form cannot be shown. */
export function closedPreview({ words, path, link }: Site, status: number): SitePage {
  const isStranger = status === 401 || status === 403
  return {
    title: words.preview.closed,
    status,
    isListed: false,
    isPersonal: true,
    body: (
      <div className="wrap fault">
        <h1>{words.preview.closed}</h1>
        <p className="lead">{isStranger ? words.preview.signIn : words.preview.incomplete}</p>
        <p>
          <a className="button" href={isStranger ? '/admin' : link(path)}>
            {isStranger ? words.preview.toAdmin : words.preview.toPage}
          </a>
        </p>
      </div>
    ),
  }
}
