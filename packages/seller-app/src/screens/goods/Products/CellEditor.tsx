import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { parseNumber, type NumberProblem, type NumberRule } from '@mall/ui/number-range'
import { Popover } from '@mall/ui/popover'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState, type ReactNode } from 'react'
import * as S from './CellEditor.styles.ts'

interface CellEditorProps {
  /** Whose number it is, for a screen reader: 修改…的市场价. */
  readonly label: string
  /** What the field asks for: 市场价（元）. */
  readonly name: string
  readonly value: number
  /** The number in words of the cell, which a screen reader says after the label. */
  readonly shown: string
  /** The number as the cell shows it. */
  readonly children: ReactNode
  readonly rule: NumberRule
  readonly open: boolean
  /** It was changed since the list was opened. */
  readonly saved: boolean
  /** What another number comes to, in words. */
  readonly renderEffect: (value: number) => ReactNode
  readonly onOpenChange: (open: boolean) => void
  /** Saves. `goesOn`: the row below is next. */
  readonly onSave: (value: number, goesOn: boolean) => void
}

const problems: Readonly<Record<NumberProblem, string>> = { form: '请输入数字', decimals: '小数位数过多', min: '数字过小', max: '数字过大' }

/** A number of a row that is changed where it stands: 回车 saves, ↓ saves and goes on to the row below, Esc leaves it. */
export const CellEditor = ({ open, saved, label, shown, children, onOpenChange, ...field }: CellEditorProps) => (
  <Popover
    label={label}
    align="end"
    open={open}
    onOpenChange={onOpenChange}
    trigger={
      <S.Value type="button" aria-label={`${label}，${shown}`} data-saved={saved || undefined}>
        {children}
      </S.Value>
    }
  >
    <Editing {...field} onLeave={() => onOpenChange(false)} />
  </Popover>
)

type EditingProps = Pick<CellEditorProps, 'name' | 'value' | 'rule' | 'renderEffect' | 'onSave'> & { readonly onLeave: () => void }

const Editing = ({ name, value, rule, renderEffect, onSave, onLeave }: EditingProps) => {
  const [text, setText] = useState(value.toFixed(rule.decimals ?? 0))
  const [isTried, setTried] = useState(false)
  const { value: wanted, problem } = parseNumber(text, rule)
  const fault = wanted === null ? problems[problem ?? 'form'] : undefined
  const save = (goesOn: boolean) => {
    setTried(true)
    if (wanted === null) return
    if (wanted === value && !goesOn) onLeave()
    else onSave(wanted, goesOn)
  }
  return (
    <S.Panel
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
      }}
    >
      <Field label={name} error={isTried ? fault : undefined}>
        <TextInput
          // The field is all that was asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="decimal"
          value={text}
          onValueChange={setText}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            save(true)
          }}
        />
      </Field>
      {wanted === null ? null : <Text as="p" tone="secondary">{renderEffect(wanted)}</Text>}
      <Inline justify="between">
        <S.Keys>
          <span><kbd>回车</kbd> 存</span>
          <span><kbd>↓</kbd> 存并到下一行</span>
          <span><kbd>Esc</kbd> 不改</span>
        </S.Keys>
        <Button type="submit" variant="primary">保存</Button>
      </Inline>
    </S.Panel>
  )
}
