'use client'

import { createContext, useContext } from 'react'

/** The state that a field passes to its control. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  /** Where its control says that its text is too long; null when it is not. Undefined outside of `Field`. */
  setExcess?: ((words: string | null) => void) | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

/** ARIA attributes of a control from its own props. */
export interface ControlAria {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Merges the attributes of the surrounding `Field` (id, description, error) with a control's own props; own props win. */
export const useFieldControl = (own: ControlAria): ControlAria & { 'aria-required'?: boolean | undefined } => {
  const field = useContext(FieldContext)
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
    'aria-required': own.required ?? field?.required ? true : undefined,
  }
}

/** The id of the surrounding field's label, for groups, which `for` cannot reference. */
export const useFieldLabelId = (): string | undefined => useContext(FieldContext)?.labelId

/** Says to the surrounding field that the control's text is too long. */
export const useFieldExcess = (): FieldControl['setExcess'] => useContext(FieldContext)?.setExcess
