import { useSyncExternalStore } from 'react'

/** Whether this is what the server draws, which does not know the reader's clock; the browser draws it once more. */
export const useOnServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

const never = () => () => undefined
