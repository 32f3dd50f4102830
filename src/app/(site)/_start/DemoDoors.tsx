const doors = [
  {
    href: '/admin',
    title: 'Admin',
    text: 'Edit this site. Sign in as the start-up message says.',
  },
  {
    href: '/dev/mailbox',
    title: 'Mailbox',
    text: 'Every mail the demo would have sent, codes included.',
  },
  {
    href: '/api/docs',
    title: 'API reference',
    text: 'Every endpoint with its fields, to read and to try.',
  },
  {
    href: '/simulator/gateway',
    title: 'Payment gateway',
    text: 'The simulator that stands in for the real one. Open a payment link to meet it.',
  },
  {
    href: '/api/lms/courses',
    title: 'Courses as JSON',
    text: 'The list of courses as programs read it, with its facets.',
  },
  {
    href: '/api/openapi.json',
    title: 'OpenAPI document',
    text: 'Every endpoint with its fields, limits and answers.',
  },
  {
    href: '/api/health',
    title: 'Health',
    text: 'The state of the service and of each component.',
  },
]

/** Links into the platform itself for people who try it out; only the demo shows them. */
export function DemoDoors() {
  return (
    <section className="section section-tint" lang="en" dir="ltr">
      <div className="wrap">
        <h2>Try the platform</h2>
        <p className="section-lead">
          This is the demo: the company and its content are invented, and nothing leaves this
          computer.
        </p>
        <ul className="doors">
          {doors.map(({ href, title, text }) => (
            <li key={href} className="door">
              <h3 className="card-title">
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
              <code>{href}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
