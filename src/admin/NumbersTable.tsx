import { Link } from '@payloadcms/ui'

/** The text of a cell, and the list that it links to. */
type Cell = string | { text: string; href: string }

export type Numbers = {
  /** What the rows are, for screen readers, which miss the context of the table. */
  caption: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Numbers in rows, each named by its first cell. */
export function NumbersTable({ caption, head, rows }: Numbers) {
  return (
    <div aria-label={caption} className="dash-table" role="region" tabIndex={0}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <CellText cell={first} />
              </th>
              {cells.map((cell, column) => (
                <td key={column}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellText({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell
  return (
    <Link href={cell.href} prefetch={false}>
      {cell.text}
    </Link>
  )
}
