import { Combobox, type ComboboxOption, type ComboboxProps } from '@mall/ui/combobox'
import { FilterChip, FilterOptions } from '@mall/ui/filter-sentence'
import { Icon } from '@mall/ui/icon'
import type { ComponentPropsWithRef, Ref } from 'react'
import * as S from './Sentence.styles.ts'

interface TextBlankProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  /** Says what belongs here, since the sentence around it is not read with it. */
  readonly label: string
  readonly invalid?: boolean
  readonly onText: (text: string) => void
}

/** A blank of a sentence that one types into. */
export const TextBlank = ({ label, invalid = false, onText, ...rest }: TextBlankProps) => (
  <S.Input {...rest} aria-label={label} aria-invalid={invalid} autoComplete="off" spellCheck={false} onChange={({ target }) => onText(target.value)} />
)

interface ChoiceBlankProps<Value extends string> {
  readonly label: string
  /** What the blank says; its options may say more. */
  readonly text: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onValue: (value: Value) => void
}

/** A blank of a sentence with a few answers. */
export const ChoiceBlank = <Value extends string>({ label, text, options, value, onValue }: ChoiceBlankProps<Value>) => (
  <FilterChip label={label} text={text}>
    {(close) => (
      <FilterOptions
        label={label}
        options={options}
        value={value}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next)
          if (chosen) onValue(chosen.value)
          close()
        }}
      />
    )}
  </FilterChip>
)

interface SearchBlankProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly value: ComboboxOption<number> | null
  readonly placeholder: string
  /** How to find one. */
  readonly hint: string
  readonly clearable?: boolean
  /** The problem that it has; undefined: none. */
  readonly describedBy: string | undefined
  readonly loadOptions: NonNullable<ComboboxProps<number>['loadOptions']>
  readonly onValue: (option: ComboboxOption<number> | null) => void
}

/** A blank of a sentence whose answer is searched for. */
export const SearchBlank = ({ ref, label, value, placeholder, hint, clearable = false, describedBy, loadOptions, onValue }: SearchBlankProps) => (
  <FilterChip
    ref={ref}
    label={label}
    text={value?.label ?? placeholder}
    filled={value !== null}
    data-invalid={describedBy === undefined ? undefined : ''}
    aria-describedby={describedBy}
    onClear={clearable ? () => onValue(null) : undefined}
  >
    {(close) => (
      <S.Editor>
        <Combobox
          label={label}
          value={value}
          loadOptions={loadOptions}
          messages={{ placeholder: hint }}
          onValueChange={(option: ComboboxOption<number> | null) => {
            onValue(option)
            // The field is gone with its panel: it takes note of its choice first.
            queueMicrotask(close)
          }}
        />
      </S.Editor>
    )}
  </FilterChip>
)

/** What is wrong with a sentence; the blanks that it is about are described by it. */
export const Problems = ({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <S.Problems id={id} role="alert">
      {texts.map((text) => (
        <p key={text}>
          <Icon name="alert" size={16} />
          {text}
        </p>
      ))}
    </S.Problems>
  )
