/** The heading of a group of fields, which Payload's own label would put before each of their names, too. */
export function GroupLabel({ label }: { label: string }) {
  return <h3 className="group-field__title">{label}</h3>
}
