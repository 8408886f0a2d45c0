'use client'

import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type PointerEvent, type ReactNode } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx'
import type { ModalDetails } from '../dialog/use-modal.ts'
import { pageOf } from '../hooks/own-tree.ts'
import { useControllable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Form } from './FormDialog.styles.ts'

const defaults = {
  submit: '保存',
  cancel: '取消',
  discardTitle: '放弃已填写的内容？',
  discardWords: '关闭后，已填写的内容不会保存。',
  discard: '放弃',
  keep: '继续填写',
}

/** Texts of {@link FormDialog}. */
export type FormDialogMessages = typeof defaults

/** Props of {@link FormDialog}; all other props are passed to its dialog. */
export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'dismissible' | 'outsideCloses' | 'messages' | 'onSubmit'> {
  /** Called on submit; the browser's own submit is prevented. Close the dialog when it succeeded: after a failure it stays as it is. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Something was typed: closing asks first. */
  dirty?: boolean | undefined
  /** Waiting for the response: the dialog stays open and nothing is sent twice. */
  pending?: boolean | undefined
  /** Why it could not be saved, above the buttons. */
  problem?: ReactNode
  /** Emphasis of the submit button: `primary` by default, `danger` for what cannot be undone. */
  tone?: 'primary' | 'decisive' | 'danger' | undefined
  messages?: Partial<FormDialogMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'body' | 'cancel' | 'close' | 'description' | 'foot' | 'form' | 'head' | 'panel' | 'problem' | 'submit' | 'title'> | undefined
}

/**
 * A form in a dialog, of any form library. Enter submits; Escape, × and 取消 close, after a question when something was typed.
 *
 * Keys: Enter submits from a field of one line, Escape closes. Data attributes: those of `Dialog`.
 */
export const FormDialog = withRef(function FormDialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  onSubmit,
  dirty = false,
  pending = false,
  problem,
  tone = 'primary',
  messages,
  children,
  classNames,
  ...rest
}: FormDialogProps) {
  const part = partsOf(classNames)
  const words = useMessages('FormDialog', defaults, messages)
  const formId = useId()
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange)
  const [leaving, setLeaving] = useState<ModalDetails | null>(null)

  const alert = useRef<HTMLDivElement>(null)
  const isRefused = Boolean(problem) && !pending
  // It stands at the end of the fields, which in a long form is out of sight while the button that was pressed is not.
  useEffect(() => {
    if (isRefused) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])

  /** A press focuses what it is on, and nothing moves from under it. */
  const isPressed = useRef(false)
  const press = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    isPressed.current = true
    const ended = new AbortController()
    const end = () => {
      isPressed.current = false
      ended.abort()
    }
    // A press may end outside of the form.
    for (const type of ['pointerup', 'pointercancel']) pageOf(currentTarget).addEventListener(type, end, { capture: true, signal: ended.signal })
  }
  // A form focuses its first wrong field, of which browsers show the control alone, and not what stands below it.
  const showField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = target.closest('[data-part=field]')
    if (!field || isPressed.current) return
    // The words come with the next drawing.
    setTimeout(() => {
      if (field.querySelector('[data-part=problem]')?.textContent) field.scrollIntoView({ block: 'nearest' })
    })
  }

  const leave = (details: ModalDetails) => {
    if (pending) return
    if (dirty) setLeaving(details)
    else setOpen(false, details)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) onSubmit(event)
  }
  return (
    <>
      <Dialog
        data-part="form-dialog"
        {...rest}
        open={open}
        dismissible={!pending}
        classNames={classNames}
        onOpenChange={(_open, details) => leave(details)}
        footer={
          <>
            <Button {...part('cancel')} disabled={pending} onClick={(event) => leave({ reason: 'close', event: event.nativeEvent })}>
              {words.cancel}
            </Button>
            <Button {...part('submit')} type="submit" form={formId} variant={tone} loading={pending}>
              {words.submit}
            </Button>
          </>
        }
      >
        <Form {...part('form')} id={formId} noValidate onSubmit={submit} onFocus={showField} onPointerDown={press}>
          {children}
          {problem && <Alert {...part('problem')} ref={alert} tone="danger">{problem}</Alert>}
        </Form>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={words.discardTitle}
          description={words.discardWords}
          messages={{ confirm: words.discard, cancel: words.keep }}
          onConfirm={() => void setOpen(false, leaving)}
          onOpenChange={() => setLeaving(null)}
        />
      )}
    </>
  )
})
