import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from '@jest/globals'

import { closeDataDir } from '../../src/startup/closeDataDir.js'

const place = mkdtempSync(join(tmpdir(), 'foyer-closed-'))
const before = process.umask(0o022)
afterAll(() => {
  process.umask(before)
  rmSync(place, { recursive: true, force: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('uploads and secrets of earlier starts, and all that is written from now on, are closed to other users', async () => {
  const dataDir = join(place, 'data')
  const [media, brochures] = [join(dataDir, 'media'), join(dataDir, 'brochures')]
  mkdirSync(join(media, 'deep'), { recursive: true, mode: 0o755 })
  mkdirSync(brochures, { mode: 0o755 })
  const files = [join(media, 'deep', 'logo.png'), join(brochures, 'brochure.pdf')]
  for (const file of [...files, join(dataDir, 'secrets.json')]) writeFileSync(file, 'x')
  const elsewhere = join(place, 'elsewhere')
  writeFileSync(elsewhere, 'x')
  chmodSync(elsewhere, 0o644)
  symlinkSync(elsewhere, join(media, 'link'))

  await closeDataDir(dataDir)
  for (const folder of [dataDir, media, join(media, 'deep'), brochures]) {
    expect([folder, modeOf(folder)]).toEqual([folder, '700'])
  }
  for (const file of [...files, join(dataDir, 'secrets.json')]) expect(modeOf(file)).toBe('600')
  expect(modeOf(elsewhere)).toBe('644')
  writeFileSync(join(media, 'later.png'), 'x')
  expect(modeOf(join(media, 'later.png'))).toBe('600')
})

test('a folder that all users share stays theirs', async () => {
  const shared = join(place, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  await closeDataDir(shared)
  expect(modeOf(shared)).toBe('777')
})
