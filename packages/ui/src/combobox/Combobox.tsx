'use client'

import { useFieldControl } from '../field/context.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph, closeGlyph } from '../icon/glyphs.ts'
import { partsOf } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './Combobox.styles.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { defaultMessages, type ComboboxInputProps, type ComboboxProps } from './types.ts'
import { useCombobox } from './use-combobox.ts'

const ownProps: ReadonlySet<string> = new Set<keyof ComboboxProps>([
  ...(['label', 'loadOptions', 'debounceMs', 'clearable', 'name', 'open', 'defaultOpen', 'onOpenChange', 'messages', 'classNames', 'multiple'] as const),
  ...(['value', 'defaultValue', 'onValueChange', 'ref', 'className', 'style'] as const),
])

/** The props that are the input's. */
const inputProps = (props: object) => Object.fromEntries(Object.entries(props).filter(([name]) => !ownProps.has(name))) as ComboboxInputProps

/**
 * A field that searches what can be chosen: people, products, departments. One, or several as chips. While Chinese is composed
 * nothing is searched; a late answer is never shown; leaving the field chooses nothing.
 *
 * Data attributes: `data-open`, `data-pending`, `data-disabled` on the frame; `data-active`, `data-chosen` on each option.
 */
export const Combobox = withRef(function Combobox<Value extends string | number = string>(props: ComboboxProps<Value>) {
  const { label, name, clearable = false, multiple = false, className, style, messages, classNames } = props
  const part = partsOf(classNames)
  const t = useMessages('Combobox', defaultMessages, messages)
  const rest = inputProps(props)
  const aria = useFieldControl(rest)
  const { chosen, rows, found, isOpen, chips, rootProps, setInput, handlers, itemProps, downshift, clear } = useCombobox(props)
  const isNamed = aria.id !== undefined || rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined
  const disabled = rest.disabled === true
  const isPending = found.status === 'pending'
  const fieldProps = downshift.getInputProps(
    chips.getDropdownProps(
      {
        ...rest,
        ...aria,
        ...handlers,
        ref: setInput,
        'aria-label': isNamed ? rest['aria-label'] : label,
        'aria-labelledby': rest['aria-labelledby'],
        placeholder: multiple && chosen.length > 0 ? undefined : (rest.placeholder ?? t.placeholder),
        spellCheck: false,
      },
      { suppressRefError: true },
    ),
    { suppressRefError: true },
  ) as object
  const toggleProps = downshift.getToggleButtonProps({ disabled, 'aria-label': t.open }) as object
  const menuProps = downshift.getMenuProps({ 'aria-label': label }, { suppressRefError: true }) as object
  return (
    <S.Frame
      data-part="combobox"
      {...rootProps}
      className={className}
      style={style}
      data-open={isOpen ? '' : undefined}
      data-pending={isPending ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <S.Box {...part('box')}>
        <S.Words {...part('values')}>
          {multiple &&
            chosen.map((option, index) => {
              const removeProps = chips.getSelectedItemProps({ selectedItem: option, index }) as object
              return (
                <S.Chip key={option.value} {...part('chip')}>
                  <span {...part('chip-label')}>{option.label}</span>
                  {!disabled && (
                    <S.Remove {...part('remove')} {...removeProps} type="button" aria-label={t.remove(option.label)} onClick={() => chips.removeSelectedItem(option)}>
                      <Glyph d={closeGlyph} size={16} />
                    </S.Remove>
                  )}
                </S.Chip>
              )
            })}
          <S.Input {...fieldProps} {...part('control')} type="text" />
        </S.Words>
        {isPending && <S.Spinner {...part('spinner')} aria-hidden="true" />}
        {clearable && !disabled && chosen.length > 0 && (
          <S.Tool {...part('clear')} type="button" aria-label={t.clear} onClick={clear}>
            <Glyph d={closeGlyph} size={16} />
          </S.Tool>
        )}
        <S.Tool {...toggleProps} {...part('toggle')} type="button">
          <Glyph d={chevronDownGlyph} size={16} />
        </S.Tool>
      </S.Box>
      {name === undefined ? null : chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} disabled={disabled} />)}
      <ComboboxList
        messages={t}
        found={found}
        rows={rows}
        open={isOpen}
        multiple={multiple}
        chosen={chosen}
        highlighted={downshift.highlightedIndex}
        menuProps={menuProps}
        itemProps={itemProps}
        classNames={classNames}
      />
    </S.Frame>
  )
})
