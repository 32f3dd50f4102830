/** The address of the service under test and the key of its admin, as the test gives them. */
export const [baseUrl = '', adminKey = ''] = process.argv.slice(2)

/** A JSON document of the service. */
export async function fetchDocument(path: string): Promise<string> {
  const response = await fetch(baseUrl + path)
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`)
  return response.text()
}

/** Ends the process: with a line for each fault, and 1 where there are any. */
export function report(faults: readonly string[]): never {
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exit(faults.length > 0 ? 1 : 0)
}
