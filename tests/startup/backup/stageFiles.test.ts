import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from '@jest/globals'

import { placesIn } from '../../../src/startup/backup/runCommand.js'
import { stageFiles } from '../../../src/startup/backup/stageFiles.js'
import { makeFolder, readFiles } from './place.js'

const folder = makeFolder()
afterAll(() => folder.remove())

async function* text(content: string) {
  yield Buffer.from(content)
}

/** A DATA_DIR with old files, and new ones on their way into it. */
async function stage(name: string, wanted = ['media', 'brochures']) {
  const dataDir = join(folder.path, name)
  for (const uploads of ['media', 'brochures']) {
    mkdirSync(join(dataDir, uploads), { recursive: true })
    writeFileSync(join(dataDir, uploads, 'old'), 'old')
  }
  writeFileSync(join(dataDir, 'secrets.json'), 'old')
  const old = readFiles(dataDir)
  const { signal } = new AbortController()
  const files = await stageFiles({ ...placesIn(dataDir), wanted, signal })
  await files.addUpload({ folder: 'media', path: 'a/new.png' }, text('new'))
  await files.addSecrets(text('new'))
  return { dataDir, old, files }
}

const base64 = (content: string) => Buffer.from(content).toString('base64')

describe('staged files', () => {
  test('replace the old ones when swapped in, and leave nothing beside them', async () => {
    const { dataDir, files } = await stage('swapped')
    await files.swapIn()
    await files.clear()
    expect(readFiles(dataDir)).toEqual({
      [join('media', 'a', 'new.png')]: base64('new'),
      'secrets.json': base64('new'),
    })
    expect(readdirSync(dataDir).sort()).toEqual(['brochures', 'media', 'secrets.json'])
  })

  test('leave a folder alone that is not wanted, and take no file for it', async () => {
    const { dataDir, files } = await stage('alone', ['media'])
    const stray = files.addUpload({ folder: 'brochures', path: 'new.pdf' }, text('new'))
    await expect(stray).rejects.toThrow(/brochures is not being replaced/)
    await files.swapIn()
    await files.clear()
    expect(readFiles(join(dataDir, 'brochures'))).toEqual({ old: base64('old') })
  })

  test('give way to the old ones again when swapped back', async () => {
    const { dataDir, old, files } = await stage('back')
    await files.swapIn()
    await files.swapBack()
    await files.clear()
    expect(readFiles(dataDir)).toEqual(old)
  })

  test('are swapped all or not at all', async () => {
    const { dataDir, old, files } = await stage('half')
    rmSync(join(dataDir, 'secrets.json.restore-new'))
    await expect(files.swapIn()).rejects.toThrow(/ENOENT/)
    await files.clear()
    expect(readFiles(dataDir)).toEqual(old)
  })
})
