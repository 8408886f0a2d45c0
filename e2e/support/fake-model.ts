import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { fakeResponse, type FakePart } from '../../packages/mall-server/src/insight/adviser/testing/fake-endpoint.ts'
import { standIn } from './stand-in.ts'

/** What the mall asked the model. */
export interface AskedModel {
  readonly url: string
  readonly authorization: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly mayCall: boolean
}

const say = async (response: ServerResponse, parts: readonly FakePart[]): Promise<void> => {
  const reader = fakeResponse(parts).body?.getReader()
  response.on('close', () => void reader?.cancel().catch(() => undefined))
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const { value } = read
      await new Promise<void>((written) => response.write(value, () => written()))
    }
    response.end()
  } catch {
    response.destroy()
  }
}

/** An OpenAI-compatible endpoint on a port, while the tests of this file run, that says what a test wants. */
export const fakeModel = (port: number) => {
  const asked: AskedModel[] = []
  let left = 0
  let answer: (request: AskedModel, nth: number) => readonly FakePart[] = () => []
  standIn(port, (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded && !response.errored) left += 1
    })
    void text(request).then((body) => {
      const { messages, tool_choice: choice } = JSON.parse(body) as { messages: AskedModel['messages']; tool_choice: string }
      const one = { url: request.url ?? '', authorization: request.headers.authorization ?? '', messages, mayCall: choice !== 'none' }
      asked.push(one)
      return say(response, answer(one, asked.length))
    })
  })
  return {
    asked,
    /** How many requests the mall aborted. */
    left: () => left,
    /** What it says from now on; `nth` counts its requests from 1. */
    plays: (next: typeof answer) => {
      asked.length = 0
      left = 0
      answer = next
    },
  }
}
