/** The time of day as this process sees it; injected so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
