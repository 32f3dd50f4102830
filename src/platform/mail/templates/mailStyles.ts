import type { MailBrand } from './MailBrand.js'
import { mailColors, type MailColors, type Scheme } from './mailColors.js'

/** What carries a colour: the name of its class. */
export type Part =
  'page' | 'card' | 'ink' | 'card-note' | 'page-note' | 'brand' | 'button' | 'button-label' | 'code'

export type MailStyles = {
  /** For the head: the dark scheme, and smaller spacing on narrow screens. */
  sheet: string
  /** The `class` and `style` of an element: its colours in the light scheme, and more declarations. */
  paint: (part: Part, declarations?: string) => string
}

/** Light colours are inline, because some clients drop the sheet; dark ones need it and override them. */
export function mailStyles(colors: MailBrand['colors']): MailStyles {
  const light = declare(colors, 'light')
  const dark = Object.entries(declare(colors, 'dark')).map(
    ([part, declarations]) =>
      `.${part}{${declarations.map((each) => `${each}!important`).join(';')}}`,
  )
  return {
    sheet: [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      '@media (max-width:480px){td.card{padding:24px 20px 12px!important}td.page-note{padding:16px 21px!important}}',
      `@media (prefers-color-scheme:dark){${dark.join('')}}`,
    ].join('\n'),
    paint: (part, declarations = '') =>
      `class="${part}" style="${[declarations, ...light[part]].filter(Boolean).join(';')}"`,
  }
}

function declare(brandColors: MailBrand['colors'], scheme: Scheme): Record<Part, string[]> {
  const colors: MailColors = mailColors(brandColors, scheme)
  return {
    page: [`background-color:${colors.page}`],
    card: [`background-color:${colors.card}`, `border-color:${colors.edge}`],
    ink: [`color:${colors.ink}`],
    'card-note': [`color:${colors.cardNote}`],
    'page-note': [`color:${colors.pageNote}`],
    brand: [`color:${colors.brand}`],
    button: [`background-color:${colors.button}`],
    'button-label': [`color:${colors.buttonLabel}`],
    code: [`background-color:${colors.codeGround}`, `color:${colors.code}`],
  }
}
