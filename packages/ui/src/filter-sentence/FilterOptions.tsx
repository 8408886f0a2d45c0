'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { reveal } from '../hooks/layout.ts'
import { isElement } from '../hooks/own-tree.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './FilterSentence.styles.ts'

/** One option of a {@link FilterOptions}. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Details of a choice. */
export interface FilterOptionsDetails {
  readonly reason: 'choose'
  readonly event: Event
}

/** Props of {@link FilterOptions}; all other props are passed to its list. */
export interface FilterOptionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Name of the list, e.g. 支付方式. */
  label: string
  options: readonly FilterOption[]
  value: string
  onValueChange?: ((value: string, details: FilterOptionsDetails) => void) | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'label' | 'option'> | undefined
}

/** The place of the option that an event happened on. */
const placeOf = (target: EventTarget): number | null => {
  const at = isElement(target) ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined
  return at === undefined ? null : Number(at)
}

/**
 * The options of a blank as a list: arrow keys, Home and End move, Enter or space chooses.
 *
 * Data attributes, on each option: `data-active`.
 */
export const FilterOptions = withRef(function FilterOptions({ label, options, value, onValueChange, onKeyDown, classNames, ...rest }: FilterOptionsProps) {
  const part = partsOf(classNames)
  const id = useId()
  const chosen = options.findIndex((option) => option.value === value)
  const [active, setActive] = useState(Math.max(0, chosen))
  const current = useRef<HTMLDivElement>(null)
  useEffect(() => {
    reveal(current.current)
  }, [active])
  const choose = (at: number, event: Event) => {
    const option = options[at]
    if (option) onValueChange?.(option.value, { reason: 'choose', event })
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(active + 1, options.length - 1),
    ArrowUp: Math.max(active - 1, 0),
    Home: 0,
    End: options.length - 1,
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const next = steps[event.key]
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') choose(active, event.nativeEvent)
    else return
    event.preventDefault()
  }
  return (
    <S.Options
      data-part="filter-options"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}${active}`}
      {...rest}
      onKeyDown={move}
      onPointerMove={({ target }) => {
        const at = placeOf(target)
        if (at !== null && at !== active) setActive(at)
      }}
      onClick={({ target, nativeEvent }) => {
        const at = placeOf(target)
        if (at !== null) choose(at, nativeEvent)
      }}
    >
      {options.map((option, at) => (
        <div
          key={option.value}
          {...part('option')}
          ref={at === active ? current : undefined}
          id={`${id}${at}`}
          role="option"
          aria-selected={at === chosen}
          data-active={at === active ? '' : undefined}
          data-at={at}
        >
          <span {...part('label')}>{option.label}</span>
          {at === chosen ? <Glyph d={checkGlyph} size={16} /> : null}
        </div>
      ))}
    </S.Options>
  )
})
