type SamplePolicy = {
  slug: string
  title: string
  kind: 'privacy' | 'terms' | 'cookies' | 'refund' | 'accessibility' | 'ai' | 'security' | 'other'
  version: string
  effectiveDate: string
  summary: string
  /** A Markdown file beside this module, below policies/. */
  file: string
}

/** One policy of each kind; what they promise is what this product does. */
export const policies: SamplePolicy[] = [
  {
    slug: 'privacy',
    title: 'Privacy notice',
    kind: 'privacy',
    version: '2026-09',
    effectiveDate: '2026-09-01',
    summary:
      'What we collect when you write to us, study or pay, why, for how long, who else sees it, and how to get it back or have it erased.',
    file: 'policies/privacy.md',
  },
  {
    slug: 'terms',
    title: 'Terms of use and booking',
    kind: 'terms',
    version: '2026-06',
    effectiveDate: '2026-06-15',
    summary:
      'The contract for courses and the rules for this website: sign-in by code, prices, places, certificates, automated access, liability and the law that applies.',
    file: 'policies/terms.md',
  },
  {
    slug: 'cookies',
    title: 'Cookies and local storage',
    kind: 'cookies',
    version: '2026-06',
    effectiveDate: '2026-06-15',
    summary:
      'We set one cookie when you sign in to study and none to follow you. No analytics, no advertising, no requests to other companies, and so no banner.',
    file: 'policies/cookies.md',
  },
  {
    slug: 'refunds',
    title: 'Refunds and cancellations',
    kind: 'refund',
    version: '2026-06',
    effectiveDate: '2026-06-15',
    summary:
      'Full refund until fourteen days before a taught course, half until five days before, and a colleague may always take your place. What happens when we cancel, and how the money returns.',
    file: 'policies/refunds.md',
  },
  {
    slug: 'accessibility',
    title: 'Accessibility statement',
    kind: 'accessibility',
    version: '2026-05',
    effectiveDate: '2026-05-18',
    summary:
      'This website aims at WCAG 2.2 level AA. How we test, what does not meet it yet, and how to reach a person who can help.',
    file: 'policies/accessibility.md',
  },
  {
    slug: 'ai-use',
    title: 'How we use AI',
    kind: 'ai',
    version: '2026-08',
    effectiveDate: '2026-08-02',
    summary:
      'The assistant on this website, what it may answer, what it never sees, how it falls back when its model is away, and how our staff use AI in client and course work.',
    file: 'policies/ai-use.md',
  },
  {
    slug: 'security',
    title: 'Security and vulnerability disclosure',
    kind: 'security',
    version: '2026-07',
    effectiveDate: '2026-07-06',
    summary:
      'How accounts, payments and data are protected, how to report a weakness, what is in scope, and what you can expect from us in return.',
    file: 'policies/security.md',
  },
  {
    slug: 'independence',
    title: 'Independence and conflicts of interest',
    kind: 'other',
    version: '2026-03',
    effectiveDate: '2026-03-02',
    summary:
      'We advise and we assure, but never both on the same system. The rules that keep the two apart, and the register where we record the exceptions we refused.',
    file: 'policies/independence.md',
  },
]
