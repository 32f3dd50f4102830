import vm from 'node:vm'

const { SourceTextModule, SyntheticModule, compileFunction } = vm

/** What V8 made of each file: Jest compiles the same files anew for every file of tests (measured: 0.4 s). */
const compiled = new Map()

/** Node 20 does not find who answers an `import()` in code that comes from such data. */
const mayBeKept = (code) => !/\bimport\s*\(/.test(code)

function dataOf(path, code) {
  const known = compiled.get(path)
  return known?.code === code ? known.data : undefined
}

/** Options without a context of their own: packages are loaded once, in the context of the process. */
const inThisContext = ({ context: _, ...options }) => options

function compile(Module, code, options) {
  const cachedData = dataOf(options.identifier, code)
  try {
    if (cachedData) return new Module(code, { ...options, cachedData })
  } catch {
    // V8 refuses its own data now and then, as after it dropped code to save memory.
    compiled.delete(options.identifier)
  }
  const module = new Module(code, options)
  if (mayBeKept(code)) {
    compiled.set(options.identifier, { code, data: module.createCachedData() })
  }
  return module
}

/** From now on this process compiles each file once, and runs modules of tests beside the packages they import. */
export function compileOnce() {
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct: (target, [code, options]) => compile(target, code, inThisContext(options)),
  })
  vm.SyntheticModule = new Proxy(SyntheticModule, {
    construct: (target, [names, evaluate, options]) =>
      new target(names, evaluate, inThisContext(options)),
  })
  vm.compileFunction = (code, parameters, options = {}) => {
    const { filename } = options
    const cachedData = dataOf(filename, code)
    const how = cachedData ? { cachedData } : { produceCachedData: mayBeKept(code) }
    const result = compileFunction(code, parameters, { ...options, ...how })
    if (result.cachedData) compiled.set(filename, { code, data: result.cachedData })
    return result
  }
}
