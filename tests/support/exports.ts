import { posix } from 'node:path'

import ts from 'typescript'

import type { Source } from './architecture.js'

/** The exported names that no other file takes, as `src/a.ts#name`; Next, and paths in the admin's settings, take some too. */
export function unusedExports(own: Source[], all: Source[]): string[] {
  const known = new Set(all.map(({ path }) => path))
  const taken = new Set<string>()
  for (const source of all) for (const use of usesIn(source, known)) taken.add(use)
  const byPath = new Set(
    all.flatMap(({ text }) => [...text.matchAll(/#(\w+)['"]/g)].map(([, name]) => name)),
  )
  return own.flatMap((source) =>
    exportsOf(source)
      .filter((name) => !taken.has(`${source.path}#${name}`) && !taken.has(`${source.path}#*`))
      .filter((name) => !byPath.has(name))
      .map((name) => `${source.path}#${name}`),
  )
}

function usesIn({ path, text }: Source, known: Set<string>): string[] {
  const uses: string[] = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    const target = moduleNamed(node, path, known)
    if (target !== undefined) uses.push(...namesTaken(node).map((name) => `${target}#${name}`))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

function moduleNamed(node: ts.Node, from: string, known: Set<string>): string | undefined {
  const specifier = specifierOf(node)
  if (!specifier?.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '')
  return [target, `${target}.ts`, `${target}.tsx`, `${target}.js`].find((path) => known.has(path))
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : undefined
  }
  if (ts.isModuleDeclaration(node))
    return ts.isStringLiteral(node.name) ? node.name.text : undefined
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : undefined
  }
  const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const argument = isLate ? node.arguments[0] : undefined
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined
}

function namesTaken(node: ts.Node): string[] {
  if (ts.isModuleDeclaration(node)) return namesAdded(node)
  const clause = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined
  if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return ['*']
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}

function exportsOf({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const kinds = modifiers.map(({ kind }) => kind)
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return []
    if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return []
    if (ts.isVariableStatement(statement)) {
      const names = statement.declarationList.declarations.map(({ name }) => name)
      return names.filter(ts.isIdentifier).map((name) => name.text)
    }
    const { name } = statement as { name?: ts.Node }
    return name && ts.isIdentifier(name) ? [name.text] : []
  })
}

/** What `declare module '…' { interface Name … }` adds to is taken. */
function namesAdded({ body }: ts.ModuleDeclaration): string[] {
  if (!body || !ts.isModuleBlock(body)) return []
  return body.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text)
}
