/** `passed` resolves at once while the gate is open, otherwise when it next opens. */
export type Gate = { passed(): Promise<void>; open(): void; close(): void }

/** A gate that starts closed. */
export function createGate(): Gate {
  let isOpen = false
  let waiting: (() => void)[] = []
  return {
    passed: () =>
      isOpen ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
    open: () => {
      isOpen = true
      for (const resolve of waiting) resolve()
      waiting = []
    },
    close: () => {
      isOpen = false
    },
  }
}
