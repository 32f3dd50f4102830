'use client'

import { useConfig, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'

import './seoPreview.css'

const longestTitle = 60
const longestDescription = 160

/** How the page looks among search results, and as a card where it is shared. */
export const SeoPreview: UIFieldClientComponent = () => {
  const words = useWords()
  const { config } = useConfig()
  const { code } = useLocale()
  const host = config.serverURL ? new URL(config.serverURL).host : ''
  const isLatin = code !== 'ar'
  const title = clip(words.title || 'Untitled', longestTitle)
  const text = clip(words.description, longestDescription)
  return (
    <div className="seo-preview" dir={isLatin ? 'ltr' : 'rtl'}>
      <figure>
        <figcaption>Search result</figcaption>
        {words.isHidden ? (
          <p className="seo-hidden">Search engines are asked not to show this page.</p>
        ) : (
          <div className="seo-result">
            <span className="seo-address" dir="ltr">
              {host + words.path}
            </span>
            <strong>{title}</strong>
            <p>{text || 'Without a description, search engines pick sentences of the page.'}</p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption>Share card</figcaption>
        <div className="seo-card">
          <img alt="" src={words.image} width={1200} height={630} />
          <span className="seo-address" dir="ltr">
            {host}
          </span>
          <strong>{title}</strong>
        </div>
      </figure>
    </div>
  )
}

function useWords() {
  const { collectionSlug } = useDocumentInfo()
  const fields = useFormFields(([state]) => state)
  const read = (name: string) => {
    const value = fields[name]?.value
    return typeof value === 'string' ? value : ''
  }
  const title = read('seo.title') || read('title')
  const slug = read('slug')
  const chosen = usePicture(read('seo.image'))
  const drawn = `/api/og?title=${encodeURIComponent((title || 'Untitled').slice(0, 200))}`
  return {
    title,
    description: read('seo.description') || read('summary'),
    isHidden: fields['seo.hidden']?.value === true,
    path: slug === 'home' ? '/' : `/${collectionSlug ?? ''}/${slug || '…'}`,
    image: chosen ?? drawn,
  }
}

/** The address of a picture of the library, once it is known. */
function usePicture(id: string): string | undefined {
  const [picture, setPicture] = useState<{ id: string; url: string }>()
  useEffect(() => {
    if (!id) return
    const left = new AbortController()
    fetch(`/api/media/${encodeURIComponent(id)}?depth=0`, { signal: left.signal })
      .then((response) => response.json() as Promise<{ url?: string }>)
      .then(({ url }) => setPicture(url ? { id, url } : undefined))
      .catch(() => undefined)
    return () => left.abort()
  }, [id])
  return picture && picture.id === id ? picture.url : undefined
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
