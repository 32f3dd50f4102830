type SampleCompany = {
  name: string
  tagline: string
  legalName: string
  url: string
  colors: {
    primary: string
    onPrimary: string
    accent: string
    background: string
    foreground: string
  }
  fonts: { heading: string; body: string }
  social: { network: 'linkedin' | 'github' | 'youtube' | 'mastodon'; url: string }[]
  contact: { email: string; phone: string; address: string }
}

/** The sample company of the demo; .example domains and a telephone number that Ofcom reserves for fiction. */
export const company: SampleCompany = {
  name: 'Keelmark',
  tagline: 'AI governance advice and training for regulated organisations',
  legalName: 'Keelmark Advisory Ltd',
  url: 'https://keelmark.example',
  colors: {
    primary: '#0B4F6C',
    onPrimary: '#FFFFFF',
    accent: '#B5401D',
    background: '#FBFAF7',
    foreground: '#14232B',
  },
  fonts: { heading: 'Inter', body: 'Inter' },
  social: [
    { network: 'linkedin', url: 'https://linkedin.example/company/keelmark' },
    { network: 'github', url: 'https://github.example/keelmark' },
    { network: 'youtube', url: 'https://youtube.example/@keelmark' },
    { network: 'mastodon', url: 'https://mastodon.example/@keelmark' },
  ],
  contact: {
    email: 'hello@keelmark.example',
    phone: '+44 20 7946 0321',
    address: 'Third floor, 14 Loadline Court, London EC1X 4KM, United Kingdom',
  },
}
