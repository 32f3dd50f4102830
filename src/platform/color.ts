/** An sRGB colour, channels 0 to 255. */
type Rgb = { red: number; green: number; blue: number }

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Whether a text is `#rgb` or `#rrggbb`; colours with an alpha channel are excluded, because their contrast is unknown.
 */
export function isHexColor(text: string): boolean {
  return HEX_COLOR.test(text)
}

/** Reads `#rgb` or `#rrggbb`, upper or lower case. Throws a RangeError for anything else. */
export function parseHex(hex: string): Rgb {
  if (!isHexColor(hex)) throw new RangeError(`Not a hex colour: ${hex}`)
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const value = Number.parseInt(digits, 16)
  return { red: value >> 16, green: (value >> 8) & 0xff, blue: value & 0xff }
}

/** Writes `#rrggbb` in lower case; channels are rounded. */
export function formatHex({ red, green, blue }: Rgb): string {
  const channel = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  return `#${channel(red)}${channel(green)}${channel(blue)}`
}

/** Relative luminance of a hex colour, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function relativeLuminance(hex: string): number {
  const { red, green, blue } = parseHex(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21, whichever comes first. */
export function contrastRatio(one: string, other: string): number {
  const first = relativeLuminance(one)
  const second = relativeLuminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The colour `amount` (0 to 1) of the way from one hex colour to another, in sRGB. */
export function mix(from: string, to: string, amount: number): string {
  const start = parseHex(from)
  const end = parseHex(to)
  const channel = (key: keyof Rgb) => start[key] + (end[key] - start[key]) * amount
  return formatHex({ red: channel('red'), green: channel('green'), blue: channel('blue') })
}

/**
 * Darkens or lightens a hex colour, whichever changes it less, until it contrasts with `against` by `ratio` (WCAG 2.2
 * AA: 4.5 for text, 3 for controls and graphics). Up to 4.5 is always possible; where a higher ratio is not, returns
 * black or white, whichever contrasts more.
 */
export function readable(color: string, against: string, ratio: number): string {
  const reaches = (candidate: string) => contrastRatio(candidate, against) >= ratio
  for (let step = 0; step <= 100; step += 1) {
    const found = [mix(color, '#000000', step / 100), mix(color, '#ffffff', step / 100)].find(
      reaches,
    )
    if (found) return found
  }
  return contrastRatio('#000000', against) > contrastRatio('#ffffff', against)
    ? '#000000'
    : '#ffffff'
}
