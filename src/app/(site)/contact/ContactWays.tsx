import type { Site } from '../Site.js'

/** How else the company is reached: at once by the assistant, by mail, by telephone, in person. */
export function ContactWays({ site: { words, branding, link } }: { site: Site }) {
  const { ways } = words.forms.contact
  const { email, phone, address } = branding.contact
  return (
    <section>
      <h2 className="small-title">{ways.title}</h2>
      <dl className="ways">
        <dt>{ways.now}</dt>
        <dd>
          <a href={link('/ask')}>{words.frame.ask}</a>
        </dd>
        <dt>{ways.demo}</dt>
        <dd>
          <a href={link('/demo')}>{words.start.demo}</a>
        </dd>
        {email && <dt>{ways.email}</dt>}
        {email && (
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        )}
        {phone && <dt>{ways.phone}</dt>}
        {phone && (
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </dd>
        )}
        {address && <dt>{ways.address}</dt>}
        {address && <dd dir="auto">{address}</dd>}
      </dl>
    </section>
  )
}
