export { TextInput, type TextInputMessages, type TextInputProps } from './TextInput.tsx'
export { TextArea, type TextAreaProps } from './TextArea.tsx'
export type { TextDetails } from './use-text-input.ts'
