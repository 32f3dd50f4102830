import { siteWords } from '../words/siteWords.js'
import type { Branding } from '../../../payload-types.js'
import type { Fact, FactKind } from '../../../platform/content/Fact.js'
import { fill, inEveryLanguage } from '../../../platform/words.js'
import type { GlobalSearchDeclaration } from '../../../search/facts/globalFacts.js'

type StoredBrand = Partial<Pick<Branding, 'name' | 'tagline' | 'legalName' | 'contact'>>

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
      fr: [
        ...['adresse', 'adresse postale', 'bureau', 'bureaux', 'locaux', 'siège', 'situés'],
        ...['où êtes-vous', 'où se trouve', 'où se trouvent'],
      ],
      ar: ['عنوان', 'عنوانكم', 'مقر', 'مقركم', 'مكتب', 'مكتبكم', 'مكاتبكم', 'أين يقع', 'أين تقع'],
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

const names: GlobalSearchDeclaration['names'] = (document) => {
  const { name, legalName } = document as StoredBrand
  return [name, legalName].filter((text): text is string => !!text)
}

/** What the company is, for visitors who ask only that. */
const brandStory: GlobalSearchDeclaration = {
  type: 'page',
  path: '/',
  titles: inEveryLanguage(siteWords, ({ home }) => home),
  names,
  facts: {
    kinds: {
      about: {
        asked: {
          en: [
            ...['what do you do', 'what you do', 'what does do', 'your company', 'your business'],
            ...['about you', 'about your company', 'what is', 'who is', 'tell me about'],
          ],
          fr: [
            ...['que faites vous', 'que faites-vous', 'que fait', 'vous faites quoi', 'qui est'],
            ...['votre entreprise', 'votre société', 'votre métier', 'c est quoi', 'qu est ce que'],
          ],
          ar: ['ماذا تفعلون', 'ماذا تعملون', 'ماذا تفعل', 'ما عملكم', 'ما هي', 'شركتكم', 'من أنتم'],
        },
      },
    },
    fields: [],
    read: (document) => {
      const { tagline } = document as StoredBrand
      return tagline ? [{ kind: 'about', say: ({ title }) => `${title}: ${tagline}.` }] : []
    },
  },
}

/** How to reach the company, for visitors who ask only that. */
const brandContact: GlobalSearchDeclaration = {
  type: 'page',
  path: '/contact',
  titles: inEveryLanguage(siteWords, ({ contact }) => contact.title),
  names,
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

export const brandFacts: readonly GlobalSearchDeclaration[] = [brandContact, brandStory]
