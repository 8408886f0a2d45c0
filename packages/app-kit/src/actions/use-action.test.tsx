import type { JsonKey } from '@mall/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lossyMall, type Fate } from '../testing/lossy-mall.tsx'
import type { ActionInput } from './action-input.ts'
import { useAction, type ActionOptions } from './use-action.ts'

const message = (Text: string) => ({ InquiryId: 7, Text })
const done = { body: null }

interface PressProps {
  readonly texts: readonly string[]
  readonly options?: ActionOptions<'POST /api/Inquiry/Message'>
}

const noOptions = {}

const Press = ({ texts, options = noOptions }: PressProps) => {
  const { run, pending } = useAction('POST /api/Inquiry/Message', options)
  return texts.map((text) => (
    <button key={text} type="button" data-pending={pending} onClick={() => run(message(text))}>
      {text}
    </button>
  ))
}

/** Presses these buttons one after the other, each when the one before is over. */
const pressed = async (fates: readonly [Fate, ...Fate[]], texts: readonly string[], options?: PressProps['options']) => {
  const services = lossyMall(...fates)
  const { Services, sent } = services
  await render(<Services><Press texts={[...new Set(texts)]} {...(options && { options })} /></Services>)
  for (const [at, text] of texts.entries()) {
    const button = page.getByRole('button', { name: text })
    await button.click()
    await expect.poll(() => sent).toHaveLength(at + 1)
    await expect.element(button).toHaveAttribute('data-pending', 'false')
  }
  return { ...services, ids: sent.map(({ input }) => input['RequestId']) }
}

test.each([
  ['the same input after a lost response', 'the id of before', ['lost', done], ['在吗', '在吗'], 1],
  ['the same input after a second lost response', 'the id of before', ['lost', 'lost', done], ['在吗', '在吗', '在吗'], 1],
  ['other input after a lost response', 'another id', ['lost', done], ['在吗', '请尽快'], 2],
  ['the same input after success', 'another id', [done], ['在吗', '在吗'], 2],
  ['the same input after a rejection', 'another id', ['rejected', done], ['在吗', '在吗'], 2],
] as const)('%s has %s', async (_, __, fates, texts, expected) => {
  const { ids } = await pressed(fates, texts)
  expect(new Set(ids).size).toBe(expected)
})

test.each([
  ['success', done, ['Inquiry', 'Notice'], ['已发送']],
  ['a rejection', 'rejected', ['Inquiry', 'Notice'], []],
  ['a lost response', 'lost', [], []],
] as const)('after %s, what the call changes is read again and the toast is shown as due', async (_, fate, changed, toasts) => {
  const onDecided = vi.fn<() => void>()
  const { refreshed, notify } = await pressed([fate], ['在吗'], { done: '已发送', onDecided })
  expect(refreshed).toEqual(changed)
  expect(notify.mock.calls).toEqual(toasts.map((words) => [words]))
  expect(onDecided).toHaveBeenCalledTimes(changed.length === 0 ? 0 : 1)
})

const Twice = <Key extends JsonKey>({ call, input }: { readonly call: Key; readonly input: ActionInput<Key> }) => {
  const { run } = useAction(call, { done: '好了' })
  const press = () => {
    run(input)
    run(input)
  }
  return <button type="button" onClick={press}>两次</button>
}

test('a second press while the first is under way sends nothing, and a call without RequestId is sent as it is', async () => {
  const { Services, sent, notify } = lossyMall(done)
  const input = { BudgetId: 3, Version: 1 }
  await render(<Services><Twice call="POST /api/Budget/Enable" input={input} /></Services>)
  await page.getByRole('button').click()
  await expect.poll(() => notify.mock.calls).toEqual([['好了']])
  expect(sent).toEqual([{ path: '/api/Budget/Enable', input }])
})

const Quick = () => {
  const { run } = useAction('POST /api/Inquiry/Message', { queues: true })
  const press = () => {
    run(message('在吗'))
    run(message('请尽快'))
  }
  return <button type="button" onClick={press}>两条</button>
}

test('what queues is made press by press, each after the one before', async () => {
  const { Services, sent } = lossyMall(done)
  await render(<Services><Quick /></Services>)
  await page.getByRole('button').click()
  await expect.poll(() => sent.map(({ input }) => input['Text'])).toEqual(['在吗', '请尽快'])
})

const Form = () => {
  const { send } = useAction('POST /api/Inquiry/Message', { silent: true })
  const [words, setWords] = useState('发送')
  return <button type="button" onClick={() => void send(message('在吗')).catch((failure: Error) => setWords(failure.message))}>{words}</button>
}

test('a form learns why it failed', async () => {
  const { Services } = lossyMall('rejected')
  await render(<Services><Form /></Services>)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('数据已被他人修改，请刷新后重试')
})

interface AskingProps {
  readonly name: string
  readonly asked: string[]
}

const Asking = ({ name, asked }: AskingProps) => {
  useQuery({ queryKey: ['Notice', name], queryFn: () => asked.push(name), staleTime: Infinity })
  return null
}

interface LeavingProps {
  readonly asked: string[]
  readonly options: ActionOptions<'POST /api/Inquiry/Message'>
  readonly onLeave: () => void
}

const Leaving = ({ asked, options, onLeave }: LeavingProps) => {
  const { run } = useAction('POST /api/Inquiry/Message', { ...options, onDone: onLeave })
  return (
    <button type="button" onClick={() => run(message('在吗'))}>
      发送并离开
      <Asking name="page" asked={asked} />
    </button>
  )
}

/** A page in a shell, both of which show what the call changes. */
const Shell = ({ asked, options }: Pick<LeavingProps, 'asked' | 'options'>) => {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <Asking name="shell" asked={asked} />
      {isLeft ? '下一页' : <Leaving asked={asked} options={options} onLeave={() => setLeft(true)} />}
    </>
  )
}

test.each([
  [{ leaves: true }, ['shell', 'page', 'shell']],
  [{}, ['shell', 'page', 'shell', 'page']],
])('with %o, a page that is left after success and its shell ask %o', async (options, expected) => {
  const { Services } = lossyMall(done)
  const asked: string[] = []
  await render(<Services><Shell asked={asked} options={options} /></Services>)
  await expect.poll(() => asked).toHaveLength(2)
  await page.getByRole('button').click()
  await expect.poll(() => asked.toSorted()).toEqual(expected.toSorted())
})
