import { pictureFormats, pictureWidths } from '../../../platform/content/pictures.js'
import { pathOf } from '../../../platform/parseUrl.js'

export type Image = {
  url: string
  width: number | null
  height: number | null
  alt: string
  /** What must stay visible when the picture is cropped. */
  focus?: { x: number; y: number }
}

type Props = {
  light: Image | null
  /** The picture for the dark theme, if there is one. */
  dark?: Image | null
  className: string
  /** How wide it is shown: a face, a card of several, half of the page, or all of it. */
  size?: keyof typeof sizes
  /** Alternative text instead of the stored one; empty if the text beside it says the same. */
  alt?: string
  /** Loaded eagerly, for what is visible without scrolling. */
  isEager?: boolean
}

const sizes = {
  small: '64px',
  card: '(min-width: 60rem) 23rem, (min-width: 40rem) 50vw, 100vw',
  half: '(min-width: 60rem) 34rem, 100vw',
}

/** A picture of the media library, with its size set before it loads; browsers take the smallest file that is sharp. */
export function Picture({ light, dark, className, size = 'card', alt, isEager = false }: Props) {
  if (!light) return null
  return (
    <picture>
      {dark && <source media="screen and (prefers-color-scheme: dark)" srcSet={pathOf(dark.url)} />}
      {variantsOf(light).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes[size]} />
      ))}
      <img
        className={light.focus ? `${className} ${focusClasses(light.focus)}` : className}
        src={pathOf(light.url)}
        alt={alt ?? light.alt}
        width={light.width ?? undefined}
        height={light.height ?? undefined}
        loading={isEager ? undefined : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isEager && size === 'half' ? 'high' : undefined}
      />
    </picture>
  )
}

/** The smaller files of a photograph that the library makes; a drawing (SVG) is small and sharp at every width. */
function variantsOf({ url, width }: Image) {
  const [, name = ''] =
    /^\/api\/media\/file\/([^?]+\.(?:png|jpe?g|webp|avif))/i.exec(pathOf(url)) ?? []
  if (!name || !width) return []
  const wider = pictureWidths.findIndex((each) => each >= width)
  const widths = wider < 0 ? pictureWidths : pictureWidths.slice(0, wider + 1)
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map(
        (each) =>
          `/api/media/variants/${String(each)}/${format}/${name} ${String(Math.min(each, width))}w`,
      )
      .join(', '),
  }))
}

/** In quarters, because the page's policy (CSP) forbids inline styles. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const quarter = (share: number) => String(Math.min(4, Math.max(0, Math.round(share / 25))))
  return `focus focus-x${quarter(x)} focus-y${quarter(y)}`
}
