'use client'

import { useConfig, useDocumentInfo, useField, usePayloadAPI, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'

import { countryNames } from '../../platform/countries.js'
import { ListSelect } from './ListSelect.js'
import type { Choices } from './pickedFrom.js'

const languages = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr'],
  ...['hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'ro', 'ru'],
  ...['sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'ur', 'vi', 'zh'],
]

type Option = { value: string; label: string }
type Offer = (language: string) => readonly Option[]

const offer = (values: readonly string[], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** What each kind of field offers. */
const offers: Partial<Record<Choices, Offer>> = {
  countries: countryNames,
  // The fonts that this site serves itself.
  fonts: () => offer(['Inter'], String),
  languages: (language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return offer(languages, (value) => `${names.of(value) ?? value} (${value})`)
  },
  timeZones: () =>
    offer(['UTC', ...Intl.supportedValuesOf('timeZone')], (value) =>
      value.replaceAll('_', ' ').replaceAll('/', ' / '),
    ),
}

/** A text that is chosen from a list. */
export const PickField: TextFieldClientComponent = ({ field, path, readOnly, ...props }) => {
  const { choices = 'fonts' } = props as { choices?: Choices }
  useOwnZone(path, choices === 'timeZones')
  return <ListSelect field={field} options={useListed(choices)} path={path} readOnly={readOnly} />
}

/** Whoever plans something new types its times in their own zone, so visitors read them in that one unless they choose. */
function useOwnZone(path: string, isZone: boolean): void {
  const { id } = useDocumentInfo()
  const { setValue } = useField<string>({ path })
  const isSet = useRef(false)
  useEffect(() => {
    if (!isZone || id !== undefined || isSet.current) return undefined
    // After Payload's own effects, which put the default back.
    const frame = requestAnimationFrame(() => {
      isSet.current = true
      setValue(Intl.DateTimeFormat().resolvedOptions().timeZone, true)
    })
    return () => cancelAnimationFrame(frame)
  }, [id, isZone, setValue])
}

type Titled = { slug?: string | null; title?: string | null; _status?: string }

type Answer = { docs?: Titled[]; facets?: { topic: Record<string, number> } }

/** A fixed list, the documents of a collection by their titles, or the topics that courses are filtered by. */
function useListed(choices: Choices): readonly Option[] {
  const { i18n } = useTranslation()
  const { api } = useConfig().config.routes
  const listed = offers[choices]
  const isTopics = choices === 'topics'
  const [answer] = usePayloadAPI(listed ? '' : `${api}/${isTopics ? 'lms/courses' : choices}`, {
    initialParams: { limit: 100, sort: 'title', ...(!isTopics && { depth: 0 }) },
  })
  if (listed) return listed(i18n.language)
  const { docs = [], facets } = answer.data as Answer
  if (isTopics) {
    return Object.entries(facets?.topic ?? {}).map(([topic, count]) => ({
      value: topic,
      label: `${topic} (${String(count)})`,
    }))
  }
  return docs.flatMap(({ slug, title, _status }) =>
    slug ? [{ value: slug, label: (title || slug) + (_status === 'draft' ? ' (draft)' : '') }] : [],
  )
}
