import type { StatementRow } from '@mall/api/contract'
import type { ReactNode } from 'react'
import { PictureLinks } from './PictureLinks.tsx'

/** Draws the pictures of a message in place of their names. */
export type RenderPictures = (images: StatementRow['Messages'][number]['Images']) => ReactNode

/** Messages as `Papers` shows them, with their pictures below the words. */
export const withPictures = <Message extends Pick<StatementRow['Messages'][number], 'Images'>>(messages: readonly Message[], onPicture: (url: string) => void, renderPictures?: RenderPictures) =>
  messages.map(({ Images, ...message }) => ({ ...message, more: Images.length === 0 ? null : (renderPictures?.(Images) ?? <PictureLinks images={Images} onDownload={onPicture} />) }))
