'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './Banner.styles.ts'

const defaultMessages = { close: '关闭公告' }

/** Props of {@link Banner}; all other props are passed to the `<section>`. */
export interface BannerProps extends ComponentPropsWithRef<'section'> {
  /** Name of the region, e.g. 公告. */
  label: string
  /** `info` by default. */
  tone?: 'info' | 'warning' | undefined
  /** Controlled visibility: the parent knows which banners were closed in this session. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  /** Called on close. Without it, and without `defaultOpen`, there is no close button. */
  onOpenChange?: ((open: boolean, details: Cancelable<{ reason: 'close'; event: Event }>) => void) | undefined
  messages?: Partial<typeof defaultMessages> | undefined
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'close' | 'content' | 'inner'> | undefined
}

/** A notice across the top of the page. */
export const Banner = withRef(function Banner({ label, tone = 'info', open, defaultOpen, onOpenChange, messages, children, classNames, ...rest }: BannerProps) {
  const part = partsOf(classNames)
  const t = useMessages('Banner', defaultMessages, messages)
  const [isOpen, setOpen] = useControllable(open, defaultOpen ?? true, onOpenChange)
  if (!isOpen) return null
  const closable = onOpenChange !== undefined || defaultOpen !== undefined
  return (
    <S.Root data-part="banner" aria-label={label} data-tone={tone} {...rest}>
      <S.Inner {...part('inner')}>
        <S.Content {...part('content')}>{children}</S.Content>
        {closable ? (
          <S.Close
            {...part('close')}
            type="button"
            aria-label={t.close}
            onClick={({ nativeEvent }) => setOpen(false, { reason: 'close', event: nativeEvent })}
          >
            <Glyph d={closeGlyph} size={16} />
          </S.Close>
        ) : null}
      </S.Inner>
    </S.Root>
  )
})
