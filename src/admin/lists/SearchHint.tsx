'use client'

import { useEffect, useRef } from 'react'

type Props = {
  /** All that the search box finds by. */
  words: string
}

/** Says in the search box of a list what it finds by; Payload leaves out what is in a group or in another document. */
export function SearchHint({ words }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = place.current?.closest('.collection-list')?.querySelector('.search-filter__input')
    box?.setAttribute('placeholder', words)
    box?.setAttribute('aria-label', words)
  }, [words])
  return <span hidden ref={place} />
}
