import type { StatementRow } from '@mall/api/contract'
import { PictureLinks } from './PictureLinks.tsx'

/** Messages as `Papers` shows them, with their pictures below the words. */
export const withPictures = <Message extends Pick<StatementRow['Messages'][number], 'Images'>>(messages: readonly Message[], onPicture: (url: string) => void) =>
  messages.map(({ Images, ...message }) => ({ ...message, more: Images.length === 0 ? null : <PictureLinks images={Images} onDownload={onPicture} /> }))
