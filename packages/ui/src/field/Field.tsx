import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph } from '../icon/glyphs.ts'
import { FieldContext } from './context.ts'
import { Caption, Hint, Mark, Problem, Root } from './Field.styles.ts'

/** Props of {@link Field}; whatever else is given goes to its `<div>`. */
export interface FieldProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode
  /** Shows the mark and tells the control so. Checking is the form's work. */
  required?: boolean | undefined
  /** A quiet line below, read with the control. */
  hint?: ReactNode
  /** What is wrong and what to do. Takes the place of the hint, and is read out once when it appears. */
  error?: ReactNode
  /** The label above its control, or before it (`--mall-field-label-width` wide, above again on a phone). */
  layout?: 'stacked' | 'inline' | undefined
  /** The child is a group (`RadioGroup`, several `Checkbox`), which is labelled by `aria-labelledby`. */
  group?: boolean | undefined
}

/**
 * A label, a control, and what there is to say about it. Controls of this library inside it take their id,
 * description, required and invalid state from here; with another control use `useFieldControl`.
 *
 * Data attributes: `data-layout`, `data-invalid`, `data-required`.
 */
export function Field({ label, required = false, hint, error, layout = 'stacked', group, children, ...rest }: FieldProps) {
  const id = useId()
  const invalid = Boolean(error)
  const hasHint = Boolean(hint) && !invalid
  const control = useMemo(
    () => ({
      id: `${id}control`,
      labelId: `${id}label`,
      describedBy: invalid ? `${id}error` : hasHint ? `${id}hint` : undefined,
      invalid,
      required,
    }),
    [id, invalid, hasHint, required],
  )
  return (
    <Root {...rest} data-layout={layout} data-invalid={invalid ? '' : undefined} data-required={required ? '' : undefined}>
      <Caption data-part="label">
        {group ? (
          <span id={control.labelId}>{label}</span>
        ) : (
          <label id={control.labelId} htmlFor={control.id}>
            {label}
          </label>
        )}
        {required && <Mark aria-hidden="true">*</Mark>}
      </Caption>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && <Hint id={`${id}hint`}>{hint}</Hint>}
      <Problem id={`${id}error`} role="alert" aria-live="polite">
        {invalid && (
          <>
            <Glyph d={alertGlyph} size={16} />
            <span>{error}</span>
          </>
        )}
      </Problem>
    </Root>
  )
}
