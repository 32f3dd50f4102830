import type { PayloadRequest } from 'payload'
import { commitTransaction, initTransaction, killTransaction } from 'payload'

/**
 * Runs `work` in the transaction of `req`, opening one if none is open; the opener commits when `work` resolves and
 * rolls back when it throws. Pass `req` to every operation inside, and do not catch their errors inside. Network calls
 * do not belong in here.
 */
export async function transact<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const opened = await initTransaction(req)
  if (!opened) return work()
  try {
    const id = await req.transactionID
    const result = await work()
    // Payload has rolled back inside a failed operation; what followed it ran outside any transaction.
    if ((await req.transactionID) !== id)
      throw new Error('The transaction had ended before its work')
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
