export { Dialog, type DialogMessages, type DialogProps } from './Dialog.tsx'
export { ConfirmDialog, type ConfirmDialogMessages, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export type { ModalDetails, ModalState } from './use-modal.ts'
