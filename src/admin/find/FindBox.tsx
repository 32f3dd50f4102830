import './find.css'

import { Button } from '@payloadcms/ui'
import type { BasePayload } from 'payload'

type Props = { payload: Pick<BasePayload, 'config'>; query?: string }

/** Finds a document of any list at once. */
export function FindBox({ payload, query }: Props) {
  return (
    <form action={`${payload.config.routes.admin}/find`} className="find-box" role="search">
      <label htmlFor="find">Find a person, an order, a course or a page</label>
      <div>
        <input
          defaultValue={query}
          id="find"
          maxLength={maxQueryLength}
          name="q"
          placeholder="Name, email, number or reference"
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

export const maxQueryLength = 254
