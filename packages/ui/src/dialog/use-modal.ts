import { useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref, type SyntheticEvent } from 'react'
import { closeModal, onceStill, showModal } from '../hooks/layout.ts'
import { focusedIn, isElement, pageOf } from '../hooks/own-tree.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { lockScroll } from './scroll-lock.ts'

/** Reason for closing: Escape (or Back on a phone), the × or a footer button, or a press outside. */
export interface ModalDetails {
  reason: 'escape' | 'close' | 'outside'
  event: Event
}

/** Props shared by Dialog and Drawer. */
export interface ModalState {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<ModalDetails>) => void) | undefined
  /** False disables closing by ×, Escape and a press outside, for unsaved changes. */
  dismissible?: boolean | undefined
}

const FIELD = ':scope > * > [data-part=body] :is(input, select, textarea, button, a[href]):not(:disabled)'
const MARKED = ':scope > * > [data-part=body] [data-initial-focus]'
const CHOSEN = ':scope > * > [data-part=foot] [data-initial-focus]'
const BUTTON = ':scope > * > [data-part=foot] button:not(:disabled)'

/** The browser would focus the × first: controls of the content have priority, and first of all the one that is marked as the dialog's purpose. Content without controls gets the focus itself, so that the keyboard can scroll it. */
const focusInitialControl = (dialog: HTMLDialogElement): void => {
  const body = dialog.querySelector<HTMLElement>('[data-part=body]')
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
  if (dialog.querySelector('[autofocus]')) return
  const first = dialog.querySelector<HTMLElement>(MARKED) ?? dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector<HTMLElement>(CHOSEN) ?? dialog.querySelector<HTMLElement>(BUTTON)
  first?.focus()
}

/**
 * A native modal `<dialog>`: the browser traps the focus, makes the rest inert, and restores the focus.
 * This hook adds the reason for closing, the scroll lock, and restoring the focus after an unmount.
 */
export const useModal = (
  { open: openProp, defaultOpen = false, onOpenChange, dismissible = true }: ModalState,
  outsideCloses: boolean,
  ref: Ref<HTMLDialogElement> | undefined,
) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange)
  const [last, setLast] = useState({ open, turn: 0, isDrawn: open })
  if (last.open !== open) setLast({ open, turn: open ? last.turn + 1 : last.turn, isDrawn: true })
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const before = focusedIn(element) ?? pageOf(element).activeElement
    element.inert = false
    if (!element.open) showModal(element)
    focusInitialControl(element)
    const unlock = lockScroll(pageOf(element))
    return () => {
      unlock()
      closeModal(element)
      // What leaves takes no press, no focus and no screen reader: the page has them already.
      element.inert = true
      if (isElement(before) && before.isConnected && !before.matches(':focus')) before.focus({ preventScroll: true })
    }
  }, [open])
  useLayoutEffect(() => {
    if (open || !last.isDrawn || !dialog.current) return undefined
    return onceStill(dialog.current, () => setLast((now) => ({ ...now, isDrawn: false })))
  }, [open, last.isDrawn])

  const dismiss = (reason: ModalDetails['reason'], event: Event) => {
    if (dismissible) setOpen(false, { reason, event })
  }

  return {
    open,
    /** Open, or on its way out. */
    isDrawn: open || last.isDrawn,
    /** Another one with each opening: what is opened again while it leaves begins from scratch. */
    turn: last.turn,
    /** Closes the dialog from the × or a button of the footer. */
    close: (event: Event) => setOpen(false, { reason: 'close', event }),
    dialog: {
      ref: dialog,
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
        // A calendar or menu that is open inside takes the first Escape; the browser closes it.
        if ('togglePopover' in event.currentTarget && event.currentTarget.querySelector('[popover=auto]:popover-open')) return
        // Handled here, because browsers close a dialog on the second Escape without a cancelable event.
        event.preventDefault()
        event.stopPropagation()
        dismiss('escape', event.nativeEvent)
      },
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        dismiss('escape', event.nativeEvent)
      },
      onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
        pressedOutside.current = event.target === event.currentTarget
      },
      onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
        // A text selection that starts inside and ends outside must not close the dialog.
        if (outsideCloses && pressedOutside.current && event.target === event.currentTarget) dismiss('outside', event.nativeEvent)
      },
    },
  }
}
