import type { Payload } from 'payload'

/** Whether a link with this token can set a new password now. */
export async function isResetToken(payload: Payload, token: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    overrideAccess: true,
  })
  return totalDocs > 0
}
