'use client'

import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './FilterSentence.styles.ts'

const defaultMessages = {
  clear: '清除',
  name: (label: string, text: string) => `${label}：${text}`,
}

/** Texts of {@link FilterChip}. */
export type FilterChipMessages = typeof defaultMessages

/** Reason of opening, closing or clearing. `close`: the editor closed itself, since something was chosen. */
export interface FilterChipDetails {
  readonly reason: 'trigger' | 'dismiss' | 'close' | 'clear'
  /** Missing when the editor closed itself. */
  readonly event?: Event
}

/** Props of {@link FilterChip}; all other props are passed to its button. */
export interface FilterChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name of the filter, e.g. 下单时间. */
  label: string
  /** What the blank says: the value, or 任何时间. */
  text: string
  /** The filter has a value. */
  filled?: boolean | undefined
  /** Shows 清除 below the editor; Delete on the blank clears too. */
  onClear?: ((details: FilterChipDetails) => void) | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<FilterChipDetails>) => void) | undefined
  /** The editor, rendered while it is open. Call `close` when something was chosen. */
  children: (close: () => void) => ReactNode
  messages?: Partial<FilterChipMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'clear' | 'foot' | 'panel' | 'text'> | undefined
}

/** Where the focus goes first: what is chosen, else the first control. The list of a field that searches takes no focus itself. */
const first = ['[role=listbox][tabindex="0"]', '[aria-pressed=true]', '[aria-pressed]', 'input:not([type=hidden])', 'select', '[tabindex="0"]', 'button']

/**
 * A blank of a `FilterSentence`: text on a ruled line that opens its editor. Escape closes without a change.
 *
 * Data attributes: `data-filled`.
 */
export const FilterChip = withRef(function FilterChip(props: FilterChipProps) {
  const { label, text, filled = false, onClear, open, defaultOpen = false, onOpenChange, children, messages, ref, onKeyDown, classNames, ...rest } = props
  const part = partsOf(classNames)
  const t = useMessages('FilterChip', defaultMessages, messages)
  const [isOpen, setOpen] = useControllable<boolean, FilterChipDetails>(open, defaultOpen, onOpenChange)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement)
  useEffect(() => {
    if (!isOpen) return
    const target = first.map((selector) => panel.current?.querySelector<HTMLElement>(selector)).find(Boolean)
    target?.focus({ preventScroll: true })
  }, [isOpen])
  /** The editor unmounts with the focus inside, and the browser restores the focus only for a panel that still contains it. */
  const close = (details: FilterChipDetails) => {
    trigger.current?.focus()
    if (isOpen) setOpen(false, details)
  }
  const clear = (event: Event) => {
    onClear?.({ reason: 'clear', event })
    close({ reason: 'clear', event })
  }
  return (
    <S.Editor
      {...part('panel')}
      ref={panel}
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <S.Blank
          data-part="filter-chip"
          {...rest}
          ref={trigger}
          type="button"
          aria-label={t.name(label, text)}
          data-filled={filled ? '' : undefined}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            const erases = event.key === 'Delete' || event.key === 'Backspace'
            if (erases && filled && onClear && !event.defaultPrevented) clear(event.nativeEvent)
          }}
        >
          <span {...part('text')}>{text}</span>
          <Glyph d={chevronDownGlyph} size={16} />
        </S.Blank>
      }
    >
      <Content render={children} onClose={() => close({ reason: 'close' })} />
      {filled && onClear ? (
        <S.Foot {...part('foot')}>
          <S.Clear {...part('clear')} type="button" aria-label={`${t.clear}${label}`} onClick={({ nativeEvent }) => clear(nativeEvent)}>
            {t.clear}
          </S.Clear>
        </S.Foot>
      ) : null}
    </S.Editor>
  )
})

const Content = ({ render, onClose }: { readonly render: FilterChipProps['children']; readonly onClose: () => void }) => render(onClose)
