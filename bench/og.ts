import { ImageResponse } from 'next/og.js'
import { createElement } from 'react'

import { renderShareImage } from '../src/modules/discovery/og/renderShareImage.js'
import { median } from './measure.js'

const rounds = 40
const size = { width: 1_200, height: 630 }

/** As fast as the `ImageResponse` that every Next site has. */
const wanted = 1

const colors = {
  primary: '#0b4f6c',
  onPrimary: '#ffffff',
  accent: '#b5401d',
  background: '#fbfaf7',
  foreground: '#14232b',
}

type Times = Record<'ours' | 'next', number[]>

/**
 * Share images of one size with the same words and a new title each time, beside `ImageResponse`; returns the row of a
 * table.
 */
export async function measureShareImages() {
  const times: Times = { ours: [], next: [] }
  const bytes: Times = { ours: [], next: [] }
  for (let round = -5; round < rounds; round += 1) {
    const title = `How the EU AI Act applies to suppliers, part ${String(round + 10)}`
    for (const [name, draw] of [['ours', drawOurs] as const, ['next', drawNext] as const]) {
      const began = performance.now()
      const { byteLength } = await draw(title)
      // The first few load fonts and compile.
      if (round >= 0) times[name].push(performance.now() - began)
      if (round >= 0) bytes[name].push(byteLength)
    }
  }
  const ratio = median(times.next) / median(times.ours)
  const row = {
    case: 'share image, 1200 × 630',
    'p50 ms': rounded(median(times.ours)),
    'p95 ms': rounded(high(times.ours)),
    'next/og p50 ms': rounded(median(times.next)),
    'next/og p95 ms': rounded(high(times.next)),
    '× next/og': rounded(ratio),
    'kB (next/og)': `${String(kilobytes(bytes.ours))} (${String(kilobytes(bytes.next))})`,
    holds: ratio >= wanted ? 'yes' : 'NO',
  }
  return [row]
}

const subtitle = 'A course of Keelmark'

function drawOurs(title: string): Promise<Uint8Array> {
  const brand = { name: 'Keelmark', colors }
  return renderShareImage({ title, subtitle, theme: 'light', showBrand: true, brand })
}

function drawNext(title: string): Promise<ArrayBuffer> {
  const text = (key: string, fontSize: number, value: string) =>
    createElement('div', { key, style: { fontSize, lineHeight: 1.2 } }, value)
  const style = {
    ...({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const),
    ...{ width: '100%', height: '100%', padding: 80 },
    ...{ background: colors.background, color: colors.foreground },
  }
  const words = [text('name', 32, 'Keelmark'), text('title', 72, title), text('more', 32, subtitle)]
  return new ImageResponse(createElement('div', { style }, words), size).arrayBuffer()
}

function high(values: readonly number[]): number {
  return (
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN
  )
}

const rounded = (value: number) => Math.round(value * 10) / 10

const kilobytes = (values: number[]) => Math.round(median(values) / 1_000)
