'use client'

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Body, Close, Foot, Head, Title } from '../dialog/Dialog.styles.ts'
import { Kept } from '../dialog/Kept.ts'
import { useModal, type ModalState } from '../dialog/use-modal.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Actions, Panel, Root } from './Drawer.styles.ts'

const defaults = { close: '关闭' }

/** Texts of {@link Drawer}. */
export type DrawerMessages = typeof defaults

/** Props of {@link Drawer}; all other props are passed to its `<dialog>`. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'>, ModalState {
  title: ReactNode
  /** Small controls in the head, before the cross: steps to the record before and after. */
  actions?: ReactNode
  footer?: ReactNode
  /** The edge of the window: `end` by default, `bottom` for choices on a phone. */
  side?: 'start' | 'end' | 'bottom' | undefined
  /** A press outside closes it. On by default. */
  outsideCloses?: boolean | undefined
  messages?: Partial<DrawerMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'actions' | 'body' | 'close' | 'foot' | 'head' | 'panel' | 'title'> | undefined
}

/**
 * A modal sheet at an edge of the window: filters on a phone, a record beside its list. Closes and restores the
 * focus as `Dialog` does.
 *
 * Data attributes: `data-side`.
 */
export const Drawer = withRef(function Drawer({
  ref,
  open,
  defaultOpen,
  onOpenChange,
  dismissible = true,
  outsideCloses = true,
  title,
  actions,
  footer,
  side = 'end',
  messages,
  children,
  classNames,
  ...rest
}: DrawerProps) {
  const part = partsOf(classNames)
  const words = useMessages('Drawer', defaults, messages)
  const modal = useModal({ open, defaultOpen, onOpenChange, dismissible }, outsideCloses, ref)
  const titleId = useId()
  return (
    <Root data-part="drawer" aria-labelledby={titleId} {...rest} {...modal.dialog} data-side={side}>
      {modal.isDrawn && (
        <Kept key={modal.turn} isLeaving={!modal.open}>
          <Panel {...part('panel')}>
            <Head {...part('head')}>
              <Title {...part('title')} id={titleId}>{title}</Title>
              {actions && <Actions {...part('actions')}>{actions}</Actions>}
              {dismissible && (
                <Close {...part('close')} type="button" aria-label={words.close} onClick={(event) => modal.close(event.nativeEvent)}>
                  <Glyph d={closeGlyph} />
                </Close>
              )}
            </Head>
            <Body {...part('body')}>{children}</Body>
            {footer && <Foot {...part('foot')}>{footer}</Foot>}
          </Panel>
        </Kept>
      )}
    </Root>
  )
})
