const { pathToFileURL } = require('node:url')
const vm = require('node:vm')

const JestRuntime = require('jest-runtime').default

/** By path: what each package exports, loaded by Node itself. */
const loaded = new Map()

function load(path) {
  if (!loaded.has(path)) {
    const isJson = path.endsWith('.json')
    loaded.set(path, isJson ? { default: require(path) } : import(pathToFileURL(path).href))
  }
  return loaded.get(path)
}

/**
 * Jest's runtime, in which a worker loads each package once, as Node does: Jest loads some thousand files of packages anew
 * for every file of tests, which was half of its time (measured). Our own modules are still new in each file of tests.
 */
class NativePackages extends JestRuntime {
  constructor(...given) {
    super(...given)
    const { esmLoader } = this
    const resolveByJest = esmLoader.resolveModule.bind(esmLoader)
    esmLoader.resolveModule = async (specifier, from, context) =>
      (await this.packageModule(specifier, from)) ?? resolveByJest(specifier, from, context)
  }

  async packageModule(specifier, from) {
    const { resolution, registries } = this.esmLoader
    const isPackage = /^[^./]/.test(specifier) && !/^(data|file):/.test(specifier)
    if (!isPackage || specifier === '@jest/globals' || resolution.isCoreModule(specifier)) return
    const path = await resolution.resolveEsmAsync(from, specifier)
    if (!path.includes('/node_modules/')) return
    const exports = await load(path)
    const registry = registries.getActiveEsmRegistry()
    const key = `package:${path}`
    if (!registry.has(key)) registry.set(key, moduleOf(path, exports))
    return registry.get(key)
  }
}

async function moduleOf(identifier, exports) {
  const names = Object.keys(exports)
  const evaluate = function () {
    for (const name of names) this.setExport(name, exports[name])
  }
  const module = new vm.SyntheticModule(names, evaluate, { identifier })
  await module.link(() => undefined)
  await module.evaluate()
  return module
}

module.exports = NativePackages
