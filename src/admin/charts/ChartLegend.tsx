import { fillOf } from './fills.js'

type Props = { id: string; labels: readonly string[]; mark?: string | undefined }

/** The meaning of each fill; the patterns are those of the chart with this id. */
export function ChartLegend({ id, labels, mark }: Props) {
  if (labels.length < 2 && !mark) return null
  return (
    <ul className="dash-legend">
      {labels.map((label, index) => (
        <li key={label}>
          <svg height="12" width="12">
            <rect fill={fillOf(index, id)} height="12" rx="2" width="12" />
          </svg>
          {label}
        </li>
      ))}
      {mark && (
        <li>
          <svg height="12" width="12">
            <path className="dash-mark" d="M6 0V12" />
          </svg>
          {mark}
        </li>
      )}
    </ul>
  )
}
