import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph } from '../icon/glyphs.ts'
import { useMessages } from '../theme/context.ts'
import { Body, Close, Description, Foot, Head, Panel, Root, Title } from './Dialog.styles.ts'
import { useModal, type ModalState } from './use-modal.ts'

const defaults = { close: '关闭' }

/** Texts of {@link Dialog}. */
export type DialogMessages = typeof defaults

/** Props of {@link Dialog}; whatever else is given goes to its `<dialog>`. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title'>, ModalState {
  /** Names the dialog, on screen and for screen readers. */
  title: ReactNode
  /** A sentence below the title, read with it. */
  description?: ReactNode
  /** The buttons, the decisive one last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large' | undefined
  /** A press beside the dialog closes it. Off by default: forms in dialogs are not to be lost by a slip. */
  outsideCloses?: boolean | undefined
  messages?: Partial<DialogMessages> | undefined
}

/**
 * A modal dialog on the browser's own `<dialog>`. Its content is there only while it is open; the focus goes in,
 * stays in, and comes back to where it was.
 *
 * Data attributes: `data-size`.
 */
export function Dialog({
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
  ...rest
}: DialogProps) {
  const words = useMessages('Dialog', defaults, messages)
  const modal = useModal({ open, defaultOpen, onOpenChange, dismissible }, outsideCloses, ref)
  const id = useId()
  return (
    <Root
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      {...rest}
      {...modal.dialog}
      data-size={size}
    >
      {modal.open && (
        <Panel>
          <Head>
            <Title id={`${id}title`}>{title}</Title>
            {dismissible && (
              <Close type="button" aria-label={words.close} onClick={(event) => modal.close(event.nativeEvent)}>
                <Glyph d={closeGlyph} />
              </Close>
            )}
          </Head>
          <Body data-part="body">
            {description && <Description id={`${id}description`}>{description}</Description>}
            {children}
          </Body>
          {footer && <Foot data-part="foot">{footer}</Foot>}
        </Panel>
      )}
    </Root>
  )
}
