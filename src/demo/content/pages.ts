type SamplePage = {
  slug: string
  title: string
  summary: string
  /** A Markdown file beside this module, below pages/. */
  file: string
}

export const pages: SamplePage[] = [
  {
    slug: 'about',
    title: 'About Keelmark',
    summary: 'Who we are, what the name means, how we are owned, and who works here.',
    file: 'pages/about.md',
  },
  {
    slug: 'services',
    title: 'Services',
    summary:
      'Five things organisations hire us for, what each delivers, how long it takes and what it costs to begin.',
    file: 'pages/services.md',
  },
  {
    slug: 'approach',
    title: 'Our approach',
    summary:
      'Evidence first, one control set for several frameworks, and figures with their sample size. How we work and how we hold ourselves to it.',
    file: 'pages/approach.md',
  },
  {
    slug: 'ai-act-readiness',
    title: 'AI Act readiness',
    summary:
      'A twelve-week programme that takes you from an uncertain list of systems to classified entries, owners and a plan up to 2 December 2027.',
    file: 'pages/ai-act-readiness.md',
  },
  {
    slug: 'model-inventory',
    title: 'Model inventory',
    summary:
      'We find the AI you have, record it in eighteen fields, grade it, and leave a process that keeps the record true.',
    file: 'pages/model-inventory.md',
  },
  {
    slug: 'responsible-procurement',
    title: 'Responsible procurement',
    summary:
      'Requirements, evidence reviews and contract schedules for organisations that buy AI, in the private and the public sector.',
    file: 'pages/responsible-procurement.md',
  },
  {
    slug: 'team-training',
    title: 'Team training',
    summary:
      'Our courses for your people, with your policies and your examples: formats, group sizes, prices and records for your training register.',
    file: 'pages/team-training.md',
  },
  {
    slug: 'careers',
    title: 'Careers',
    summary: 'Working at Keelmark, the three roles that are open, and how we hire.',
    file: 'pages/careers.md',
  },
  {
    slug: 'press',
    title: 'Press',
    summary:
      'Facts, spokespeople, logos and what we can comment on, for journalists and conference organisers.',
    file: 'pages/press.md',
  },
  {
    slug: 'contact-us',
    title: 'Contact',
    summary: 'Which address reaches whom, how quickly we answer, and where our offices are.',
    file: 'pages/contact-us.md',
  },
  {
    slug: 'accessibility-help',
    title: 'Help with accessibility',
    summary:
      'How to enlarge text, use the keyboard, deal with sign-in codes and ask for what you need on a course.',
    file: 'pages/accessibility-help.md',
  },
]
