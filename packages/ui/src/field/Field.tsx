'use client'

import { useId, useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { FieldContext } from './context.ts'
import { Caption, Hint, Mark, Problem, Root } from './Field.styles.ts'

/** Props of {@link Field}; all other props are passed to its `<div>`. */
export interface FieldProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode
  /** The label is not drawn, since the heading above says the same; screen readers read it. */
  hideLabel?: boolean | undefined
  /** Shows the asterisk and sets `aria-required` on the control. Validation is the form's task. */
  required?: boolean | undefined
  /** A hint below, part of the control's accessible description. */
  hint?: ReactNode
  /** The error, with what to do. It replaces the hint and is announced once when it appears. */
  error?: ReactNode
  /** The label above its control, or before it (`--mall-field-label-width` wide, above again on a phone). */
  layout?: 'stacked' | 'inline' | undefined
  /** The child is a group (`RadioGroup`, several `Checkbox`), labelled by `aria-labelledby`. */
  group?: boolean | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'hint' | 'label' | 'mark' | 'name' | 'problem'> | undefined
}

/**
 * A label, a control, and a hint or an error. Controls of this library inside it get their id,
 * description, required and invalid state from it; for other controls use `useFieldControl`. A text that is too long for its control
 * (`maxLength`) is the error, before that of the form.
 *
 * Data attributes: `data-layout`, `data-invalid`, `data-required`, `data-hide-label`.
 */
export const Field = withRef(function Field({ label, hideLabel, required = false, hint, error, layout = 'stacked', group, children, classNames, ...rest }: FieldProps) {
  const part = partsOf(classNames)
  const id = useId()
  const [excess, setExcess] = useState<string | null>(null)
  const problem = excess ?? error
  const invalid = Boolean(problem)
  const hasHint = Boolean(hint) && !invalid
  const control = useMemo(
    () => ({
      id: `${id}control`,
      labelId: `${id}label`,
      describedBy: invalid ? `${id}error` : hasHint ? `${id}hint` : undefined,
      invalid,
      required,
      setExcess,
    }),
    [id, invalid, hasHint, required],
  )
  return (
    <Root data-part="field" {...rest} data-layout={layout} data-invalid={invalid ? '' : undefined} data-required={required ? '' : undefined} data-hide-label={hideLabel ? '' : undefined}>
      <Caption {...part('label')}>
        {group ? (
          <span {...part('name')} id={control.labelId}>{label}</span>
        ) : (
          <label {...part('name')} id={control.labelId} htmlFor={control.id}>
            {label}
          </label>
        )}
        {required && <Mark {...part('mark')} aria-hidden="true">*</Mark>}
      </Caption>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {hasHint && <Hint {...part('hint')} id={`${id}hint`}>{hint}</Hint>}
      <Problem {...part('problem')} id={`${id}error`} role="alert" aria-live="polite">
        {invalid && (
          <>
            <Glyph d={alertGlyph} size={16} />
            <span>{problem}</span>
          </>
        )}
      </Problem>
    </Root>
  )
})
