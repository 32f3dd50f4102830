type Props = {
  active?: boolean
  label?: unknown
  payload?: readonly { name?: string | number | undefined; value?: unknown; dataKey?: unknown }[]
  print: (value: number) => string
}

/** The values under the pointer, in words. */
export function ChartTip({ active, label, payload = [], print }: Props) {
  if (!active || payload.length === 0) return null
  return (
    <div className="dash-tip">
      <strong>{String(label)}</strong>
      {payload.map(({ name, value }) => (
        <span key={name}>
          {name}: {print(Number(value))}
        </span>
      ))}
    </div>
  )
}
