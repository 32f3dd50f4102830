import { transformSync } from '@swc/core'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Language = 'sh' | 'ts' | 'python'

/** How one snippet of many ended: the status of a problem, 0 for another error, and what was said; none if it ended well. */
export type Refusal = { id: string; status: number; said: string }

export type SnippetRunner = {
  /** What the snippet prints. Throws, with what it printed, unless it ends well. */
  run(language: Language, code: string): Promise<string>
  /** Runs each of these by itself, all in one process, and returns those that did not end well. */
  runAll(language: Language, snippets: Record<string, string>): Promise<Refusal[]>
  remove(): void
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const endings = { sh: 'sh', ts: 'mjs', python: 'py' }

/** Without its types, as a loader takes longer to start than most snippets run. */
const plainScript = (code: string) =>
  transformSync(code, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code

/**
 * Programs that run every snippet in the folder of their language, and print the refusals. Those of curl come again while the
 * machine is too busy, as both clients do by themselves.
 */
const each = {
  sh: `python3 - <<'EOF'
import glob, json, subprocess, time
def ask(path, tries=5):
    run = subprocess.run(["bash", path], capture_output=True, text=True)
    status = run.stderr.rpartition("error: ")[2].strip()
    if status != "503" or tries == 1:
        return run, status
    time.sleep(2)
    return ask(path, tries - 1)
refusals = []
for path in sorted(glob.glob("sh/*.sh")):
    run, status = ask(path)
    if run.returncode != 0:
        said = run.stdout or (open("answer").read() if "-o answer" in open(path).read() else run.stderr)
        refusals.append({"id": path[3:-3], "status": int(status) if status.isdigit() else 0, "said": said})
print(json.dumps(refusals))
EOF`,
  ts: `import { readdirSync } from 'node:fs'
const refusals = []
for (const name of readdirSync('ts').sort()) {
  try {
    await import('./ts/' + name)
  } catch (error) {
    refusals.push({ id: name.slice(0, -4), status: error.status ?? 0, said: String(error.code ?? error) })
  }
}
process.stdout.write(JSON.stringify(refusals))`,
  python: `import glob, json
from foyer import FoyerProblem
refusals = []
for path in sorted(glob.glob("python/*.py")):
    try:
        exec(open(path).read(), {})
    except FoyerProblem as problem:
        refusals.append({"id": path[7:-3], "status": problem.status, "said": problem.code})
    except Exception as error:
        refusals.append({"id": path[7:-3], "status": 0, "said": repr(error)})
print(json.dumps(refusals))`,
}

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
  writeFileSync(join(folder, 'picture.png'), Buffer.from(dot, 'base64'))
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
      writeFileSync(join(folder, 'snippet.mjs'), plainScript(code))
      return ['node', 'snippet.mjs']
    },
    python: (code: string) => ['python3', '-c', code],
  }
  const run: SnippetRunner['run'] = (language, code) => {
    const [command = '', ...rest] = commands[language](code)
    return new Promise((done, fail) => {
      execFile(command, rest, { cwd: folder, env, timeout: 280_000 }, (error, stdout, stderr) => {
        if (error) fail(new Error(`${code}\n\n${stdout}\n${stderr}`))
        else done(stdout)
      })
    })
  }
  return {
    run,
    runAll: async (language, snippets) => {
      const own = join(folder, language)
      mkdirSync(own)
      for (const [id, code] of Object.entries(snippets)) {
        const text = language === 'ts' ? plainScript(code) : code
        writeFileSync(join(own, `${id}.${endings[language]}`), text)
      }
      return JSON.parse(await run(language, each[language])) as Refusal[]
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
