/** SQL for the key of a worker's advisory lock; 64 bits of hash, because two workers must not share one. */
export function workerLockKey(id: string): string {
  return `hashtextextended('foyer.job-worker.' || ${id}, 0)`
}
