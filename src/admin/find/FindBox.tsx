import './find.css'

import { Button } from '@payloadcms/ui'
import type { BasePayload, SanitizedPermissions } from 'payload'

import { findable } from './findable.js'

type Props = {
  payload: Pick<BasePayload, 'config'>
  permissions: SanitizedPermissions
  query?: string
}

/** Finds a document of any list at once. */
export function FindBox({ payload, permissions, query }: Props) {
  const { label, example } = findable(permissions)
  return (
    <form action={`${payload.config.routes.admin}/find`} className="find-box" role="search">
      <label htmlFor="find">{label}</label>
      <div>
        <input
          defaultValue={query}
          id="find"
          maxLength={maxQueryLength}
          name="q"
          placeholder={example}
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
