/** The topic of the socket that wakes when signals are added. */
export const telemetryTopicName = 'telemetry'
