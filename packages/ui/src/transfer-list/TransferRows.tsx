import { memo } from 'react'
import type { ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { byGroup } from './transfer-rules.ts'
import type { TransferRow } from './transfer-rules.ts'
import type { TransferOption } from './types.ts'

interface TransferRowsProps {
  readonly id: string
  /** The rows to draw, of which the first is at `first` of the list. */
  readonly rows: readonly TransferRow[]
  readonly first: number
  /** Number of options in the whole list. */
  readonly count: number
  readonly marked: ReadonlySet<string>
  readonly active: string | undefined
  readonly disabled: boolean
  /** Rows have a cross that removes them. */
  readonly removable: boolean
  readonly classNames: ClassNames<'box' | 'group' | 'group-count' | 'group-name' | 'label' | 'move' | 'note' | 'option' | 'reason' | 'words'> | undefined
}

/** The id of the element of a row. */
export const rowId = (id: string, at: number): string => `${id}option${at}`

/** Rows of a list, those of a group in an element of its own. */
export const TransferRows = ({ id, rows, first, count, marked, active, disabled, removable, classNames }: TransferRowsProps) => {
  const part = partsOf(classNames)
  const drawn = rows.map((row, place) => ({ row, index: first + place }))
  return byGroup(drawn, ({ row }) => (row.kind === 'group' ? row.name : row.option.group)).map(([name, members]) => (
    <Group key={name ?? ''} name={name}>
      {members.map(({ row, index }) =>
        row.kind === 'group' ? (
          <div key={row.key} {...part('group')} data-index={index} aria-hidden="true">
            <span {...part('group-name')}>{row.name}</span>
            <span {...part('group-count')}>{row.count}</span>
          </div>
        ) : (
          <OptionRow
            key={row.key}
            id={rowId(id, row.at)}
            option={row.option}
            index={index}
            at={row.at}
            count={count}
            isMarked={marked.has(row.option.value)}
            isActive={row.option.value === active}
            disabled={disabled}
            removable={removable}
            classNames={classNames}
          />
        ),
      )}
    </Group>
  ))
}

const Group = ({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) =>
  name === undefined ? (
    children
  ) : (
    <div role="group" aria-label={name}>
      {children}
    </div>
  )

interface OptionRowProps {
  readonly id: string
  readonly option: TransferOption
  readonly index: number
  readonly at: number
  readonly count: number
  readonly isMarked: boolean
  readonly isActive: boolean
  readonly disabled: boolean
  readonly removable: boolean
  readonly classNames: ClassNames<'box' | 'label' | 'move' | 'note' | 'option' | 'reason' | 'words'> | undefined
}

/** One row; it renders again only when something of it changes. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, index, at, count, isMarked, isActive, disabled, removable, classNames } = props
  const part = partsOf(classNames)
  const isFixed = disabled || option.disabled === true
  return (
    <div
      {...part('option')}
      id={id}
      role="option"
      aria-selected={isMarked}
      aria-disabled={isFixed || undefined}
      aria-setsize={count}
      aria-posinset={at + 1}
      data-index={index}
      data-value={option.value}
      data-active={isActive ? '' : undefined}
      data-disabled={isFixed ? '' : undefined}
    >
      <span {...part('box')}>{isMarked ? <Glyph d={checkGlyph} size={16} /> : null}</span>
      <span {...part('words')}>
        <span {...part('label')}>{option.label}</span>
        {option.note === undefined ? null : <small {...part('note')}>{option.note}</small>}
        {option.disabled && option.reason !== undefined ? <small {...part('reason')}>{option.reason}</small> : null}
      </span>
      {removable && !isFixed ? (
        // For the pointer; the keyboard has Delete.
        <span {...part('move')} aria-hidden="true">
          <Glyph d={closeGlyph} size={16} />
        </span>
      ) : null}
    </div>
  )
})
