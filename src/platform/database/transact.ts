import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { PayloadRequest } from 'payload'

/**
 * Runs `work` in the transaction of `req`, opening one where none is open; commits when it resolves, rolls
 * back when it throws. Every operation inside must be given `req`. No network call belongs in here.
 */
export async function transact<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const opened = await initTransaction(req)
  try {
    const result = await work()
    if (opened) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
