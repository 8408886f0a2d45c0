import sharp from 'sharp'

/** A photo of goods as a camera sends it: a thing of three colours on a light ground, lying on its side, with the place where it was taken. */
export const cameraPhoto = async (width = 1600, height = 1200): Promise<Uint8Array<ArrayBuffer>> => {
  const part = (share: number, background: string) =>
    sharp({ create: { width: Math.round(width * share), height: Math.round(height * share), channels: 3, background } }).png().toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#f4f4f0' } })
    .composite([{ input: await part(0.4, '#175e7a') }, { input: await part(0.2, '#d6a400'), gravity: 'north' }, { input: await part(0.15, '#b3261e') }])
    .withExif({ IFD0: { Make: 'SECRETCAM', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  return new Uint8Array(bytes)
}
