export { CopyText, type CopyTextDetails, type CopyTextMessages, type CopyTextProps } from './CopyText.tsx'
