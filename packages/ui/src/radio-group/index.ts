export { RadioGroup, type RadioDetails, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx'
