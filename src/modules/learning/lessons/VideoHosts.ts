import { field } from '../../../platform/content/fields.js'
import type { GlobalConfig, PayloadRequest } from 'payload'

import { anyStaff, staff } from '../../../platform/access.js'
import { parseUrl } from '../../../platform/parseUrl.js'

const usual = ['www.youtube-nocookie.com', 'player.vimeo.com']

const hostName =
  /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** From where lessons may show videos: pages load nothing else from outside, and these only once a learner agrees. */
export const VideoHosts: GlobalConfig = {
  slug: 'video-hosts',
  label: 'Video hosts',
  admin: { group: 'Settings', description: 'From where lessons may show videos.' },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  fields: [
    field.text(
      'hosts',
      'Host names, one each; Enter adds one. A video from a host that you remove is not shown any more.',
      {
        hasMany: true,
        maxRows: 20,
        defaultValue: usual,
        validate: (value: string[] | null | undefined) =>
          (value ?? []).every((host) => hostName.test(host)) ||
          'Enter host names without https://, such as player.vimeo.com.',
      },
    ),
  ],
}

/** The hosts that staff allow now. */
export async function videoHosts(req: PayloadRequest): Promise<readonly string[]> {
  const { hosts } = await req.payload.findGlobal({
    slug: 'video-hosts',
    overrideAccess: true,
    req,
  })
  return hosts ?? []
}

/** The host of an https address, with its port if it has one; undefined for anything else. */
export function httpsHost(address: string): string | undefined {
  const url = parseUrl(address)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.host : undefined
}
