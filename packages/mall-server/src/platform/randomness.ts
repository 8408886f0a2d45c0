/** The source of randomness of ids, tokens, codes and the captcha's pictures. */
export interface Randomness {
  /** A UUID of version 4. */
  uuid(): string
  bytes(count: number): Uint8Array<ArrayBuffer>
}

/** The cryptographic source of the host, for a real mall. */
export const systemRandomness: Randomness = {
  uuid: () => crypto.randomUUID(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
}

/** An unpredictable number to begin a drawing with. */
export const seedFrom = (randomness: Randomness): number => new Uint32Array(randomness.bytes(4).buffer)[0] ?? 0

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const uuidOf = (bytes: Uint8Array): string => {
  const marked = bytes.map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
  const text = hex(marked)
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** From numbers in [0, 1): the same numbers give the same ids. For demonstrations and tests: its values can be guessed. */
export const repeatableRandomness = ({ next }: { next(): number }): Randomness => {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
  return { uuid: () => uuidOf(bytes(16)), bytes }
}
