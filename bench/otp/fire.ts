import autocannon from 'autocannon'

const connections = 16

export type Shot = { path: string; body: object; client: string }

/** Sends each of these requests once and returns how many were answered per second; throws if one was refused. */
export async function fire(
  url: string,
  shots: readonly Shot[],
  onAnswer: (turn: number, body: string) => void = () => undefined,
): Promise<number> {
  let turn = 0
  const began = performance.now()
  // The run itself always ends on a whole second.
  let ended = began
  const result = await autocannon({
    url,
    connections,
    amount: shots.length,
    requests: [
      {
        method: 'POST',
        setupRequest: (request, context) => {
          const mine = turn
          turn += 1
          const shot = shots[mine % shots.length]
          Object.assign(context, { turn: mine })
          return {
            ...request,
            path: shot?.path ?? '/',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': shot?.client ?? '' },
            body: JSON.stringify(shot?.body),
          }
        },
        onResponse: (_, body, context) => {
          ended = performance.now()
          onAnswer((context as { turn: number }).turn, body)
        },
      },
    ],
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${String(result.errors)} errors, ${String(result.non2xx)} refusals`)
  }
  return shots.length / ((ended - began) / 1_000)
}
