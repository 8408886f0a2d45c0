'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Qr } from './QrPanel.styles.ts'

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
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'caption' | 'description' | 'image'> | undefined
}

/** A QR picture with a text that names its target. */
export const QrPanel = withRef(function QrPanel({ src, alt, caption, description, classNames, ...rest }: QrPanelProps) {
  const part = partsOf(classNames)
  return (
    <Qr data-part="qr-panel" {...rest}>
      <img {...part('image')} src={src} alt={alt} width={112} height={112} loading="lazy" />
      <figcaption {...part('caption')}>
        {caption}
        {description ? <small {...part('description')}>{description}</small> : null}
      </figcaption>
    </Qr>
  )
})
