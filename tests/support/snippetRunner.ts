import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Language = 'sh' | 'ts' | 'python'

export type SnippetRunner = {
  /** What the snippet prints. Throws, with what it printed, unless it ends well. */
  run(language: Language, code: string): Promise<string>
  remove(): void
}

const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href

/**
 * A folder in which snippets run as a reader would run them, with both clients installed. Shell variables last from one
 * snippet to the next, and curl ends with an error where the answer is one.
 */
export function createSnippetRunner(variables: Record<string, string>): SnippetRunner {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-snippets-'))
  const packages = { '@foyer/client': 'sdk/typescript' }
  for (const [name, path] of Object.entries({
    ...packages,
    '@modelcontextprotocol/client': 'node_modules/@modelcontextprotocol/client',
  })) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true })
    symlinkSync(resolve(path), join(folder, 'node_modules', name))
  }
  writeFileSync(join(folder, '.curlrc'), 'fail-with-body\nsilent\nshow-error\n')
  writeFileSync(join(folder, 'state.sh'), '')
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, CURL_HOME: folder, NODE_ENV: 'test' as const },
    ...{ PYTHONPATH: resolve('sdk/python'), PYTHONDONTWRITEBYTECODE: '1' },
    ...variables,
  }
  const commands = {
    sh: (code: string) => {
      const script = `set -euo pipefail\n. ./state.sh\n${code}\ndeclare -p | grep -v '^declare -[a-z-]*r' > state.sh`
      return ['bash', '-c', script]
    },
    ts: (code: string) => {
      writeFileSync(join(folder, 'snippet.mts'), code)
      return ['node', '--import', tsx, 'snippet.mts']
    },
    python: (code: string) => ['python3', '-c', code],
  }
  return {
    run: (language, code) => {
      const [command = '', ...rest] = commands[language](code)
      return new Promise((done, fail) => {
        execFile(command, rest, { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) => {
          if (error) fail(new Error(`${code}\n\n${stdout}\n${stderr}`))
          else done(stdout)
        })
      })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
