/** Where a visitor came from: the campaign's source, else the site that linked here, else `direct`. */
export function sourceOf(attribution: Record<string, string> = {}): string {
  const { utm_source: campaign, referrer = '' } = attribution
  if (campaign) return campaign
  return (URL.canParse(referrer) && new URL(referrer).hostname) || 'direct'
}
