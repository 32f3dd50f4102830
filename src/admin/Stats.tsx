/** The few main numbers of a panel. */
export function Stats({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className="dash-stats">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
