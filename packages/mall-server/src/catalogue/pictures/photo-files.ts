import type { Photo } from '@mall/api/contract'
import { hexSha256 } from '../../platform/http/crypto.ts'
import type { MadePhoto } from './make-photo.ts'

const hashLength = 32

/** The name of a photo: the hash of what is served of it. */
export const hashOfPhoto = async ({ versions }: Pick<MadePhoto, 'versions'>): Promise<string> =>
  (await hexSha256(new Uint8Array(await new Blob(versions.map(({ bytes }) => bytes)).arrayBuffer()))).slice(0, hashLength)

/** The id of a version in the file store, in the form of all ids there: from all that its address says, so that no other address leads to it. */
export const photoFileId = async ({ hash, width, height }: Pick<Photo, 'hash' | 'width' | 'height'>, file: string): Promise<string> =>
  (await hexSha256(new TextEncoder().encode(`${hash}/${width}x${height}/${file}`))).slice(0, hashLength).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5')
