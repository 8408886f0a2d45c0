export { Select, type SelectDetails, type SelectOption, type SelectProps } from './Select.tsx'
