'use client'

import { useImperativeHandle, type ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { alertGlyph, closeGlyph, infoGlyph, successGlyph, warningGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import type { Toast, ToastStore, ToastTone } from './create-toasts.ts'
import { Count, Item, Live, Region, Tool, Words } from './Toasts.styles.ts'
import { useExpiry, useToasts } from './use-toasts.ts'

const defaults = { region: '通知', close: '关闭' }

/** Texts of {@link Toasts}. */
export type ToastsMessages = typeof defaults

/** Props of {@link Toasts}; whatever else is given goes to its region. */
export interface ToastsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  store: ToastStore
  messages?: Partial<ToastsMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'action' | 'close' | 'count' | 'live' | 'toast' | 'words'> | undefined
}

const glyphOf: Record<ToastTone, string> = { info: infoGlyph, success: successGlyph, warning: warningGlyph, danger: alertGlyph }
const urgent = (toast: Toast) => toast.tone === 'danger' || toast.tone === 'warning'

/**
 * Renders the toasts of a store on top of everything, dialogs too, at the foot of the window: what
 * stands there in any case says how high it is, by `--mall-toasts-inset`. Put it once in a page, inside the theme: its live
 * regions must be there before the first toast. Their time is suspended while the pointer or the focus is on them.
 *
 * Data attributes, on each toast: `data-tone`.
 */
export const Toasts = withRef(function Toasts({ ref, store, messages, classNames, ...rest }: ToastsProps) {
  const part = partsOf(classNames)
  const words = useMessages('Toasts', defaults, messages)
  const { toasts, paused, region } = useToasts(store)
  useImperativeHandle(ref, () => region.ref.current as HTMLDivElement)
  const items = (some: readonly Toast[]) =>
    some.map((toast) => <ToastItem key={toast.id} toast={toast} paused={paused} dismiss={store.dismiss} close={words.close} classNames={classNames} />)
  return (
    <Region data-part="toasts" role="region" aria-label={words.region} popover="manual" {...rest} {...region}>
      <Live {...part('live')} role="alert">{items(toasts.filter(urgent))}</Live>
      <Live {...part('live')} role="status">{items(toasts.filter((toast) => !urgent(toast)))}</Live>
    </Region>
  )
})

interface ToastItemProps {
  toast: Toast
  paused: boolean
  dismiss: (id: string) => void
  close: string
  classNames: ClassNames<'action' | 'close' | 'count' | 'toast' | 'words'> | undefined
}

const ToastItem = ({ toast, paused, dismiss, close, classNames }: ToastItemProps) => {
  const part = partsOf(classNames)
  useExpiry(toast, paused, dismiss)
  const { action } = toast
  return (
    <Item {...part('toast')} data-tone={toast.tone}>
      <Glyph d={glyphOf[toast.tone]} size={20} />
      <Words {...part('words')}>{toast.message}</Words>
      {toast.count > 1 && <Count {...part('count')}>×{toast.count}</Count>}
      {action && (
        <Tool
          type="button"
          {...part('action')}
          onClick={() => {
            action.onAction()
            dismiss(toast.id)
          }}
        >
          {action.label}
        </Tool>
      )}
      <Tool {...part('close')} type="button" aria-label={close} onClick={() => dismiss(toast.id)}>
        <Glyph d={closeGlyph} size={16} />
      </Tool>
    </Item>
  )
}
