import type { Payload } from 'payload'

/** The page of everything known of an address. */
export function personLink({ config }: Pick<Payload, 'config'>, email: string): string {
  return `${config.routes.admin}/collections/leads/person?email=${encodeURIComponent(email)}`
}
