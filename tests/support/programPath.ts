import { join } from 'node:path'

/** Where a program of the tests stands that `compilePrograms` has made of this source. */
export function programPath(source: string): string {
  return join(process.env.FOYER_TEST_PROGRAMS ?? '', source.replace(/\.ts$/, '.mjs'))
}
