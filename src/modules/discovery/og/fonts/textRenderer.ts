import { readFile } from 'node:fs/promises'

import type { Renderer } from '@takumi-rs/core'

import type { FontSubset } from './findSubsets.js'

let opened: Promise<Renderer> | undefined
const registered = new Map<string, Promise<unknown>>()

/**
 * The process-wide renderer with the given font files, each registered once. Created with the first image, so that a
 * process that draws none neither loads the native binary nor fails without it.
 */
export async function textRenderer(subsets: Iterable<FontSubset>): Promise<Renderer> {
  opened ??= open()
  const renderer = await opened
  await Promise.all([...subsets].map((subset) => register(renderer, subset)))
  return renderer
}

async function open(): Promise<Renderer> {
  const { Renderer: Native } = await import('@takumi-rs/core')
  // The only images are logos, drawn from new bytes each time, so a cache would not help.
  return new Native({ cacheMaxBytes: 0 })
}

function register(renderer: Renderer, { family, weight, file, points }: FontSubset) {
  const known = registered.get(file)
  if (known) return known
  const registering = readFile(file).then((data) =>
    renderer.registerFont({
      name: family,
      ...(weight && { weight }),
      style: 'normal',
      data,
      unicodeRange: [...points].map((point) => [point, point]),
    }),
  )
  registered.set(file, registering)
  registering.catch(() => registered.delete(file))
  return registering
}
