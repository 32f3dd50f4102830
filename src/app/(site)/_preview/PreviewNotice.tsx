import type { Site } from '../Site.js'

/** Says above a draft that it is one. */
export function PreviewNotice({ site: { words } }: { site: Site }) {
  return (
    <p className="preview-notice" role="note">
      <strong>{words.preview.title}</strong> {words.preview.notice}
    </p>
  )
}
