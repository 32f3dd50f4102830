import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stylesheet below `src`, without its comments and most of its space, for a page that carries it in itself. */
export function readStyle(...path: string[]): string {
  return readFileSync(join(process.cwd(), 'src', ...path), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
}
