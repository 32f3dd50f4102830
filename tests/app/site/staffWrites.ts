import type { Foyer } from '../../support/boot.js'

export type Doc = Record<string, unknown> & { id: string }

/** Writes content over HTTP as staff do. */
export function staffWrites(running: () => Foyer) {
  async function write(method: string, path: string, json: object): Promise<[number, Doc]> {
    const response = await running().callAsAdmin(path, { method, json })
    const answer = (await response.json()) as { doc?: Doc; result?: Doc }
    return [response.status, answer.doc ?? answer.result ?? (answer as Doc)]
  }

  async function publish(collection: string, document: object): Promise<Doc> {
    const [status, doc] = await write('POST', `/api/${collection}`, {
      _status: 'published',
      ...document,
    })
    if (status !== 201) throw new Error(JSON.stringify(doc))
    return doc
  }

  return { write, publish }
}
