import { CloudEvent, type Signal } from '../schemas.js'

/** A signal in the JSON format of CloudEvents 1.0. */
export function asCloudEvent(signal: Signal): CloudEvent {
  const { specversion, id, source, type, subject, time, ...data } = signal
  return CloudEvent.parse({
    specversion,
    id,
    source,
    type,
    ...(subject !== undefined && { subject }),
    time,
    datacontenttype: 'application/json',
    data,
  })
}
