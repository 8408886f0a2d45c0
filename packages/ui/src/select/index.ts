export { Select, type SelectBlank, type SelectDetails, type SelectOption, type SelectProps } from './Select.tsx'
