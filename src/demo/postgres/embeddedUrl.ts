import type { Facts } from './readFacts.js'

/** The product's role and the name of its database. The role is not a superuser, as in production. */
export const appName = 'foyer'

/** The connection string of the product's database. */
export function embeddedUrl({ port, password }: Pick<Facts, 'password' | 'port'>): string {
  return `postgres://${appName}:${password}@127.0.0.1:${port}/${appName}`
}
