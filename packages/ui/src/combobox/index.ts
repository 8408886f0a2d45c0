export { Combobox } from './Combobox.tsx'
export type { ComboboxDetails, ComboboxMessages, ComboboxOpenDetails, ComboboxOption, ComboboxProps, LoadOptions } from './types.ts'
