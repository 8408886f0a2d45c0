import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useMessages } from '../theme/context.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const defaults = { confirm: '确定', cancel: '取消' }

/** Texts of {@link ConfirmDialog}. */
export type ConfirmDialogMessages = typeof defaults

/** Props of {@link ConfirmDialog}; all other props are passed to its dialog. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'dismissible' | 'messages' | 'defaultOpen' | 'open'> {
  open: boolean
  /** What will happen, and whether it cannot be undone. */
  description: ReactNode
  /** If it returns a promise, the dialog stays open and busy until it resolves; when it rejects, the dialog stays open for a retry. */
  onConfirm: () => void | Promise<void>
  /** Styles the confirm button as destructive. */
  danger?: boolean | undefined
  messages?: Partial<ConfirmDialogMessages> | undefined
}

/** Requests confirmation of an action that is hard to undo. */
export const ConfirmDialog = ({ onConfirm, onOpenChange, danger, messages, size = 'small', ...rest }: ConfirmDialogProps) => {
  const words = useMessages('ConfirmDialog', defaults, messages)
  const [busy, setBusy] = useState(false)
  const confirm = async (event: Event) => {
    setBusy(true)
    try {
      await onConfirm()
      onOpenChange?.(false, { reason: 'close', event })
    } catch {
      // The caller reports the error; the dialog stays open.
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
