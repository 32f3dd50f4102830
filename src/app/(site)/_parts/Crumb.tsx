/** A link back to the list that a page belongs to. */
export function Crumb({ href, title }: { href: string; title: string }) {
  return (
    <p className="crumb">
      <a href={href}>{title}</a>
    </p>
  )
}
