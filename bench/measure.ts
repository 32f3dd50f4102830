import autocannon from 'autocannon'

import type { Case } from './cases.js'

const connections = 16
const seconds = Number(process.env.SECONDS_PER_ROUND ?? 5)

let turn = 0

/**
 * Requests answered with 200 per second. Any other answer, or none, fails the run, because the comparison would be
 * void.
 */
export async function measure(url: string, { path, encoding }: Case): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => {
          turn += 1
          return { ...request, path: encodeURI(path(turn)) }
        },
      },
    ],
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `${url}${path(0)}: ${String(result.errors)} errors, ${String(result.non2xx)} refusals`,
    )
  }
  return result.requests.average
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
