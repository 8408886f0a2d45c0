import { useLayoutEffect, useRef } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, checkGlyph } from '../icon/glyphs.ts'
import { usePlacement } from '../popover/use-placement.ts'
import { matcher } from '../search-box/match.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import * as S from './Combobox.styles.ts'
import type { ComboboxMessages, ComboboxOption } from './types.ts'
import { isRetry, type Row } from './use-combobox.ts'
import type { FoundOptions } from './use-options.ts'

interface ComboboxListProps<Value extends string | number> {
  readonly messages: ComboboxMessages
  readonly found: FoundOptions<Value>
  readonly rows: readonly Row<Value>[]
  readonly open: boolean
  readonly multiple: boolean
  readonly chosen: readonly ComboboxOption<Value>[]
  readonly highlighted: number
  readonly menuProps: object
  readonly itemProps: (row: Row<Value>, index: number) => object
  readonly classNames: ClassNames<'hint' | 'label' | 'list' | 'match' | 'note' | 'option' | 'panel' | 'retry' | 'words'> | undefined
}

/** What is announced, and shown when there is no list. */
const stateText = (t: ComboboxMessages, { status, query, options }: FoundOptions<string | number>): string => {
  if (status === 'pending') return t.pending
  if (status === 'failed') return t.failed
  if (status === 'done') return options.length === 0 ? t.empty(query) : t.found(options.length)
  return ''
}

/** The list below the field, in the top layer: neither a dialog nor a table clips it. */
export const ComboboxList = <Value extends string | number>(props: ComboboxListProps<Value>) => {
  const { messages: t, found, rows, open, multiple, chosen, highlighted, menuProps, itemProps, classNames } = props
  const part = partsOf(classNames)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = open && found.status !== 'idle'
  useLayoutEffect(() => {
    anchor.current = (panel.current?.parentElement ?? null) as HTMLDivElement | null
    const element = panel.current
    if (element?.togglePopover && element.matches(':popover-open') !== shown) element.togglePopover(shown)
  }, [shown])
  usePlacement(shown, anchor, panel, { side: 'bottom', align: 'start' })
  const text = stateText(t, found)
  const cut = matcher(found.query)
  return (
    <S.Panel ref={panel} popover="manual" {...part('panel')}>
      <VisuallyHidden role="status">{shown ? text : ''}</VisuallyHidden>
      {shown && rows.length === 0 && <S.Note {...part('note')} aria-hidden="true">{text}</S.Note>}
      <S.List {...part('list')} {...menuProps} aria-busy={found.status === 'pending'} aria-multiselectable={multiple || undefined} hidden={rows.length === 0}>
        {shown &&
          rows.map((row, index) => {
            if (isRetry(row)) {
              return (
                <S.Option key="retry" {...part('option')} {...itemProps(row, index)} data-active={index === highlighted ? '' : undefined} data-tone="danger">
                  <Glyph d={alertGlyph} size={16} />
                  <span {...part('label')}>
                    {t.failed}，<u {...part('retry')}>{t.retry}</u>
                  </span>
                </S.Option>
              )
            }
            const isChosen = chosen.some(({ value }) => value === row.value)
            return (
              <S.Option
                key={row.value}
                {...part('option')}
                {...itemProps(row, index)}
                aria-selected={isChosen}
                data-active={index === highlighted ? '' : undefined}
                data-chosen={isChosen ? '' : undefined}
              >
                <S.OptionWords {...part('words')}>
                  <span {...part('label')}>{cut(row.label).map(({ at, text: piece, matched }) => (matched ? <mark key={at} {...part('match')}>{piece}</mark> : piece))}</span>
                  {row.note !== undefined && <small {...part('hint')}>{row.note}</small>}
                </S.OptionWords>
                {isChosen && <Glyph d={checkGlyph} size={16} />}
              </S.Option>
            )
          })}
      </S.List>
    </S.Panel>
  )
}
