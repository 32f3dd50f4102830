import type { Facts } from './readFacts.js'

/** The role that the product signs in as, and the name of its database. No superuser: nor is it in production. */
export const appName = 'foyer'

/** The connection string of the product's database. */
export function embeddedUrl({ port, password }: Pick<Facts, 'password' | 'port'>): string {
  return `postgres://${appName}:${password}@127.0.0.1:${port}/${appName}`
}
