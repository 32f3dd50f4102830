import { AsyncLocalStorage } from 'node:async_hooks'

/** The first Node that passes one frame from promise to promise by itself. */
const withFrames = 24

type Storage = AsyncLocalStorage<unknown>
/** A function, and what it is called with. */
type Work = [work: () => unknown]
type Methods = Pick<Storage, 'disable' | 'enterWith' | 'exit' | 'getStore' | 'run'>

/**
 * Before 24, Node copies the value of every AsyncLocalStorage onto every promise. Ours and those of Next were nine, and
 * a seventh of the processor time of a write (measured). From here on all of them share one, which holds a frame with
 * the values of all, as in Node 24 (https://github.com/nodejs/node/pull/48528). Can go with Node 20 and 22.
 */
export function shareStorages(): void {
  if (Number.parseInt(process.versions.node) >= withFrames) return
  const methods = AsyncLocalStorage.prototype as Methods
  const { enterWith, getStore, run } = methods
  const frames: Storage = new AsyncLocalStorage()
  const current = () => getStore.call(frames) as ReadonlyMap<Storage, unknown> | undefined
  const frameWith = (storage: Storage, store: unknown) => new Map(current()).set(storage, store)
  Object.assign(methods, {
    run(this: Storage, store: unknown, ...work: Work) {
      return run.call(frames, frameWith(this, store), ...work)
    },
    exit(this: Storage, ...work: Work) {
      return run.call(frames, frameWith(this, undefined), ...work)
    },
    enterWith(this: Storage, store: unknown) {
      enterWith.call(frames, frameWith(this, store))
    },
    disable(this: Storage) {
      enterWith.call(frames, frameWith(this, undefined))
    },
    getStore(this: Storage) {
      return current()?.get(this)
    },
  } satisfies Record<keyof Methods, unknown>)
}
