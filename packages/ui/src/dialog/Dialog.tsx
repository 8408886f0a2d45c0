'use client'

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { Body, Close, Description, Foot, Head, Panel, Root, Title } from './Dialog.styles.ts'
import { Kept } from './Kept.ts'
import { useModal, type ModalState } from './use-modal.ts'

const defaults = { close: '关闭' }

/** Texts of {@link Dialog}. */
export type DialogMessages = typeof defaults

/** Props of {@link Dialog}; all other props are passed to its `<dialog>`. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'>, ModalState {
  /** The title, also its accessible name. */
  title: ReactNode
  /** A sentence below the title, also its accessible description. */
  description?: ReactNode
  /** The buttons, the primary one last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large' | undefined
  /** A press outside closes the dialog. Off by default, so that forms in dialogs are not lost by accident. */
  outsideCloses?: boolean | undefined
  messages?: Partial<DialogMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'body' | 'close' | 'description' | 'foot' | 'head' | 'panel' | 'title'> | undefined
}

/**
 * A modal dialog on the native `<dialog>`. Its content is rendered only while it is open. The focus moves in,
 * is trapped, and is restored on close.
 *
 * Data attributes: `data-size`.
 */
export const Dialog = withRef(function Dialog({
  ref,
  open,
  defaultOpen,
  onOpenChange,
  dismissible = true,
  outsideCloses = false,
  title,
  description,
  footer,
  size = 'normal',
  messages,
  children,
  classNames,
  ...rest
}: DialogProps) {
  const part = partsOf(classNames)
  const words = useMessages('Dialog', defaults, messages)
  const modal = useModal({ open, defaultOpen, onOpenChange, dismissible }, outsideCloses, ref)
  const id = useId()
  return (
    <Root
      data-part="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      {...rest}
      {...modal.dialog}
      data-size={size}
    >
      {modal.isDrawn && (
        <Kept key={modal.turn} isLeaving={!modal.open}>
          <Panel {...part('panel')}>
            <Head {...part('head')}>
              <Title {...part('title')} id={`${id}title`}>{title}</Title>
              {dismissible && (
                <Close {...part('close')} type="button" aria-label={words.close} onClick={(event) => modal.close(event.nativeEvent)}>
                  <Glyph d={closeGlyph} />
                </Close>
              )}
            </Head>
            <Body {...part('body')}>
              {description && <Description {...part('description')} id={`${id}description`}>{description}</Description>}
              {children}
            </Body>
            {footer && <Foot {...part('foot')}>{footer}</Foot>}
          </Panel>
        </Kept>
      )}
    </Root>
  )
})
