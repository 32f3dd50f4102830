import type { MeasuredTextRun, Renderer, TextNode } from '@takumi-rs/core'

import { allowWordBreaks } from '../text/allowWordBreaks.js'
import type { PreparedText } from '../text/prepareText.js'
import { shortenText } from '../text/shortenText.js'

/** A font size in px, and the most lines that look good at it. */
type Step = { size: number; lines: number }

/** The space for a text in px, and the sizes to try, largest first. */
export type Room = { width: number; height: number; steps: readonly [Step, ...Step[]] }

/** In em, for all families. */
const widestSpace = 0.28

export type FittedText = { node: TextNode; height: number }

/**
 * Sets a text at the largest size at which it fits without breaking words, else with broken words; if it fits at none,
 * shortens it at the smallest size and adds an ellipsis.
 */
export async function fitText(
  renderer: Renderer,
  prepared: PreparedText,
  room: Room,
): Promise<FittedText> {
  const attempt = async (text: string, { size, lines }: Step, breakWords: boolean) => {
    const node = setText({ ...prepared, text }, { size, width: room.width, breakWords })
    const { height, runs } = await renderer.measure(node, { width: room.width })
    const most = Math.min(room.height, lines * Math.ceil(size * prepared.lineHeight))
    const within = runs.every((run) => isWithin(run, room.width, size))
    // Heights are rounded up.
    return within && height <= most + 1 ? { node, height } : undefined
  }
  for (const breakWords of [false, true]) {
    for (const step of room.steps) {
      const fitted = await attempt(prepared.text, step, breakWords)
      if (fitted) return fitted
    }
  }
  const last = room.steps.at(-1) ?? room.steps[0]
  return shortenText(prepared.text, (text) => attempt(text, last, true))
}

/**
 * The space at a line break hangs over the edge and counts as part of the last run although it is invisible; without
 * this allowance, a full line would look too wide.
 */
function isWithin({ text, x, width }: MeasuredTextRun, room: number, size: number): boolean {
  if (text.trim() === '') return true
  const hangs = text.endsWith(' ') ? widestSpace * size : 0
  // A glyph's bearing can overhang by part of a pixel.
  return x >= -1 && x + width - hangs <= room + 1
}

function setText(
  { text, weight, direction, language, fontFamily, lineHeight, letterSpacing }: PreparedText,
  { size, width, breakWords }: { size: number; width: number; breakWords: boolean },
): TextNode {
  return {
    type: 'text',
    text: breakWords ? text : allowWordBreaks(text, language),
    dir: direction,
    lang: language,
    style: {
      width,
      fontFamily,
      fontWeight: weight,
      fontSize: size,
      lineHeight,
      letterSpacing,
      textWrap: 'balance',
      ...(breakWords ? { overflowWrap: 'anywhere' } : { wordBreak: 'keep-all' }),
    },
  }
}
