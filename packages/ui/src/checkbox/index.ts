export { Checkbox, type CheckboxProps, type CheckedDetails } from './Checkbox.tsx'
