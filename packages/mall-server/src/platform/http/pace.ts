import { UnavailableError } from './errors.ts'

/** A form has so long in any case, ms, */
const atLeastMs = 10_000

/** and a second more for each so many bytes of it that have come: 32 KB/s is a third of what a phone has at the edge of its network. */
const bytesPerSecond = 32 * 1024

/** By when the next piece of a body has to come of which so many bytes have come, ms from its beginning. */
export const dueMs = (bytes: number): number => atLeastMs + (bytes / bytesPerSecond) * 1000

const tooSlow = () => new UnavailableError('queue', '上传速度过慢，请检查网络后重试')

/** What is there within so long. What comes later is dropped, an error too. */
const within = async <Value>(ms: number, value: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => void (timer = setTimeout(() => reject(tooSlow()), ms)))
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The pieces of a body while they come fast enough: others wait until it is read.
 * @throws UnavailableError when they do not
 */
export const atItsPace = async function* (pieces: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  const began = performance.now()
  let bytes = 0
  for (;;) {
    const next = await within(dueMs(bytes) - (performance.now() - began), pieces.next())
    if (next.done === true) return
    bytes += next.value.byteLength
    yield next.value
  }
}
