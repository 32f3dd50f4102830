import { neutralColors } from '../../brandStyle.js'
import { isHexColor, mix, readable, relativeLuminance } from '../../color.js'
import type { MailBrand } from './MailMessage.js'

/** The colours of one mail in one scheme. Text has a contrast of 4.5:1 on its background, headings and codes 7:1. */
export type MailColors = {
  page: string
  card: string
  /** The edge of the card; decorative. */
  edge: string
  ink: string
  /** Notes on the card, and on the page below it. */
  cardNote: string
  pageNote: string
  /** The name of the company and links, on the card. */
  brand: string
  /** Has a contrast of 3:1 to the card. */
  button: string
  buttonLabel: string
  codeGround: string
  code: string
}

export type Scheme = 'light' | 'dark'

const lightEnough = 0.88
const darkEnough = 0.015

/** Derives the colours of a mail from those of the brand, adjusting each so that it can be read where it is used. */
export function mailColors(colors: MailBrand['colors'], scheme: Scheme): MailColors {
  const read = (key: keyof MailBrand['colors']) =>
    isHexColor(colors[key]) ? colors[key] : neutralColors[key]
  const grounds = [read('background'), read('foreground')].toSorted(
    (one, other) => relativeLuminance(one) - relativeLuminance(other),
  )
  const [darkest = '#000000', lightest = '#ffffff'] = grounds
  const card = scheme === 'light' ? lighten(lightest) : darken(darkest)
  const page = scheme === 'light' ? mix(card, '#000000', 0.04) : mix(card, '#000000', 0.45)
  const ink = readable(scheme === 'light' ? darkest : lightest, card, 12)
  const primary = read('primary')
  const button = readable(primary, card, 3)
  const brand = readable(primary, card, 4.5)
  const codeGround = mix(card, brand, 0.12)
  return {
    page,
    card,
    edge: mix(card, ink, 0.16),
    ink,
    cardNote: readable(mix(ink, card, 0.35), card, 4.5),
    pageNote: readable(mix(ink, page, 0.35), page, 4.5),
    brand,
    button,
    buttonLabel: readable(read('onPrimary'), button, 4.5),
    codeGround,
    code: readable(ink, codeGround, 7),
  }
}

function lighten(color: string): string {
  return until(
    (amount) => mix(color, '#ffffff', amount),
    (shade) => relativeLuminance(shade) >= lightEnough,
  )
}

function darken(color: string): string {
  return until(
    (amount) => mix(color, '#000000', amount),
    (shade) => relativeLuminance(shade) <= darkEnough,
  )
}

function until(shadeAt: (amount: number) => string, holds: (shade: string) => boolean): string {
  const step = Array.from({ length: 20 }, (_, at) => at / 20).find((amount) =>
    holds(shadeAt(amount)),
  )
  return shadeAt(step ?? 1)
}
