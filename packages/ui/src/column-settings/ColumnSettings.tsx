'use client'

import { Button } from '../button/index.ts'
import type { ButtonProps } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph, chevronUpGlyph, columnsGlyph } from '../icon/glyphs.ts'
import { Popover } from '../popover/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { changeColumn, completeSettings, isFixed, moveColumn } from '../table/arrange-columns.ts'
import type { ColumnSetting } from '../table/arrange-columns.ts'
import { columnName } from '../table/columns.ts'
import type { TableColumn } from '../table/columns.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './ColumnSettings.styles.ts'

const defaultMessages = {
  title: '列设置',
  up: (name: string) => `${name}前移`,
  down: (name: string) => `${name}后移`,
  reset: '恢复默认',
}

/** Texts of {@link ColumnSettings}. */
export type ColumnSettingsMessages = typeof defaultMessages

/** Why the settings changed. */
export interface ColumnSettingsDetails {
  readonly reason: 'show' | 'move' | 'reset'
  readonly event: Event
}

/** Props of {@link ColumnSettings}; all other props are passed to its button. */
export interface ColumnSettingsProps<Row> extends Omit<ButtonProps, 'value' | 'children' | 'classNames' | 'icon' | 'href'> {
  /** All columns of the table, as declared. */
  columns: readonly TableColumn<Row>[]
  /** Give the same to `arrangeColumns`. */
  value: readonly ColumnSetting[]
  onValueChange: (value: readonly ColumnSetting[], details: ColumnSettingsDetails) => void
  messages?: Partial<ColumnSettingsMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'checkbox' | 'down' | 'item' | 'list' | 'panel' | 'reset' | 'up'> | undefined
}

/** A button that opens the columns of a table: which of them show, and in which order. Frozen columns and the row's head stay. */
export const ColumnSettings = withRef(function ColumnSettings<Row>({ columns, value, onValueChange, messages, classNames, ...rest }: ColumnSettingsProps<Row>) {
  const part = partsOf(classNames)
  const t = useMessages('ColumnSettings', defaultMessages, messages)
  const movable = completeSettings(columns, value).flatMap((setting) => {
    const column = columns.find(({ key }) => key === setting.key)
    return column && !isFixed(column) ? [{ ...setting, name: columnName(column) }] : []
  })
  return (
    <Popover
      {...part('panel')}
      label={t.title}
      align="end"
      trigger={
        <Button data-part="column-settings" {...rest} aria-label={t.title} title={t.title} icon={<Glyph d={columnsGlyph} size={16} />} />
      }
    >
      <S.List {...part('list')}>
        {movable.map(({ key, name, hidden }, at) => (
          <li key={key} {...part('item')}>
            <Checkbox
              {...part('checkbox')}
              checked={!hidden}
              onCheckedChange={(checked, { event }) => onValueChange(changeColumn(columns, value, key, { hidden: !checked }), { reason: 'show', event })}
            >
              {name}
            </Checkbox>
            <S.Move
              {...part('up')}
              type="button"
              aria-label={t.up(name)}
              aria-disabled={at === 0 || undefined}
              onClick={({ nativeEvent }) => onValueChange(moveColumn(columns, value, key, -1), { reason: 'move', event: nativeEvent })}
            >
              <Glyph d={chevronUpGlyph} size={16} />
            </S.Move>
            <S.Move
              {...part('down')}
              type="button"
              aria-label={t.down(name)}
              aria-disabled={at === movable.length - 1 || undefined}
              onClick={({ nativeEvent }) => onValueChange(moveColumn(columns, value, key, 1), { reason: 'move', event: nativeEvent })}
            >
              <Glyph d={chevronDownGlyph} size={16} />
            </S.Move>
          </li>
        ))}
      </S.List>
      <Button {...part('reset')} variant="text" disabled={value.length === 0} onClick={({ nativeEvent }) => onValueChange([], { reason: 'reset', event: nativeEvent })}>
        {t.reset}
      </Button>
    </Popover>
  )
})
