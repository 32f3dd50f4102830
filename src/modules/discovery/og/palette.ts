import {
  contrastRatio,
  isHexColor,
  mix,
  readable,
  relativeLuminance,
} from '../../../platform/color.js'

/** The brand's colours as stored in its global, `#rgb` or `#rrggbb`. */
export type BrandColors = {
  primary: string
  onPrimary: string
  accent: string
  background: string
  foreground: string
}

/** The colours of one image; all text has a contrast of 4.5:1, and shapes that carry the brand 3:1. */
export type Palette = {
  background: string
  title: string
  subtitle: string
  /** Behind a logo that would not stand out from the background. */
  plate: string
  /** The circles in the corner, largest first. */
  circles: [string, string, string, string]
}

const FALLBACK: BrandColors = {
  primary: '#1f4b99',
  onPrimary: '#ffffff',
  accent: '#b4540a',
  background: '#ffffff',
  foreground: '#14181f',
}

const LIGHT_ENOUGH = 0.8
const DARK_ENOUGH = 0.02

/** Derives an image's colours for a theme from the brand's; an invalid colour is replaced. */
export function palette(colors: BrandColors, theme: 'light' | 'dark'): Palette {
  const read = (key: keyof BrandColors) => (isHexColor(colors[key]) ? colors[key] : FALLBACK[key])
  const grounds = [read('background'), read('foreground')]
  const background = theme === 'light' ? lighten(grounds) : darken(grounds)
  const ink = grounds.toSorted(
    (a, b) => contrastRatio(b, background) - contrastRatio(a, background),
  )[0]
  const title = readable(ink ?? FALLBACK.foreground, background, 7)
  const primary = readable(read('primary'), background, 3)
  return {
    background,
    title,
    subtitle: readable(mix(title, background, 0.32), background, 4.5),
    plate: readable(theme === 'light' ? '#1a1d21' : '#ffffff', background, 7),
    circles: [
      mix(background, primary, 0.09),
      mix(background, primary, 0.2),
      primary,
      readable(read('accent'), background, 3),
    ],
  }
}

function lighten(grounds: string[]): string {
  const lightest = grounds.reduce((a, b) => (relativeLuminance(b) > relativeLuminance(a) ? b : a))
  return until(
    (amount) => mix(lightest, '#ffffff', amount),
    (luminance) => luminance >= LIGHT_ENOUGH,
  )
}

function darken(grounds: string[]): string {
  const darkest = grounds.reduce((a, b) => (relativeLuminance(b) < relativeLuminance(a) ? b : a))
  return until(
    (amount) => mix(darkest, '#000000', amount),
    (luminance) => luminance <= DARK_ENOUGH,
  )
}

function until(colorAt: (amount: number) => string, holds: (luminance: number) => boolean): string {
  let amount = 0
  while (amount < 1 && !holds(relativeLuminance(colorAt(amount)))) amount += 0.05
  return colorAt(Math.min(amount, 1))
}
