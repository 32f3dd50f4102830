import { referenceAssets } from '../_reference/referenceAssets.js'

export const dynamic = 'force-dynamic'

/** The files of the API reference, immutable because their names change with their content. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const all = Object.values(await referenceAssets())
  const found = all.find(({ url }) => familyOf(url) === familyOf(`/api/docs/${name}`))
  if (!found) return new Response(null, { status: 404 })
  // During a rolling release, a page of the other version asks for its own file names.
  const isPresent = found.url === `/api/docs/${name}`
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': found.type,
      'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}

function familyOf(url: string): string {
  return url.replace(/\.[0-9a-f]{12}\./, '.')
}
