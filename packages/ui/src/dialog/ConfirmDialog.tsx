import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useMessages } from '../theme/context.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const defaults = { confirm: '确定', cancel: '取消' }

/** Texts of {@link ConfirmDialog}. */
export type ConfirmDialogMessages = typeof defaults

/** Props of {@link ConfirmDialog}; whatever else is given goes to its dialog. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'dismissible' | 'messages' | 'defaultOpen' | 'open'> {
  open: boolean
  /** What will happen, and that it cannot be undone if so. */
  description: ReactNode
  /** A promise keeps the dialog open and busy until it is fulfilled; a rejected one leaves it open to try again. */
  onConfirm: () => void | Promise<void>
  /** The confirming button warns: something is deleted. */
  danger?: boolean | undefined
  messages?: Partial<ConfirmDialogMessages> | undefined
}

/** Asks once more before something that is hard to take back. */
export function ConfirmDialog({ onConfirm, onOpenChange, danger, messages, size = 'small', ...rest }: ConfirmDialogProps) {
  const words = useMessages('ConfirmDialog', defaults, messages)
  const [busy, setBusy] = useState(false)
  const confirm = async (event: Event) => {
    setBusy(true)
    try {
      await onConfirm()
      onOpenChange?.(false, { reason: 'close', event })
    } catch {
      // Whoever made the promise shows its failure; the question stays open.
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button disabled={busy} onClick={(event) => onOpenChange?.(false, { reason: 'close', event: event.nativeEvent })}>
        {words.cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={(event) => void confirm(event.nativeEvent)}>
        {words.confirm}
      </Button>
    </>
  )
  return <Dialog {...rest} size={size} onOpenChange={onOpenChange} dismissible={!busy} footer={footer} />
}
