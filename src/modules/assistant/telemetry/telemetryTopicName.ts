/** The socket topic that is notified when signals are added. */
export const telemetryTopicName = 'telemetry'
