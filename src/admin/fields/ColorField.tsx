'use client'

import { TextInput, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import { contrastRatio, isHexColor } from '../../platform/color.js'

/** A colour to pick or type, with how well it can be read on the colour it stands on. */
export const ColorField: TextFieldClientComponent = ({ field, path, readOnly, ...props }) => {
  const { on } = props as { on?: string }
  const ground = useFormFields(([fields]) => on && fields[path.replace(/[^.]*$/, on)]?.value)
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const isColor = /^#[0-9a-f]{6}$/i.test(value ?? '')
  const contrast =
    isColor && typeof ground === 'string' && isHexColor(ground)
      ? contrastRatio(value ?? '', ground)
      : undefined
  return (
    <TextInput
      AfterInput={
        <span className="color-field">
          <input
            aria-label={`Pick: ${typeof field.label === 'string' ? field.label : field.name}`}
            disabled={readOnly === true || disabled}
            onChange={(event) => setValue(event.target.value)}
            type="color"
            value={isColor ? (value ?? '') : '#000000'}
          />
          {contrast !== undefined && (
            <span>
              Contrast {contrast.toFixed(1)}:1,{' '}
              {contrast >= enough ? 'easy to read' : 'hard to read'}
            </span>
          )}
        </span>
      }
      description={field.admin?.description ?? ''}
      label={field.label ?? field.name}
      onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
      path={path}
      readOnly={readOnly === true || disabled}
      required={field.required === true}
      showError={showError}
      style={{ width: field.admin?.width ?? '100%' }}
      value={value ?? ''}
    />
  )
}

/** WCAG 2.2 AA for text. */
const enough = 4.5
