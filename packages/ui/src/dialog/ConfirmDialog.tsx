'use client'

import { useState, type ReactNode } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { withRef } from '../hooks/with-ref.ts'
import { useMessages } from '../theme/context.ts'
import { useControllable } from '../hooks/use-controllable.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
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
  /** Styles the confirm button as destructive, and gives the focus to 取消. Otherwise Enter confirms. */
  danger?: boolean | undefined
  /** Waiting for the response, when the caller knows: the dialog stays open. A promise of `onConfirm` does the same. */
  pending?: boolean | undefined
  /** Why it failed, below the description. */
  problem?: ReactNode
  messages?: Partial<ConfirmDialogMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'body' | 'cancel' | 'close' | 'confirm' | 'description' | 'foot' | 'head' | 'panel' | 'problem' | 'title'> | undefined
}

/**
 * Requests confirmation of an action.
 *
 * Keys: Enter presses the button with the focus, which is 取消 for `danger`, else 确定; Escape closes unless it waits.
 */
export const ConfirmDialog = withRef(function ConfirmDialog({ open: openProp, onConfirm, onOpenChange, danger, pending = false, problem, messages, size = 'small', children, classNames, ...rest }: ConfirmDialogProps) {
  const part = partsOf(classNames)
  const words = useMessages('ConfirmDialog', defaults, messages)
  const [confirming, setConfirming] = useState(false)
  const [open, setOpen] = useControllable(openProp, false, onOpenChange)
  const busy = pending || confirming
  const confirm = async (event: Event) => {
    setConfirming(true)
    try {
      await onConfirm()
      setOpen(false, { reason: 'close', event })
    } catch {
      // The caller reports the error; the dialog stays open.
    } finally {
      setConfirming(false)
    }
  }
  const footer = (
    <>
      <Button {...part('cancel')} disabled={busy} onClick={(event) => setOpen(false, { reason: 'close', event: event.nativeEvent })}>
        {words.cancel}
      </Button>
      <Button
        {...part('confirm')}
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        data-initial-focus={danger ? undefined : ''}
        onClick={(event) => void confirm(event.nativeEvent)}
      >
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog data-part="confirm-dialog" {...rest} open={open} size={size} onOpenChange={setOpen} dismissible={!busy} footer={footer} classNames={classNames}>
      {children}
      {problem && <Alert {...part('problem')} tone="danger">{problem}</Alert>}
    </Dialog>
  )
})
