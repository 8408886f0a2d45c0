import { encode, type ImageData } from 'fast-png'

/** A picture as an address that holds it. */
export const pngAddress = (image: ImageData): string => {
  const bytes = encode(image)
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return `data:image/png;base64,${btoa(text)}`
}
