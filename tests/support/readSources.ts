import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Source } from './architecture.js'

const foreign = new Set([
  'node_modules',
  '.git',
  '.build',
  '.next',
  '.data',
  'coverage',
  'dist',
  '.venv',
])
const written = /(?:^|\/)\.ci\/run$|\.(?:[cm]?[jt]sx?|css|scss|py|md|json|ya?ml|toml|sh|example)$/

/** Every file a person wrote below the folder, with paths relative to it; the lock file is npm's. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : readSources(root, path)
    if (!written.test(path) || entry.name === 'package-lock.json') return []
    return [{ path, text: readFileSync(join(root, path), 'utf8') }]
  })
}
