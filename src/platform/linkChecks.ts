import type { Config, Payload } from 'payload'

/** Whether the token in a link from our mails currently works. */
export type LinkCheck = (payload: Payload, token: string) => Promise<boolean> | boolean

/** The check that a page makes before it shows the form that such a link leads to. */
type CheckedLink = 'consent' | 'password'

type Checks = { linkChecks?: Partial<Record<CheckedLink, LinkCheck>> }

/** The configuration with the check of one kind of link. */
export function withLinkCheck(config: Config, kind: CheckedLink, check: LinkCheck): Config {
  const { linkChecks } = (config.custom ?? {}) as Checks
  return { ...config, custom: { ...config.custom, linkChecks: { ...linkChecks, [kind]: check } } }
}

/** Whether a link works; none does in a configuration without such links. */
export async function linkWorks(
  payload: Payload,
  kind: CheckedLink,
  token: string,
): Promise<boolean> {
  const { linkChecks } = payload.config.custom as Checks
  return (await linkChecks?.[kind]?.(payload, token)) ?? false
}
