export { FormDialog, type FormDialogMessages, type FormDialogProps } from './FormDialog.tsx'
