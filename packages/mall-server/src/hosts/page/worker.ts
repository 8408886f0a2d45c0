import type { LoginInfo } from '@mall/api/contract'
import type { FetchedValue, FromWorker, Question, ToWorker } from './messages.ts'
import { openMall, unpackSnapshot } from './open-mall.ts'

type Mall = Awaited<ReturnType<typeof openMall>>

let mall: Mall | undefined

const opened = (): Mall => {
  if (!mall) throw new Error('The mall is not open')
  return mall
}

const load = async (url: string): Promise<Blob> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`No database at ${url}: ${response.status}`)
  return unpackSnapshot(response)
}

const respond = async ({ url, method, headers, body }: Extract<ToWorker, { kind: 'fetch' }>): Promise<FetchedValue> => {
  const response = await opened().fetch(new Request(url, { method, headers, body }))
  return { status: response.status, headers: [...response.headers], body: response.body === null ? null : await response.arrayBuffer() }
}

const handle = async (message: ToWorker): Promise<FetchedValue | LoginInfo | null> => {
  if (message.kind === 'fetch') return respond(message)
  if (message.kind === 'login') return opened().login(message.account)
  if (message.kind === 'restore') await opened().restore()
  else if (message.kind === 'setNow') opened().setNow(new Date(message.now))
  else mall = await openMall(await load(message.snapshotUrl), new Date(message.now))
  return null
}

const post = (reply: FromWorker): void => {
  const body = 'value' in reply && reply.value !== null && 'body' in reply.value ? reply.value.body : null
  self.postMessage(reply, { transfer: body ? [body] : [] })
}

self.addEventListener('message', ({ data: { id, message } }: MessageEvent<Question>) => {
  handle(message).then(
    (value) => post({ id, value }),
    (error: unknown) => post({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
