import type { Payload } from 'payload'

/** What sales should know where no mail tells anybody of a new lead; undefined where one does. */
export function unheardLeads({ config }: { config: Pick<Payload['config'], 'custom'> }) {
  const { leads } = config.custom as { leads?: { notify: readonly string[] } }
  if (!leads || leads.notify.length > 0) return undefined
  return 'Nobody gets a mail about new leads, except of forms that name somebody under Notify. An admin can set LEADS_NOTIFY.'
}
