import type { PayloadRequest } from 'payload'
import { commitTransaction, initTransaction, killTransaction } from 'payload'

/**
 * Runs `work` in the transaction of `req`, opening one where none is open; who opened it commits when `work`
 * resolves and rolls back when it throws. Every operation inside must be given `req`, and no error of one may be
 * caught inside. No network call belongs in here.
 */
export async function transact<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const opened = await initTransaction(req)
  if (!opened) return work()
  try {
    const id = await req.transactionID
    const result = await work()
    // Payload rolls back inside an operation that fails; what followed it was not part of any transaction.
    if ((await req.transactionID) !== id)
      throw new Error('The transaction had ended before its work')
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
