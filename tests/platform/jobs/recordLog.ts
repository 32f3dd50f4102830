import pino from 'pino'

export type Line = { level: number; msg: string } & Record<string, unknown>

/** A logger that keeps its lines. */
export function recordLog() {
  const lines: Line[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
