/** The key of a job about a lead: erasing the lead deletes the job by it. */
export function leadJobKey(lead: string, about: string): string {
  return `leads.${lead}.${about}`
}
