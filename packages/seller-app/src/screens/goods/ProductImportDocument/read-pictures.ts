import { photoRules } from '@mall/api/contract'

/** The largest zip, bytes: it is unpacked in the page. */
const zipLimit = 1024 * 1024 * 1024

/** The most pictures that one go takes. */
const pictureLimit = 2_000

const isPicture = (name: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name)

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

const isZip = ({ name }: File): boolean => name.toLowerCase().endsWith('.zip')

/** Why the chosen files cannot be taken. */
export class PicturesRefused extends Error {}

/**
 * The pictures of a zip, no larger than one may be. What a zip says of the size of a picture bounds what it may take; what is in one, the server finds out.
 * @throws PicturesRefused
 */
const unzipped = async (zip: File): Promise<File[]> => {
  if (zip.size > zipLimit) throw new PicturesRefused('压缩包不能超过 1GB，请分几个压缩包')
  const { unzip } = await import('fflate')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => isPicture(name) && originalSize <= photoRules.maxSizeMB * 1024 * 1024
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter }, (error, entries) => {
      if (error) reject(new PicturesRefused('压缩包无法读取，请重新压缩为 .zip'))
      else resolve(Object.entries(entries).map(([name, content]) => new File([new Uint8Array(content)], baseName(name))))
    })
  })
}

/**
 * The pictures of the chosen files: those of zips, and pictures themselves, in the order of their names.
 * @throws PicturesRefused
 */
export const readPictures = async (files: readonly File[]): Promise<File[]> => {
  const pictures: File[] = []
  for (const file of files) pictures.push(...(isZip(file) ? await unzipped(file) : isPicture(file.name) ? [file] : []))
  if (pictures.length === 0) throw new PicturesRefused('没有找到图片：请选 .jpg、.png、.webp、.avif 或含有它们的 .zip')
  if (pictures.length > pictureLimit) throw new PicturesRefused(`一次最多 ${pictureLimit} 张图片，请分几个压缩包`)
  return pictures.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}
