import type { ContainerNode, Node, TextNode } from '@takumi-rs/core'

import type { Palette } from './palette.js'
import type { RasterLogo } from './rasteriseLogo.js'

/** The parts of an image, each already fitted to its space. */
type Composition = {
  colors: Palette
  direction: 'ltr' | 'rtl'
  title: TextNode | undefined
  subtitle: TextNode | undefined
  name: TextNode | undefined
  logo: RasterLogo | undefined
}

type Style = NonNullable<ContainerNode['style']>

/** All dimensions of the image, in px. */
export const MEASURES = {
  width: 1200,
  height: 630,
  margin: 80,
  top: 68,
  bottom: 72,
  brandRow: 56,
  /** The minimum distance between brand and title. */
  clearance: 48,
  gap: 20,
  /** Lines of the title keep clear of the circles in the corner. */
  column: 960,
} as const

const RADII = [232, 164, 98, 40] as const

/** The node tree of an image: brand above, text below, circles in the corner where no text starts. */
export function composeShareImage(parts: Composition): ContainerNode {
  const { colors, direction, title, subtitle } = parts
  const words = [
    title && paint(title, colors.title, direction),
    subtitle && paint(subtitle, colors.subtitle, direction),
  ]
  const { width, height, margin, top, bottom, gap } = MEASURES
  const column: Style = { display: 'flex', flexDirection: 'column', alignItems: start(direction) }
  const frame: Style = {
    padding: `${top}px ${margin}px ${bottom}px`,
    backgroundColor: colors.background,
  }
  return box(
    { ...column, ...frame, width, height, justifyContent: 'space-between', overflow: 'hidden' },
    [
      ...circles(colors, direction),
      brandRow(parts),
      box(
        { ...column, gap },
        words.filter((node) => node !== undefined),
      ),
    ],
  )
}

function circles({ circles: colors }: Palette, direction: 'ltr' | 'rtl'): ContainerNode[] {
  const side = direction === 'rtl' ? 'left' : 'right'
  return RADII.map((radius, index) =>
    box({
      position: 'absolute',
      top: -radius,
      [side]: -radius,
      width: radius * 2,
      height: radius * 2,
      borderRadius: radius,
      backgroundColor: colors[index],
    }),
  )
}

function brandRow({ colors, direction, name, logo }: Composition): ContainerNode {
  const row: Style = { display: 'flex', alignItems: 'center', height: MEASURES.brandRow }
  if (logo) return box(row, [drawLogo(logo, colors.plate)])
  return box(row, name ? [paint(name, colors.title, direction)] : [])
}

function drawLogo(logo: RasterLogo, plate: string): Node {
  const { width, height } = logo
  const image: Node = { type: 'image', src: logo, width, height }
  if (!logo.needsPlate) return image
  return box({ padding: '12px 20px', borderRadius: 10, backgroundColor: plate }, [image])
}

function paint(node: TextNode, color: string, direction: 'ltr' | 'rtl'): TextNode {
  const textAlign = direction === 'rtl' ? 'right' : 'left'
  return { ...node, style: { ...node.style, color, textAlign } }
}

function start(direction: 'ltr' | 'rtl') {
  return direction === 'rtl' ? 'flex-end' : 'flex-start'
}

function box(style: Style, children: Node[] = []): ContainerNode {
  return { type: 'container', style, children }
}
