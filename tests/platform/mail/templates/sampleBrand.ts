import type { MailBrand } from '../../../../src/platform/mail/templates/MailMessage.js'

export const sampleBrand: MailBrand = {
  name: 'Harbour',
  legalName: 'Harbour Academy Ltd',
  address: '12 Quay Street\nDublin',
  url: 'https://harbour.example/',
  colors: {
    primary: '#12525e',
    onPrimary: '#ffffff',
    background: '#ffffff',
    foreground: '#16211f',
  },
}
