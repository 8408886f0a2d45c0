'use client'

import { useRef, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../button/index.ts'
import { isElement } from '../hooks/own-tree.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { searchGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { TextInput } from '../text-input/index.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './FilterSentence.styles.ts'

const defaultMessages = { apply: '确定' }

/** Texts of {@link FilterText}. */
export type FilterTextMessages = typeof defaultMessages

/** Details of a text that is to be looked for. */
export interface FilterTextDetails {
  readonly reason: 'submit' | 'blur' | 'clear'
  readonly event: Event
}

/** Props of {@link FilterText}; all other props are passed to its `<form>`. */
export interface FilterTextProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'defaultValue'> {
  /** Name of the field, e.g. 商品. */
  label: string
  value: string
  /** Called for Enter, 确定, and when the field loses the focus; never while the user types, and not for an unchanged text after a blur. */
  onValueChange?: ((value: string, details: FilterTextDetails) => void) | undefined
  /** A longer text stays in the field, which says by how much it is too long, and does not apply. */
  maxLength?: number | undefined
  placeholder?: string | undefined
  /** A search field in the line itself, without a button. */
  inline?: boolean | undefined
  messages?: Partial<FilterTextMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'input' | 'submit'> | undefined
}

/**
 * A text to filter by. It applies on Enter or when it loses the focus; Escape takes back what was typed.
 *
 * Data attributes: `data-inline`.
 */
export const FilterText = withRef(function FilterText(props: FilterTextProps) {
  const { label, value, onValueChange, maxLength, placeholder, inline = false, messages, classNames, style, ...rest } = props
  const part = partsOf(classNames)
  const t = useMessages('FilterText', defaultMessages, messages)
  const [shown, setShown] = useState(value)
  const [text, setText] = useState(value)
  const isCancelled = useRef(false)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const apply = (next: string, reason: FilterTextDetails['reason'], event: Event) => {
    if (next.length > (maxLength ?? Infinity) || (reason !== 'submit' && next.trim() === value)) return
    onValueChange?.(next.trim(), { reason, event })
  }
  return (
    <S.TextForm
      data-part="filter-text"
      noValidate
      {...rest}
      data-inline={inline ? '' : undefined}
      style={{ '--letters': (placeholder ?? label).length, ...style }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(text, 'submit', event.nativeEvent)
      }}
    >
      <TextInput
        {...part('input')}
        aria-label={label}
        type={inline ? 'search' : 'text'}
        value={text}
        maxLength={maxLength}
        placeholder={placeholder ?? label}
        clearable
        start={inline ? <Glyph d={searchGlyph} size={16} /> : undefined}
        onValueChange={(next, { reason, event }) => {
          setText(next)
          isCancelled.current = false
          if (reason === 'clear') apply('', 'clear', event)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          isCancelled.current = true
          setText(value)
        }}
        onBlur={({ nativeEvent, currentTarget, relatedTarget }) => {
          const isInside = isElement(relatedTarget) && currentTarget.form?.contains(relatedTarget)
          if (!isCancelled.current && !isInside) apply(text, 'blur', nativeEvent)
        }}
      />
      {inline ? null : (
        <Button {...part('submit')} type="submit" variant="primary">
          {t.apply}
        </Button>
      )}
    </S.TextForm>
  )
})
