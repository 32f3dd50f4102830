type Row = { label: string; value: number; text: string; isOurs?: boolean }

/** Amounts as bars beside their numbers: a table, so that everybody can read it. */
export function Bars({ title, rows }: { title: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="bars">
      <caption className="unseen">{title}</caption>
      <tbody>
        {rows.map(({ label, value, text, isOurs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{text}</bdi>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={isOurs ? 'd-fill' : 'd-soft'}
                  height="10"
                  width={(value / most) * 100}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
