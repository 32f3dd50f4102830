/** The most series that colours and patterns can tell apart. */
const fills = ['solid', 'hatched', 'dotted'] as const

const colorOf = (index: number) => `var(--dash-series-${index + 1})`

/** The fill of a series' bars; `id` is the chart's own. */
export function fillOf(index: number, id: string): string {
  return fills[index] === 'solid' ? colorOf(index) : `url(#${id}-${fills[index] ?? 'dotted'})`
}

/** The SVG patterns that `fillOf` refers to. */
export function Patterns({ id }: { id: string }) {
  const size = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id={`${id}-hatched`} {...size} patternTransform="rotate(45)">
        <rect fill={colorOf(1)} height={6} opacity={0.35} width={6} />
        <rect fill={colorOf(1)} height={6} width={3} />
      </pattern>
      <pattern id={`${id}-dotted`} {...size}>
        <rect fill={colorOf(2)} height={6} opacity={0.25} width={6} />
        <circle cx={3} cy={3} fill={colorOf(2)} r={1.8} />
      </pattern>
    </defs>
  )
}
