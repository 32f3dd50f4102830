/** Whether this process wants requests: not while it starts, and no longer once it drains. */
export type Readiness = { isReady(): boolean; set(ready: boolean): void }

export function createReadiness(): Readiness {
  let ready = false
  return {
    isReady: () => ready,
    set: (value) => {
      ready = value
    },
  }
}
