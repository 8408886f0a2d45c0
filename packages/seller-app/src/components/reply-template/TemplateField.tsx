import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { TextArea } from '@mall/ui/text-input'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { TemplatePicker, type Templates } from './TemplatePicker.tsx'

interface TemplateFieldProps<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>
  /** A text of the form. */
  readonly name: Path<Values>
  readonly label: string
  readonly rows: number
  readonly maxLength: number
  readonly placeholder?: string
  readonly templates: Templates
}

/** A required text that a customer reads, in a form, with the template answers below it. */
export const TemplateField = <Values extends FieldValues, Sent>({ control, name, label, templates, ...area }: TemplateFieldProps<Values, Sent>) => {
  const { field: { value, onChange, ...field }, fieldState: { error } } = useController({ control, name })
  const typed: unknown = value
  const text = typeof typed === 'string' ? typed : ''
  return (
    <Stack gap={8}>
      <Field label={label} required error={error?.message}>
        <TextArea {...field} {...area} value={text} onValueChange={(next) => onChange(next)} counter />
      </Field>
      <TemplatePicker templates={templates} value={text} onValueChange={onChange} />
    </Stack>
  )
}
