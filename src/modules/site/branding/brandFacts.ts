import { siteWords } from '../words/siteWords.js'
import type { Branding } from '../../../payload-types.js'
import type { Fact, FactKind } from '../../../platform/content/Fact.js'
import { fill, inEveryLanguage } from '../../../platform/words.js'
import type { GlobalSearchDeclaration } from '../../../search/facts/globalFacts.js'

type StoredBrand = Partial<Pick<Branding, 'name' | 'legalName' | 'contact'>>

const anyWay = {
  en: ['contact', 'contact you', 'reach you', 'in touch', 'get in touch', 'contact details'],
  fr: ['contacter', 'vous contacter', 'joindre', 'vous joindre', 'coordonnées'],
  ar: ['التواصل', 'أتواصل', 'الاتصال', 'اتصل', 'بيانات الاتصال'],
}

const kinds: Readonly<Record<string, FactKind>> = {
  email: {
    asked: {
      en: [...anyWay.en, 'email', 'e-mail', 'email address', 'e-mail address', 'write to you'],
      fr: [...anyWay.fr, 'mail', 'e-mail', 'courriel', 'adresse mail', 'adresse e-mail', 'écrire'],
      ar: [...anyWay.ar, 'بريد', 'البريد الإلكتروني', 'بريدكم', 'عنوان البريد الإلكتروني'],
    },
  },
  phone: {
    asked: {
      en: [...anyWay.en, 'phone', 'telephone', 'phone number', 'telephone number', 'call you'],
      fr: [...anyWay.fr, 'téléphone', 'numéro de téléphone', 'appeler', 'téléphoner'],
      ar: [...anyWay.ar, 'هاتف', 'هاتفكم', 'رقم الهاتف', 'رقم هاتفكم'],
    },
  },
  address: {
    asked: {
      en: [
        ...['address', 'postal address', 'office', 'headquarters', 'located', 'based'],
        ...['where are you', 'visit you'],
      ],
      fr: ['adresse', 'adresse postale', 'bureau', 'bureaux', 'siège', 'où êtes-vous', 'situés'],
      ar: ['عنوان', 'عنوانكم', 'مقر', 'مقركم', 'مكتب', 'مكتبكم'],
    },
  },
}

function factOf(kind: 'email' | 'phone' | 'address', value: string | null | undefined): Fact[] {
  if (!value) return []
  const line = value.split(/\s*\n\s*/u).join(', ')
  const say: Fact['say'] = ({ title, locale }) =>
    fill(siteWords(locale).contact[kind], { name: title, value: line })
  return [{ kind, say }]
}

/** How to reach the company, for visitors who ask only that. */
export const brandFacts: GlobalSearchDeclaration = {
  type: 'page',
  path: '/contact',
  titles: inEveryLanguage(siteWords, ({ contact }) => contact.title),
  names: (document) => {
    const { name, legalName } = document as StoredBrand
    return [name, legalName].filter((text): text is string => !!text)
  },
  facts: {
    kinds,
    fields: [],
    read: (document) => {
      const { contact } = document as StoredBrand
      return [
        ...factOf('email', contact?.email),
        ...factOf('phone', contact?.phone),
        ...factOf('address', contact?.address),
      ]
    },
  },
}
