import { BusinessError, CallError } from './errors.ts'

export const invalidInput = (problem = '请求参数不正确') => new BusinessError('INVALID_INPUT', problem)
export const inputTooLarge = () => new CallError(413, 'INPUT_TOO_LARGE', '请求内容过大')

/** The body as it arrives, at most `limit` bytes: what its header says is believed only when it says too much. */
export const chunksOf = async function* (request: Request, limit: number): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw inputTooLarge()
  let length = 0
  // What is not read is the host's to drop; the streams that tests make of forms fail when they are cancelled.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.byteLength
    if (length > limit) throw inputTooLarge()
    if (chunk.byteLength > 0) yield chunk
  }
}

/** The whole body, at most `limit` bytes. */
export const readCapped = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOf(request, limit)) chunks.push(chunk)
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
