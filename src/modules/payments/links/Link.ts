/** A payment link in one language; times in milliseconds since 1970, money in minor units. */
export type Link = {
  id: string
  slug: string
  title: string
  description: string | null
  kind: 'gateway' | 'external'
  state: 'draft' | 'active' | 'paused' | 'archived'
  amountMode: 'fixed' | 'open'
  amount: number | null
  currency: string | null
  min: number | null
  max: number | null
  target: string | null
  availableFrom: number | null
  availableUntil: number | null
  maxUses: number | null
  course: { id: string; slug: string } | null
  image: { url: string; width: number | null; height: number | null; alt: string } | null
}
