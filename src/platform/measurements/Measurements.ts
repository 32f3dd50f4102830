/**
 * The service's own statistics, by name and hour, over all processes. Counting never waits, never throws and holds no
 * personal data: a batch is written within a second, in one statement.
 */
export type Measurements = {
  /** Adds to a counter, such as `chat.refused`. */
  count(name: string, by?: number): void
  /** Adds one observation to a distribution, such as `chat.milliseconds`. */
  observe(name: string, value: number): void
}
