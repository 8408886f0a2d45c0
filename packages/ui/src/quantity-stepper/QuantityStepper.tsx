'use client'

import { useId, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { Cancelable } from '../hooks/use-controllable.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, minusGlyph, plusGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Frame, Input, Message, Root, Step, Unit } from './QuantityStepper.styles.ts'
import { useQuantityStepper, type QuantityDetails } from './use-quantity-stepper.ts'

const defaults = {
  label: '数量',
  increase: '增加',
  decrease: '减少',
  min: (quantity: number) => `起订量为${quantity}，已改为${quantity}`,
  max: (quantity: number) => `最多${quantity}，已改为${quantity}`,
  step: (quantity: number, step: number) => `须为${step}的整数倍，已改为${quantity}`,
}

/** Texts of {@link QuantityStepper}. */
export type QuantityStepperMessages = typeof defaults

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type'>

/** Props of {@link QuantityStepper}; `className` and `style` are passed to the frame, `ref` and all other props to the `<input>`. */
export interface QuantityStepperProps extends InputProps {
  value?: number | undefined
  /** The minimum by default; 0 where it is optional. */
  defaultValue?: number | undefined
  onValueChange?: ((value: number, details: Cancelable<QuantityDetails>) => void) | undefined
  /** Minimum order quantity (MOQ), 1 by default. */
  min?: number | undefined
  /** Quantities are multiples of this, 1 by default. */
  step?: number | undefined
  /** Maximum quantity: the stock, or the product's limit. */
  max?: number | undefined
  /** None is a quantity too: 0, which is drawn as an empty field and lies one step below the minimum. */
  optional?: boolean | undefined
  /** Unit, e.g. 支 or 箱: shown after the number and read with it. */
  unit?: string | undefined
  invalid?: boolean | undefined
  /** A line below: the error, or the ordering rules. */
  message?: ReactNode
  messages?: Partial<QuantityStepperMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'control' | 'decrease' | 'frame' | 'increase' | 'problem' | 'unit'> | undefined
}

/**
 * An order quantity. Typing is free (full-width digits too); Enter or blur changes the number to the next valid
 * one, with `details.reason`, and says by which rule until the next change. Arrow keys change it by one step, Page keys by ten; a held button repeats.
 *
 * Data attributes: `data-invalid`, `data-disabled`.
 */
export const QuantityStepper = withRef(function QuantityStepper({
  value,
  defaultValue,
  onValueChange,
  min = 1,
  step = 1,
  max = Number.POSITIVE_INFINITY,
  optional = false,
  unit,
  invalid,
  message,
  messages,
  disabled = false,
  className,
  style,
  onBlur,
  onFocus,
  onKeyDown,
  classNames,
  ...rest
}: QuantityStepperProps) {
  const part = partsOf(classNames)
  const words = useMessages('QuantityStepper', defaults, messages)
  const stepper = useQuantityStepper({ value, defaultValue, onValueChange, rules: { min, step, max }, optional, disabled })
  const messageId = useId()
  const { input, correction } = stepper
  const note = correction && !invalid ? words[correction.rule](correction.value, step) : message
  return (
    <Root data-part="quantity-stepper" className={className} style={style} data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <Frame {...part('frame')}>
        <Step {...part('decrease')} {...stepper.decrement} type="button" tabIndex={-1} aria-label={words.decrease} disabled={disabled || stepper.atLowest}>
          <Glyph d={minusGlyph} size={16} />
        </Step>
        <Input
          {...part('control')}
          aria-label={rest['aria-labelledby'] || rest.id ? undefined : words.label}
          {...input}
          aria-valuetext={unit ? `${stepper.quantity}${unit}` : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={note ? messageId : undefined}
          disabled={disabled}
          {...rest}
          onFocus={(event: FocusEvent<HTMLInputElement>) => {
            input.onFocus(event)
            onFocus?.(event)
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            input.onBlur(event)
            onBlur?.(event)
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            input.onKeyDown(event)
            onKeyDown?.(event)
          }}
        />
        <Step {...part('increase')} {...stepper.increment} type="button" tabIndex={-1} aria-label={words.increase} disabled={disabled || stepper.atHighest}>
          <Glyph d={plusGlyph} size={16} />
        </Step>
      </Frame>
      {unit && <Unit {...part('unit')} aria-hidden="true">{unit}</Unit>}
      {note && (
        <Message {...part('problem')} id={messageId} role={invalid ? 'alert' : correction ? 'status' : undefined}>
          {invalid && <Glyph d={alertGlyph} size={16} />}
          {note}
        </Message>
      )}
    </Root>
  )
})
