import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useRef } from 'react'
import { useFieldArray, type Path, type UseFormReturn } from 'react-hook-form'
import * as S from '../../../components/FormRows.styles.ts'
import { blankRow, rowsAt, type RowField, type RowsName, type SiteInput } from './site-values.ts'

export type SiteForm = UseFormReturn<SiteInput, unknown, SiteInput>

interface RowTextProps {
  readonly form: SiteForm
  readonly path: string
  readonly field: RowField
  readonly hidesLabel: boolean
}

/** Addresses are pasted with blanks around them. */
const trimmed = { setValueAs: (text: string) => text.trim() }

const isAddress = ({ name }: RowField): boolean => name === 'Href' || name === 'Address'

const RowText = ({ form, path, field, hidesLabel }: RowTextProps) => {
  const name = path as Path<SiteInput>
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={field.label} hideLabel={hidesLabel} required={field.required} error={error?.message}>
      <TextInput {...form.register(name, isAddress(field) ? trimmed : {})} maxLength={field.max} autoComplete="off" {...(isAddress(field) ? { inputMode: 'url' as const } : {})} />
    </Field>
  )
}

interface RowsFieldProps {
  readonly form: SiteForm
  readonly name: RowsName
  /** Whose rows they are, where there are several lists: 购物指南. */
  readonly of?: string
}

/** Rows of texts, in their order: written, added, moved up, deleted. */
export const RowsField = ({ form, name, of = '' }: RowsFieldProps) => {
  const { fields: texts, max, one } = rowsAt(name)
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name })
  const isPhone = useMediaQuery(mediaQueries.phone)
  const adding = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  return (
    <S.Rows>
      {fields.map(({ id }, index) => {
        const which = `${of}第 ${index + 1} 条${one}`
        return (
          <S.Row key={id} role="group" aria-label={which} style={{ '--row-fields': texts.length }}>
            {texts.map((field) => (
              <RowText key={field.name} form={form} path={`${name}.${index}.${field.name}`} field={field} hidesLabel={index > 0 && !isPhone} />
            ))}
            <S.Actions data-below-labels={index === 0 ? '' : undefined}>
              {index === 0 ? null : <Button variant="text" aria-label={`上移${which}`} onClick={() => swap(index, index - 1)}>上移</Button>}
              <Button
                variant="text"
                aria-label={`删除${which}`}
                onClick={() => {
                  remove(index)
                  adding.current?.focus()
                }}
              >
                删除
              </Button>
            </S.Actions>
          </S.Row>
        )
      })}
      <Inline gap={12}>
        <Button ref={adding} disabled={fields.length >= max} aria-label={of === '' ? undefined : `加一条${one}：${of}`} onClick={() => append(blankRow(name) as never)}>{`加一条${one}`}</Button>
        <Text tone="secondary">{`${fields.length} / ${max} 条`}</Text>
      </Inline>
    </S.Rows>
  )
}
