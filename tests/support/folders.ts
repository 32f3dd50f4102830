import { posix } from 'node:path'

import type { ImportGraph, Source } from './architecture.js'

/**
 * The circles between what lies side by side in a folder, as `src/a: b, c`; imports of types count. A folder that is
 * part of one cannot be understood, moved or removed without the others.
 */
export function siblingCircles(graph: ImportGraph): string[] {
  return foldersOf([...graph.keys()]).flatMap((folder) => {
    const between = edgesIn(folder, graph)
    return components(between)
      .filter((component) => component.length > 1)
      .map((component) => `${folder}: ${component.join(', ')}`)
  })
}

function foldersOf(paths: string[]): string[] {
  const folders = new Set<string>()
  for (const path of paths) {
    let folder = posix.dirname(path)
    while (folder !== '.') {
      folders.add(folder)
      folder = posix.dirname(folder)
    }
  }
  return [...folders].sort()
}

function edgesIn(folder: string, graph: ImportGraph): Map<string, Set<string>> {
  const childOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  const edges = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    const own = childOf(from)
    if (own === undefined) continue
    const others = edges.get(own) ?? new Set()
    edges.set(own, others)
    for (const target of targets.map(childOf)) {
      if (target !== undefined && target !== own) others.add(target)
    }
  }
  return edges
}

/** The strongly connected components of a graph, by who reaches whom and back. */
function components(edges: Map<string, Set<string>>): string[][] {
  const reach = new Map([...edges.keys()].map((name) => [name, reachable(edges, name)]))
  const found: string[][] = []
  const placed = new Set<string>()
  for (const name of edges.keys()) {
    if (placed.has(name)) continue
    const circle = [...edges.keys()].filter(
      (other) => other === name || (reach.get(name)?.has(other) && reach.get(other)?.has(name)),
    )
    for (const one of circle) placed.add(one)
    found.push(circle.sort())
  }
  return found
}

function reachable(edges: Map<string, Set<string>>, start: string): Set<string> {
  const seen = new Set<string>()
  const queue = [...(edges.get(start) ?? [])]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...(edges.get(name) ?? []))
  }
  return seen
}

/** The names of the tables that the migrations make. */
export function tablesIn(migrations: Source[]): Set<string> {
  const made = migrations.flatMap(({ text }) => [...text.matchAll(/CREATE TABLE "(\w+)"/g)])
  return new Set(made.flatMap(([, name]) => name ?? []))
}

/** The tables whose SQL stands in more than one folder, as `orders: src/a, src/b`. */
export function sharedTables(sources: Source[], tables: Set<string>): string[] {
  const owners = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    for (const [, name] of text.matchAll(/\b(?:from|join|update|into)\s+(?:only\s+)?"?(\w+)"?/g)) {
      if (name === undefined || !tables.has(name)) continue
      owners.set(name, (owners.get(name) ?? new Set()).add(posix.dirname(path)))
    }
  }
  return [...owners]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `${name}: ${[...folders].sort().join(', ')}`)
    .sort()
}

/** The files of at most fifteen lines that one other file imports, and could hold. */
export function splinters(sources: Source[], graph: ImportGraph): string[] {
  const importers = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    for (const target of targets)
      importers.set(target, (importers.get(target) ?? new Set()).add(from))
  }
  return sources.flatMap(({ path, text }) => {
    const [only, ...others] = importers.get(path) ?? []
    const isShort = text.trimEnd().split('\n').length <= 15
    return only !== undefined && others.length === 0 && isShort ? [`${path} ← ${only}`] : []
  })
}
