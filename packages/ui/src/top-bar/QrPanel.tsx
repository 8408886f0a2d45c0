'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Qr } from './TopBar.styles.ts'

/** Props of {@link QrPanel}; all other props are passed to the `<figure>`. */
export interface QrPanelProps extends ComponentPropsWithRef<'figure'> {
  /** URL of the QR picture. */
  src: string
  /** Alternative text: the target of the code. */
  alt: string
  /** Text beside the picture, e.g. 下载手机客户端. */
  caption: ReactNode
  /** A second line, e.g. 支持 Android. */
  description?: ReactNode
}

/** A QR picture with a text that names its target. */
export const QrPanel = withRef(function QrPanel({ src, alt, caption, description, ...rest }: QrPanelProps) {
  return (
    <Qr {...rest}>
      <img src={src} alt={alt} width={112} height={112} loading="lazy" />
      <figcaption>
        {caption}
        {description ? <small>{description}</small> : null}
      </figcaption>
    </Qr>
  )
})
