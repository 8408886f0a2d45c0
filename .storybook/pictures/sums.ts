import onRecord from '../../__screenshots__/sums.json' with { type: 'json' }

/** The sum of each committed picture by its name: of the PNG that was painted, whose pixels are committed in WebP. */
export const sums: Readonly<Record<string, string | undefined>> = onRecord

/** The sum of a PNG in Base64. */
export const sumOf = async (png: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(png))
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
