import '../states.css'
import './find.css'

import { Button } from '@payloadcms/ui'
import type { BasePayload, SanitizedPermissions } from 'payload'

type Props = {
  payload: Pick<BasePayload, 'config'>
  permissions: Pick<SanitizedPermissions, 'collections'>
  query?: string
}

/** Finds a document of any list at once. It names what its reader can find. */
export function FindBox({ payload, permissions, query }: Props) {
  const mayRead = (slug: string) => Boolean(permissions.collections?.[slug]?.read)
  const found = Object.entries(nouns).filter(([slug]) => mayRead(slug))
  const isOfPeople = mayRead('leads') || mayRead('orders')
  return (
    <form action={`${payload.config.routes.admin}/find`} className="find-box" role="search">
      {query === undefined && <h1 className="unseen">Dashboard</h1>}
      <label htmlFor="find">Find {list.format(found.map(([, noun]) => noun))}</label>
      <div>
        <input
          defaultValue={query}
          id="find"
          maxLength={maxQueryLength}
          name="q"
          placeholder={isOfPeople ? 'Name, email, number or reference' : 'Words of its title'}
          required
          type="search"
        />
        <Button buttonStyle="primary" margin={false} size="medium" type="submit">
          Find
        </Button>
      </div>
    </form>
  )
}

const nouns = { leads: 'a person', orders: 'an order', courses: 'a course', pages: 'a page' }

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const maxQueryLength = 254
