import { contrastRatio, mix, readable, relativeLuminance } from './color.js'

type BrandColors = {
  primary: string
  onPrimary: string
  accent: string
  background: string
  foreground: string
}

/** For a site whose brand cannot be read. */
export const neutralColors: BrandColors = {
  primary: '#12525e',
  onPrimary: '#ffffff',
  accent: '#b4530a',
  background: '#ffffff',
  foreground: '#16211f',
}

/**
 * The brand's colours as CSS custom properties for the light and dark themes. All text has a contrast of 4.5:1 on every
 * background, borders of controls and filled shapes 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export function brandStyle(colors: BrandColors): string {
  const light = declarations(themeOf(colors, 'light'))
  const dark = declarations(themeOf(colors, 'dark'))
  return `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}${moreContrast}`
}

/** Who wants more contrast reads everything in the colour of text, and sees every line. */
const moreContrast =
  '@media(prefers-contrast:more){:root{--muted:var(--text);--line:var(--text);--control:var(--text)}}'

type Theme = ReturnType<typeof chooseColors>

/** The brand is the same object until it changes, and its colours take a millisecond. */
const chosen = new WeakMap<BrandColors, Partial<Record<'light' | 'dark', Theme>>>()

/** The colours of one theme; exported for the browser's theme colour. */
export function themeOf(colors: BrandColors, theme: 'light' | 'dark'): Theme {
  const known = chosen.get(colors) ?? {}
  chosen.set(colors, known)
  return (known[theme] ??= chooseColors(colors, theme))
}

function chooseColors(colors: BrandColors, theme: 'light' | 'dark') {
  const grounds = [colors.background, colors.foreground] as const
  const ground = groundOf(grounds, theme)
  const ink = contrastRatio(grounds[0], ground) > contrastRatio(grounds[1], ground) ? 0 : 1
  const surface = mix(ground, '#ffffff', theme === 'light' ? 0.75 : 0.04)
  const tint = mix(ground, readable(colors.primary, ground, 3), theme === 'light' ? 0.07 : 0.14)
  // The background nearest to the text: what is readable on it is readable on the others.
  const hardest = theme === 'dark' && isLighter(surface, tint) ? surface : tint
  const text = readable(grounds[ink], hardest, 7)
  const fill = readable(colors.primary, hardest, 3)
  const onFill = readable(colors.onPrimary, fill, 4.5)
  return {
    ground,
    surface,
    tint,
    text,
    muted: readable(mix(text, ground, 0.35), hardest, 4.5),
    line: mix(ground, text, 0.14),
    control: readable(mix(ground, text, 0.45), hardest, 3),
    link: readable(colors.primary, hardest, 4.5),
    fill,
    'fill-strong': mix(fill, awayFrom(onFill, fill), 0.18),
    'on-fill': onFill,
    accent: readable(colors.accent, hardest, 4.5),
  }
}

/** Black or white, whichever gives a fill more contrast to the text on it. */
function awayFrom(text: string, fill: string): string {
  return isLighter(text, fill) ? '#000000' : '#ffffff'
}

function isLighter(color: string, than: string): boolean {
  return relativeLuminance(color) > relativeLuminance(than)
}

function declarations(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

/** The lighter (or darker) of the brand's two backgrounds, made lighter (or darker) until it works as a page. */
function groundOf([one, other]: readonly [string, string], theme: 'light' | 'dark'): string {
  const start = isLighter(one, other) === (theme === 'light') ? one : other
  const serves = (color: string) =>
    theme === 'light' ? relativeLuminance(color) >= 0.8 : relativeLuminance(color) <= 0.02
  const end = theme === 'light' ? '#ffffff' : '#000000'
  for (let step = 0; step < 20; step += 1) {
    const candidate = mix(start, end, step / 20)
    if (serves(candidate)) return candidate
  }
  return end
}
