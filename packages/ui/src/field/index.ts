export { Field, type FieldProps } from './Field.tsx'
export { useFieldControl, useFieldLabelId, type ControlAria } from './context.ts'
