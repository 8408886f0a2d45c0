import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Qr } from './TopBar.styles.ts'

/** Props of {@link QrPanel}; whatever else is given goes to the `<figure>`. */
export interface QrPanelProps extends ComponentPropsWithRef<'figure'> {
  /** Address of the QR picture. */
  src: string
  /** What the code leads to, for those who cannot see it. */
  alt: string
  /** Words beside the picture, e.g. 下载手机客户端. */
  caption: ReactNode
  /** A second, quieter line, e.g. 支持 Android. */
  description?: ReactNode
}

/** A QR picture with words beside it: a code alone tells nobody what it opens. */
export function QrPanel({ src, alt, caption, description, ...rest }: QrPanelProps) {
  return (
    <Qr {...rest}>
      <img src={src} alt={alt} width={112} height={112} loading="lazy" />
      <figcaption>
        {caption}
        {description ? <small>{description}</small> : null}
      </figcaption>
    </Qr>
  )
}
