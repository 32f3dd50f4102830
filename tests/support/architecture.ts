import { posix } from 'node:path'

import ts from 'typescript'

/** A file of the project: its path from the root with forward slashes, and its text. */
export type Source = { path: string; text: string }

/** Which files of the project each file imports, types included. */
export type ImportGraph = Map<string, string[]>

const vagueNames = /^(?:utils?|helpers?|common|lib|managers?|services?|misc)$/i
const generated =
  /^src\/(?:migrations\/|payload-types\.ts$|demo\/content\/)|\/importMap\.js$|^sdk\//
const rooms = new Set(['index', 'schemas', 'tables', 'tools', 'problems'])
const authorship = [
  /\b(?:generated|written|authored|assisted) (?:by|with) (?:an? )?(?:ai|llm|agent|assistant|bot)\b/i,
  /\b(?:ai|llm|agent|machine)[- ](?:generated|written|authored|assisted)\b/i,
  /co[-]authored[-]by/i,
]
const thisMachine = [/(?<![\w.:/-])\/(?:work|root|Users)\/\w/, /\/tmp\/foyer\b/]

/** The files below src whose name, or a folder's on the way, says nothing. */
export function vaguelyNamed(paths: string[]): string[] {
  return paths.filter((path) => {
    const names = path.split('/').map((part) => part.replace(/\..*$/, ''))
    const isOurs = path.startsWith('src/') && !generated.test(path)
    return isOurs && names.some((name) => vagueNames.test(name))
  })
}

/** The files of src with one exported value that are named neither like it nor like a type beside it. */
export function misnamed(sources: Source[]): string[] {
  return sources.filter(isNamedByExport).flatMap(({ path, text }) => {
    const { values, types } = exportedNames(path, text)
    const [value] = values
    const name = posix.basename(path).replace(/\.tsx?$/, '')
    if (values.length !== 1 || value === undefined || value === name) return []
    return types.some((type) => sameButInitial(type, name)) ? [] : [`${path} exports ${value}`]
  })
}

function isNamedByExport({ path }: Source) {
  if (!/^src\/.*\.tsx?$/.test(path) || path.endsWith('.d.ts')) return false
  if (generated.test(path) || path.startsWith('src/app/')) return false
  return !rooms.has(posix.basename(path, '.ts'))
}

function sameButInitial(a: string, b: string) {
  return a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase()
}

function exportedNames(path: string, text: string) {
  const names = { values: [] as string[], types: [] as string[] }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  for (const statement of file.statements) {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    names[isType ? 'types' : 'values'].push(...namesOf(statement))
  }
  return { values: [...new Set(names.values)], types: names.types }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) return reexportedValues(statement)
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const kinds = modifiers.map(({ kind }) => kind)
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return []
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return []
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name)
    return names.filter(ts.isIdentifier).map(({ text }) => text)
  }
  const { name } = statement as { name?: ts.Node }
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function reexportedValues({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.filter((one) => !one.isTypeOnly).map((one) => one.name.text)
}

/** The imports between the given TypeScript files; what lies outside them is left out. */
export function importGraph(sources: Source[]): ImportGraph {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path))
  const known = new Set(code.map(({ path }) => path))
  return new Map(
    code.map(({ path, text }) => {
      const specifiers = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
      const relative = specifiers.filter((specifier) => specifier.startsWith('.'))
      return [path, relative.flatMap((specifier) => resolveIn(known, path, specifier))]
    }),
  )
}

function resolveIn(known: Set<string>, from: string, specifier: string): string[] {
  const target = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '')
  return [target, `${target}.ts`, `${target}.tsx`].filter((path) => known.has(path)).slice(0, 1)
}

/** The imports that pass a wall: from a module into another, from the platform into what stands on it. */
export function wallBreaches(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => isBreach(from, to)).map((to) => `${from} → ${to}`),
  )
}

function isBreach(from: string, to: string) {
  const isAbove = /^src\/(?:modules|doors|app|front|demo|startup)\//.test(to)
  if (from.startsWith('src/platform/')) return isAbove || /^src\/(?:search|admin)\//.test(to)
  if (/^src\/(?:search|admin)\//.test(from)) return isAbove
  const [own, other] = [moduleOf(from), moduleOf(to)]
  return own !== undefined && other !== undefined && own !== other
}

function moduleOf(path: string) {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1]
}

/** The rings of files that import each other, as `a → b → a`; types, erased before anything runs, form none. */
export function cycles(sources: Source[]): string[] {
  const graph = importGraph(sources.map(withoutTypeImports))
  const found: string[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

function withoutTypeImports({ path, text }: Source): Source {
  const statement = /^(?:import|export) type (?:\w+|(?:\* as \w+)|\{[^}]*\}) from '[^']+'/gm
  return { path, text: text.replace(statement, '') }
}

/** The code files of more than 300 lines that nobody generated. */
export function overlong(sources: Source[]): string[] {
  const code = sources.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path) && !generated.test(path))
  return code.flatMap((source) => {
    const lines = linesOf(source)
    return lines > 300 ? [`${source.path} has ${String(lines)} lines`] : []
  })
}

function linesOf({ text }: Source) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** The lines that name a folder of one machine, or remark on how the file came to be. */
export function strayRemarks(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isComment = /^\s*(?:\/\/|\/\*|\*|#)/.test(line)
      const patterns = isComment ? [...thisMachine, ...authorship] : thisMachine
      return patterns.some((pattern) => pattern.test(line)) ? [`${path}:${String(index + 1)}`] : []
    }),
  )
}

const unwantedWords =
  /\b(?:CONTRACT|research:|he|him|his|himself|she|her|hers|herself|He|His|She|Her)(?![\w-])/

/** Comments and test titles that give a person a gender, or cite a document that is not in the repository. */
export function unwantedProse(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    if (!/\.(?:[cm]?[jt]sx?|css|py|ya?ml|sh)$/.test(path) || generated.test(path)) return []
    const comments = text.matchAll(/^\s*(?:\/\/|\/?\*|#).*$|\s\/\/ [^'"`\n]*$/gm)
    const titles = text.matchAll(
      /(?<=^\s*(?:test|describe)(?:\.\w+)?(?:\([^)]*\))?\(\s*)(['"`]).*?\1/gm,
    )
    return [...comments, ...titles]
      .filter(([prose]) => unwantedWords.test(prose))
      .map(({ index, 0: prose }) => {
        const start = index + prose.search(/\S/)
        return `${path}:${String(text.slice(0, start).split('\n').length)}`
      })
  })
}
