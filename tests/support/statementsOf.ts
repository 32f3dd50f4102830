type Statement = { text: string; values: unknown[] }

/** The statements that a call of pg's `query` sends: its own, after those that it brings along. */
export function statementsOf([asked, values]: readonly unknown[]): Statement[] {
  const given = Array.isArray(values) ? (values as unknown[]) : []
  if (typeof asked === 'string') return [{ text: asked, values: given }]
  const { earlier = [], ...own } = asked as Partial<Statement> & { earlier?: unknown[] }
  const last = { text: own.text ?? '', values: own.values ?? given }
  return [...earlier.flatMap((statement) => statementsOf([statement])), last]
}
