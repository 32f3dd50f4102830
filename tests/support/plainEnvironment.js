import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import vm from 'node:vm'

import { TestEnvironment } from 'jest-environment-node'

import { compileOnce } from './compileOnce.js'

const { createContext } = vm

compileOnce()

/** The storages in use, kept apart from whoever made them. */
const storages = new Set()
for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method]
  AsyncLocalStorage.prototype[method] = function (...given) {
    storages.add(this)
    return original.apply(this, given)
  }
}

/** 600,000 rounds take 0.12 s of a core for each password: two thirds of the time of the tests of guesses (measured). */
const fewRounds = 1_000
const { pbkdf2 } = crypto
let mostRounds = fewRounds
crypto.pbkdf2 = (...[password, salt, rounds, ...more]) =>
  pbkdf2(password, salt, Math.min(rounds, mostRounds), ...more)
syncBuiltinESMExports()

const { console: ownConsole } = globalThis

/** What JavaScript itself has: `Error`, `Map`, `String` … */
const builtIn = vm
  .runInNewContext('Object.getOwnPropertyNames(globalThis)')
  .filter((name) => /^[A-Z]/.test(name) && typeof globalThis[name] === 'function')

/** Names of globals that packages replace for the whole process, as Hono does with `Response`. */
const replaced = Object.keys(Object.getOwnPropertyDescriptors(globalThis)).filter((name) =>
  /^(Request|Response|Headers|fetch|set|clear)/.test(name),
)

/** Gives back what a file of tests changes of its process: settings, folder, listeners, globals. */
function rememberProcess() {
  const env = { ...process.env }
  const folder = process.cwd()
  const listeners = new Set(process.eventNames().flatMap((name) => process.rawListeners(name)))
  const globals = replaced.map((name) => [name, globalThis[name]])
  return () => {
    for (const name of Object.keys(process.env)) {
      if (!(name in env)) Reflect.deleteProperty(process.env, name)
    }
    Object.assign(process.env, env)
    process.chdir(folder)
    for (const name of process.eventNames()) {
      for (const listener of process.rawListeners(name)) {
        if (!listeners.has(listener)) process.off(name, listener)
      }
    }
    Object.assign(globalThis, Object.fromEntries(globals))
  }
}

/**
 * Jest's environment for Node, in which packages need not be loaded anew for every file of tests (nativePackages.cjs), and
 * without two things that made each file slower than the one before (measured):
 * - Jest puts a proxy behind every global, so that each mention of `Object` or `Array` is a call through it. Node has plain
 *   contexts from 20.18 on.
 * - Every promise is passed on to all storages that past files of the same worker left on.
 * Passwords are hashed with few rounds, unless a file's `@jest-environment-options` say `{"hashesFully": true}`.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(...given) {
    const plain = vm.constants?.DONT_CONTEXTIFY
    if (plain) vm.createContext = () => createContext(plain)
    try {
      super(...given)
    } finally {
      vm.createContext = createContext
    }
    // Only Jest's own code still has a context of its own: `expect.any(String)` means the String of the tests.
    for (const name of builtIn) this.global[name] = globalThis[name]
    this.giveBack = rememberProcess()
    const [{ projectConfig }] = given
    mostRounds = projectConfig.testEnvironmentOptions.hashesFully ? Infinity : fewRounds
  }

  async setup() {
    await super.setup()
    globalThis.console = this.global.console
  }

  async teardown() {
    globalThis.console = ownConsole
    this.giveBack()
    // Payload keeps its instances there.
    globalThis._payload?.clear()
    for (const storage of storages) storage.disable()
    storages.clear()
    await super.teardown()
  }
}
