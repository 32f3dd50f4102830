const dayMs = 86_400_000

/** How long ago something was made, by the calendar of whoever reads it. */
export function ageOf(createdAt: string, now = new Date()): string {
  // A day may have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(new Date(createdAt))) / dayMs)
  if (days < 1) return 'today'
  return days === 1 ? 'yesterday' : `${String(days)} days old`
}

const midnightOf = (time: Date): number => new Date(time).setHours(0, 0, 0, 0)
