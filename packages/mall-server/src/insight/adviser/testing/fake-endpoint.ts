/** What an endpoint was sent. */
export interface SeenRequest {
  readonly url: string
  readonly headers: Headers
  readonly body: { readonly messages: readonly { readonly role: string; readonly content: string }[]; readonly tool_choice: string; readonly model: string }
  /** Aborted when the mall left. */
  readonly signal: AbortSignal | undefined
}

/** A part of a fake answer: words, thoughts, a tool that is called, a broken connection, or silence for ever. */
export type FakePart =
  | { readonly say: string }
  | { readonly think: string }
  | { readonly call: string; readonly with: unknown }
  | { readonly raw: string }
  | 'break'
  | 'silence'

const deltaOf = (part: FakePart): object | null => {
  if (typeof part === 'string' || 'raw' in part) return null
  if ('say' in part) return { content: part.say }
  if ('think' in part) return { reasoning_content: part.think }
  return { tool_calls: [{ index: 0, id: `call_${part.call}`, type: 'function', function: { name: part.call, arguments: typeof part.with === 'string' ? part.with : JSON.stringify(part.with) } }] }
}

/** The response that says these parts. */
export const fakeResponse = (parts: readonly FakePart[]): Response => {
  const encoder = new TextEncoder()
  const left = [...parts]
  let calls = 0
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const part = left.shift()
        if (part === undefined) {
          controller.enqueue(encoder.encode('data: [DONE]\n\n'))
          return controller.close()
        }
        if (part === 'break') return controller.error(new TypeError('terminated'))
        if (part === 'silence') return new Promise<void>(() => undefined)
        if (typeof part === 'object' && 'raw' in part) return controller.enqueue(encoder.encode(part.raw))
        const delta = deltaOf(part) as { tool_calls?: { index: number; id: string }[] }
        for (const call of delta.tool_calls ?? []) {
          call.index = calls
          call.id += `_${calls}`
          calls += 1
        }
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`))
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )
}

/** An OpenAI-compatible endpoint that says what a test wants. */
export const createFakeEndpoint = () => {
  const seen: SeenRequest[] = []
  let answer: (request: SeenRequest, nth: number) => readonly FakePart[] | Response = () => [{ say: '好的。' }]
  const send: typeof fetch = async (input, init) => {
    const request: SeenRequest = {
      url: String(input instanceof Request ? input.url : input), headers: new Headers(init?.headers), body: JSON.parse(init?.body as string) as SeenRequest['body'], signal: init?.signal ?? undefined,
    }
    seen.push(request)
    const response = answer(request, seen.length)
    return response instanceof Response ? response : fakeResponse(response)
  }
  return {
    fetch: send,
    seen,
    /** What it says from now on; `nth` counts its requests from 1. */
    plays: (next: typeof answer) => {
      seen.length = 0
      answer = next
    },
  }
}
