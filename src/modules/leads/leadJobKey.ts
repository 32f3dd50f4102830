/** The name of a job about a lead: erasing the lead removes it by this name. */
export function leadJobKey(lead: string, about: string): string {
  return `leads.${lead}.${about}`
}
