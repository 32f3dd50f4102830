import type { Config, Payload } from 'payload'

/** Whether the token of a link from our mails does anything at this moment. */
export type LinkCheck = (payload: Payload, token: string) => Promise<boolean> | boolean

/** What a page may ask before it shows a form that such a link leads to. */
export type CheckedLink = 'consent' | 'password'

type Checks = { linkChecks?: Partial<Record<CheckedLink, LinkCheck>> }

/** The configuration with the check of one kind of link. */
export function withLinkCheck(config: Config, kind: CheckedLink, check: LinkCheck): Config {
  const { linkChecks } = (config.custom ?? {}) as Checks
  return { ...config, custom: { ...config.custom, linkChecks: { ...linkChecks, [kind]: check } } }
}

/** Whether a link works; none does in a configuration that has no such links. */
export async function linkWorks(
  payload: Payload,
  kind: CheckedLink,
  token: string,
): Promise<boolean> {
  const { linkChecks } = payload.config.custom as Checks
  return (await linkChecks?.[kind]?.(payload, token)) ?? false
}
