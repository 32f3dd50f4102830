'use client'

import { type ReactNode, useEffect } from 'react'

/**
 * Adds what was typed into a list of texts when the list is left or the document saved, as Enter does: Payload's list
 * forgets it without a word.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  useEffect(() => {
    const left = new AbortController()
    // On the window, before React hears of it and the list empties itself.
    const settings = { capture: true, signal: left.signal }
    window.addEventListener('focusout', ({ target }) => addTyped(target), settings)
    window.addEventListener('keydown', (event) => isSave(event) && addTyped(event.target), settings)
    return () => left.abort()
  }, [])
  return children
}

const isSave = ({ ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key === 's'

function addTyped(target: EventTarget | null): void {
  const isList = target instanceof HTMLInputElement && target.matches('.text.has-many input')
  if (isList) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
