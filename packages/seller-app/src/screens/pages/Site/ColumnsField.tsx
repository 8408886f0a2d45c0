import { siteLimits } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Actions, Rows } from '../../../components/FormRows.styles.ts'
import { RowsField, type SiteForm } from './RowsField.tsx'
import { columnsLimit, type ColumnsName } from './site-values.ts'
import * as S from './SiteView.styles.ts'

interface ColumnProps {
  readonly form: SiteForm
  readonly name: ColumnsName
  readonly index: number
  readonly onUp: (() => void) | undefined
  readonly onRemove: () => void
}

const ColumnFields = ({ form, name, index, onUp, onRemove }: ColumnProps) => {
  const path = `${name}.${index}.Title` as const
  const title = useWatch({ control: form.control, name: path })
  const which = `第 ${index + 1} 列`
  return (
    <S.Column role="group" aria-label={title || which}>
      <S.ColumnHead>
        <Field label={`${which}标题`} required error={form.formState.errors[name]?.[index]?.Title?.message}>
          <TextInput {...form.register(path)} maxLength={siteLimits.title} autoComplete="off" />
        </Field>
        <Actions data-below-labels="">
          {onUp ? <Button variant="text" aria-label={`上移${title || which}`} onClick={onUp}>上移</Button> : null}
          <Button variant="text" aria-label={`删除这一列：${title || which}`} onClick={onRemove}>删除这一列</Button>
        </Actions>
      </S.ColumnHead>
      <RowsField form={form} name={`${name}.${index}.Links`} of={title} />
    </S.Column>
  )
}

/** Titled lists of links, in their order. */
export const ColumnsField = ({ form, name }: { readonly form: SiteForm; readonly name: ColumnsName }) => {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name })
  const adding = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  return (
    <Rows>
      {fields.map(({ id }, index) => (
        <ColumnFields
          key={id}
          form={form}
          name={name}
          index={index}
          onUp={index === 0 ? undefined : () => swap(index, index - 1)}
          onRemove={() => {
            remove(index)
            adding.current?.focus()
          }}
        />
      ))}
      <Inline gap={12}>
        <Button ref={adding} disabled={fields.length >= columnsLimit} onClick={() => append({ Title: '', Links: [] })}>
          加一列
        </Button>
        <Text tone="secondary">{`${fields.length} / ${columnsLimit} 列`}</Text>
      </Inline>
    </Rows>
  )
}
