import { dueMs } from './pace.ts'

/** Of a file this much goes out at once, bytes. */
const pieceBytes = 64 * 1024

/** A file on its way to a client. */
export interface SendingFile {
  /** Its pieces, each when the client has taken those before. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Resolves when the client has all of it, has left, or has taken it too slowly: from then on nothing of the file is kept. */
  readonly over: Promise<void>
}

/** Sends a file as fast as its client takes it, and at the pace at least that a form has to come at. */
export const sendFile = (file: Uint8Array<ArrayBuffer>, left: AbortSignal): SendingFile => {
  const began = performance.now()
  let rest: Uint8Array<ArrayBuffer> | null = file
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let resolve = (): void => {}
  const over = new Promise<void>((done) => (resolve = done))
  const end = (): void => {
    clearTimeout(timer)
    left.removeEventListener('abort', end)
    rest = null
    resolve()
  }
  let fail: (error: Error) => void = () => {}
  const giveUp = (): void => {
    fail(new Error('The client did not take the file'))
    end()
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, dueMs(sent) - (performance.now() - began))
  }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      fail = (error) => controller.error(error)
    },
    pull: (controller) => {
      if (rest === null) return
      const piece = rest.subarray(0, pieceBytes)
      rest = rest.subarray(pieceBytes)
      sent += piece.byteLength
      if (piece.byteLength > 0) {
        controller.enqueue(piece)
        wait()
      } else {
        controller.close()
        end()
      }
    },
    cancel: end,
  }, { highWaterMark: 0 })
  // The host cancels what it sends to one who has left; an error would be reported by it as a failure.
  if (left.aborted) end()
  else {
    left.addEventListener('abort', end)
    wait()
  }
  return { body, over }
}

/** A file and the headers that say what it is. */
interface NamedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Headers
}

/** The response with a file that is made in a turn. The turn ends when the file is sent, so that of those who take theirs slowly no more are kept than may be made. */
export const sendInTurn = (inTurn: (work: () => Promise<void>) => Promise<void>, make: () => Promise<NamedFile>, left: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      const { bytes, headers } = await make()
      headers.set('Content-Length', String(bytes.byteLength))
      const { body, over } = sendFile(bytes, left)
      resolve(new Response(body, { headers }))
      await over
    }
    inTurn(work).catch(reject)
  })
