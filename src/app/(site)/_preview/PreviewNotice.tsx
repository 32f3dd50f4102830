import type { Site } from '../Site.js'

/** Tells readers that they see a draft. */
export function PreviewNotice({ site: { words } }: { site: Site }) {
  return (
    <p className="preview-notice" role="note">
      <strong>{words.preview.title}</strong> {words.preview.notice}
    </p>
  )
}
