/** How much processor time (ms) this process has taken since: other work on the machine changes it little. */
export function timeProcessor(): () => number {
  const began = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  }
}
