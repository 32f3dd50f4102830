import { presentPolicy, presentPolicyMs } from '../../../platform/content/presentPolicy.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

export type PrivacyPolicy = { slug: string; version: string }

/** The present privacy policy, which the visitor is shown and a consent refers to. */
export async function readPrivacyPolicy({
  payload,
}: Pick<Site, 'payload'>): Promise<PrivacyPolicy | undefined> {
  const { policy } = await remember(payload, {
    key: 'privacy policy',
    tags: ['policies'],
    milliseconds: presentPolicyMs,
    load: async () => ({ policy: await presentPolicy({ payload }) }),
  })
  return policy
}
