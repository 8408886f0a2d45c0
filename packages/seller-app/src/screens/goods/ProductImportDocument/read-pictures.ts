import { photoRules } from '@mall/api/contract'

/** The largest zip, bytes: it is unpacked in the page. */
const zipLimit = 1024 * 1024 * 1024

/** The most pictures that one go takes. */
const pictureLimit = 2_000

/** Kinds by the ending of a name. An entry of a zip has no kind of its own, and a form says what each of its files is. */
const kinds: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' }

const kindOf = (name: string): string | undefined => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

const isPicture = (name: string): boolean => kindOf(name) !== undefined && !/(?:^|\/)(?:__MACOSX|\.)/.test(name)

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

const isZip = ({ name }: File): boolean => name.toLowerCase().endsWith('.zip')

/** Why the chosen files cannot be taken. */
export class PicturesRefused extends Error {}

const unreadable = () => new PicturesRefused('压缩包无法读取，请重新压缩为 .zip')

/** What every zip begins with. */
const isBegunAsZip = async (zip: File): Promise<boolean> => (await zip.slice(0, 2).text()) === 'PK'

/** The pictures that were found, and the names of those that are larger than one may be. */
export interface FoundPictures {
  readonly pictures: readonly File[]
  readonly tooLarge: readonly string[]
}

/**
 * The pictures of a zip, piece by piece: no worker is made of a text, which the policy of the page does not allow, and no piece holds the page up. Of a
 * picture that is larger than one may be nothing is kept, whatever the zip says of its size.
 * @throws PicturesRefused
 */
const unzipped = async (zip: File): Promise<FoundPictures> => {
  if (zip.size > zipLimit) throw new PicturesRefused('压缩包不能超过 1GB，请分几个压缩包')
  if (!(await isBegunAsZip(zip))) throw unreadable()
  const { Unzip, UnzipInflate } = await import('fflate')
  const pictures: File[] = []
  const tooLarge: string[] = []
  const unzip = new Unzip((entry) => {
    if (!isPicture(entry.name)) return
    const parts: Uint8Array<ArrayBuffer>[] = []
    let left = photoRules.maxSizeMB * 1024 * 1024
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error
      left -= piece.length
      if (left < 0) parts.length = 0
      else parts.push(new Uint8Array(piece))
      if (!isLast) return
      if (left < 0) tooLarge.push(baseName(entry.name))
      else pictures.push(new File(parts, baseName(entry.name), { type: kindOf(entry.name) ?? '' }))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const reader = zip.stream().getReader()
  try {
    for (let { done, value } = await reader.read(); ; { done, value } = await reader.read()) {
      unzip.push(value ?? new Uint8Array(), done)
      if (done) return { pictures, tooLarge }
    }
  } catch {
    throw unreadable()
  }
}

/**
 * The pictures of the chosen files: those of zips, and pictures themselves, in the order of their names.
 * @throws PicturesRefused
 */
export const readPictures = async (files: readonly File[]): Promise<FoundPictures> => {
  const pictures: File[] = []
  const tooLarge: string[] = []
  for (const file of files) {
    const found = isZip(file) ? await unzipped(file) : { pictures: isPicture(file.name) ? [file] : [], tooLarge: [] }
    pictures.push(...found.pictures)
    tooLarge.push(...found.tooLarge)
  }
  if (pictures.length === 0 && tooLarge.length === 0) throw new PicturesRefused('没有找到图片：请选 .jpg、.png、.webp、.avif 或含有它们的 .zip')
  if (pictures.length > pictureLimit) throw new PicturesRefused(`一次最多 ${pictureLimit} 张图片，请分几个压缩包`)
  return { pictures: pictures.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })), tooLarge }
}
