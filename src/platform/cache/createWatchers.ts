/** Callbacks for changes, by tag. */
export function createWatchers() {
  const watchers = new Set<{ tag: string; told: () => void }>()
  return {
    /** Returns a function that stops the watching. */
    watch: (tag: string, told: () => void) => {
      const watcher = { tag, told }
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    tell: (tags: readonly string[]) => {
      for (const { tag, told } of [...watchers]) if (tags.includes(tag)) told()
    },
    tellAll: () => {
      for (const { told } of [...watchers]) told()
    },
  }
}
