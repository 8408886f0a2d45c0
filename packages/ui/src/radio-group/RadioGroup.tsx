import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFieldControl, useFieldLabelId } from '../field/context.ts'
import { useControllable } from '../hooks/use-controllable.ts'
import { Note, Option, Radio, Root } from './RadioGroup.styles.ts'

/** Why the choice changed. */
export interface RadioDetails {
  reason: 'choose'
  event: Event
}

/** One choice. */
export interface RadioOption {
  value: string
  label: ReactNode
  /** A line below the label. */
  note?: ReactNode
  disabled?: boolean | undefined
}

/** Props of {@link RadioGroup}; whatever else is given goes to its `<div role="radiogroup">`. */
export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  options: readonly RadioOption[]
  value?: string | undefined
  /** Nothing is chosen by default. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: RadioDetails) => void) | undefined
  /** Of the radios in a form; made up by default. */
  name?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  orientation?: 'horizontal' | 'vertical' | undefined
  /** `cards` frames each choice: ways to pay, addresses. */
  appearance?: 'plain' | 'cards' | undefined
}

/**
 * One of a few, all in sight, on the browser's own radios. Inside a `Field group` it takes its name from there.
 *
 * Data attributes: `data-orientation`, `data-appearance`; on each choice `data-disabled`.
 */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled,
  required,
  orientation = 'horizontal',
  appearance = 'plain',
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const labelId = useFieldLabelId()
  const { id, ...aria } = useFieldControl({ ...rest, required })
  const [chosen, choose] = useControllable(value, defaultValue ?? '', onValueChange)
  return (
    <Root
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      {...rest}
      {...aria}
      id={id}
      role="radiogroup"
      aria-disabled={disabled || undefined}
      data-orientation={orientation}
      data-appearance={appearance}
    >
      {options.map((option) => {
        const off = disabled || option.disabled
        return (
          <Option key={option.value} data-disabled={off ? '' : undefined}>
            <Radio
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              disabled={off}
              onChange={(event: ChangeEvent<HTMLInputElement>) => choose(option.value, { reason: 'choose', event: event.nativeEvent })}
            />
            <span>
              {option.label}
              {option.note && <Note>{option.note}</Note>}
            </span>
          </Option>
        )
      })}
    </Root>
  )
}
