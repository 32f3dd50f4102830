import type { CollectionConfig } from 'payload'

type Shown = { id?: unknown; slug?: unknown }
type Admin = NonNullable<CollectionConfig['admin']>

/** The screen widths that every page is checked at. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

/**
 * The address where the admin previews drafts of a collection whose pages are below `folder`. It only names the draft:
 * the page shows it to signed-in staff alone, so the address may be shared.
 */
export function previewAddress(folder: string): Pick<Admin, 'livePreview' | 'preview'> {
  const address = ({ id, slug }: Shown, locale: string) => {
    if (typeof id !== 'string') return null
    const name = typeof slug === 'string' && slug ? slug : 'preview'
    const query = new URLSearchParams({ preview: id, locale })
    return `${folder}/${encodeURIComponent(name)}?${query.toString()}`
  }
  return {
    livePreview: { breakpoints, url: ({ data, locale }) => address(data as Shown, locale.code) },
    preview: (document, { locale }) => address(document, locale),
  }
}
