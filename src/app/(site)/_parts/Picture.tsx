type Image = {
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
  /** Alternative text instead of the stored one; empty if the text beside it says the same. */
  alt?: string
  /** Loaded eagerly, for what is visible without scrolling. */
  isEager?: boolean
}

/** A picture of the media library, with its size set before it loads. */
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

/** In steps of ten, because the page's policy (CSP) forbids inline styles. */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const step = (share: number) => String(Math.min(10, Math.max(0, Math.round(share / 10))))
  return `focus focus-x${step(x)} focus-y${step(y)}`
}

/** Readers may use another name of this host than the API, and pages load pictures only from their own. */
function onThisSite(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
