import onRecord from '../../__screenshots__/sums.json' with { type: 'json' }

const records: Readonly<Record<string, string | undefined>> = onRecord

/** The sum on record of the PNG that was painted, whose pixels are committed in WebP: the first of the two, behind which is that of the WebP. */
export const sumOnRecord = (picture: string): string | undefined => records[picture]?.split(' ')[0]

/** The sum of a PNG in Base64. */
export const sumOf = async (png: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(png))
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
