import { spawn } from 'node:child_process'

import type { Account } from './findAccount.js'

export type ToolResult = { ok: boolean; output: string }

export type ToolRun = { file: string; args: string[]; cwd?: string; account?: Account | undefined }

// PG* and LC_* of the caller's shell would change what the tools do. Windows programs need their own variables.
// NODE_ENV is only there because Next's types require it in every environment.
const env =
  process.platform === 'win32'
    ? undefined
    : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE_ENV: process.env.NODE_ENV }

/**
 * Runs a program to its end, as `account` if given, and returns what it printed. Never rejects: a program that cannot
 * be started counts as a failed run whose output is the system's reason.
 */
export async function runTool({ file, args, cwd = '/', account }: ToolRun): Promise<ToolResult> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...account })
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      resolve({ ok: false, output: error.message })
    })
    child.on('close', (code) => {
      resolve({ ok: code === 0, output })
    })
  })
}
