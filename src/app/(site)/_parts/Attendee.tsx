type Props = { name: string | null; email: string | null; nobody?: string }

/** Who has a place, by name with the address below, or by what is known of them. */
export function Attendee({ name, email, nobody }: Props) {
  return (
    <span>
      <strong dir="auto">{name ?? email ?? nobody}</strong>
      {name && email && (
        <span className="muted">
          <bdi>{email}</bdi>
        </span>
      )}
    </span>
  )
}
