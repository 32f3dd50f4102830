import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { StartupError } from '../platform/StartupError.js'

const schema = z.object({
  payloadSecret: z.string().min(32),
  otpPepper: z.array(z.string().min(32)).min(1),
  adminPassword: z.string().min(12),
  /** 32 bytes, as both ciphers of the gateway need; absent in files from before there was a simulator. */
  gatewayKey: z.string().length(32).optional(),
})

type DemoSecrets = z.output<typeof schema>

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/** The secrets that an earlier start of the demo created in this folder, or undefined before the first start. */
export function readDemoSecrets(dataDir: string): DemoSecrets | undefined {
  let source: string
  try {
    source = readFileSync(fileIn(dataDir), 'utf8')
  } catch {
    return undefined
  }
  try {
    return schema.parse(JSON.parse(source))
  } catch {
    throw new StartupError(
      `${fileIn(dataDir)} is damaged: restore it from a backup, or delete DATA_DIR to begin anew`,
    )
  }
}

/**
 * The demo's secrets, created on the first start and readable to their owner only, so that sessions, keys and codes
 * survive restarts. `wx` lets one of two simultaneous first starts win.
 */
export function ensureDemoSecrets(dataDir: string): DemoSecrets {
  const existing = readDemoSecrets(dataDir)
  if (existing) return existing.gatewayKey ? existing : addGatewayKey(dataDir, existing)
  const secret = () => randomBytes(32).toString('base64url')
  const made: DemoSecrets = {
    payloadSecret: secret(),
    otpPepper: [secret()],
    adminPassword: randomBytes(12).toString('base64url'),
    gatewayKey: newGatewayKey(),
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(fileIn(dataDir), JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' })
    return made
  } catch (cause) {
    const other = readDemoSecrets(dataDir)
    if (other) return other
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(
      `Cannot write to ${dataDir} (${reason}): set DATA_DIR to a writable folder`,
    )
  }
}

function newGatewayKey(): string {
  return randomBytes(16).toString('hex')
}

function addGatewayKey(dataDir: string, existing: DemoSecrets): DemoSecrets {
  const made = { ...existing, gatewayKey: newGatewayKey() }
  const file = fileIn(dataDir)
  // Renamed into place: a process killed half-way must not leave a damaged file.
  writeFileSync(`${file}.new`, JSON.stringify(made, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return made
}
