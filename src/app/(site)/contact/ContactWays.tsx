import { Fragment } from 'react'

import { contactsOf } from '../_parts/contactsOf.js'
import type { Site } from '../Site.js'

/** How else the company is reached: by its assistant or by its form, whichever this is not, and directly. */
export function ContactWays({ site, isAsking = false }: { site: Site; isAsking?: boolean }) {
  const { words, link } = site
  const { ways } = words.forms.contact
  return (
    <section>
      <h2 className="small-title">{ways.title}</h2>
      <dl className="ways">
        <dt>{isAsking ? words.frame.contact : ways.now}</dt>
        <dd>
          <a href={link(isAsking ? '/contact' : '/ask')}>
            {isAsking ? words.forms.contact.title : words.ask.title}
          </a>
        </dd>
        <dt>{ways.demo}</dt>
        <dd>
          <a href={link('/demo')}>{words.start.demo}</a>
        </dd>
        {contactsOf(site).map(({ kind, shown }) => (
          <Fragment key={kind}>
            <dt>{ways[kind]}</dt>
            <dd>{shown}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
