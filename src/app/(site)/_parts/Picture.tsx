type Image = {
  url: string
  width: number | null
  height: number | null
  alt: string
  /** What stays visible where the picture is cut. */
  focus?: { x: number; y: number }
}

type Props = {
  light: Image | null
  /** The picture for dark surroundings, where there is one. */
  dark?: Image | null
  className: string
  /** What it shows, instead of the text kept with it; empty where the words beside it say the same. */
  alt?: string
  /** Loaded with the page: for what is seen without scrolling. */
  isEager?: boolean
}

/** A picture of the media library, with its size known before it is loaded. */
export function Picture({ light, dark, className, alt, isEager = false }: Props) {
  if (!light) return null
  const size = { width: light.width ?? undefined, height: light.height ?? undefined }
  return (
    <picture>
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={onThisSite(dark.url)} />}
      <img
        className={light.focus ? `${className} ${focusClasses(light.focus)}` : className}
        src={onThisSite(light.url)}
        alt={alt ?? light.alt}
        {...size}
        loading={isEager ? undefined : 'lazy'}
        decoding={isEager ? undefined : 'async'}
      />
    </picture>
  )
}

/** In steps of ten, because the page's policy lets no style stand in the markup. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const step = (share: number) => String(Math.min(10, Math.max(0, Math.round(share / 10))))
  return `focus focus-x${step(x)} focus-y${step(y)}`
}

/** Readers may come by another name of this host than the one the API gives, and pages load pictures from their own. */
function onThisSite(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
