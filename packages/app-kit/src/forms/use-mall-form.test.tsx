import { MallError } from '@mall/api'
import { addressCalls } from '@mall/api/contract'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FormProblemText } from './FormProblemText.tsx'
import { useMallForm } from './use-mall-form.ts'

const schema = addressCalls['POST /api/Address/Save'].body
const filled = { Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Detail: '云岫路188号', Tag: '', IsDefault: false }
const texts = { Consignee: '请输入收货人', Mobile: '请输入正确的手机号' }

const second = () => Promise.resolve(2)

interface FormProps {
  readonly send: (values: unknown) => Promise<unknown>
  readonly read?: () => Promise<number>
}

const Form = ({ send, read = second }: FormProps) => {
  const { form, submit, pending, problem, dirty } = useMallForm({
    schema,
    texts,
    defaultValues: { Consignee: '', Mobile: '', Version: 1, ...filled },
    send,
    onSent: () => {},
    refresh: async ({ setValue }) => setValue('Version', await read()),
  })
  const { errors } = form.formState
  return (
    <form noValidate data-dirty={dirty} onSubmit={(event) => void submit(event)}>
      <input aria-label="收货人" {...form.register('Consignee')} />
      <p>{errors.Consignee?.message}</p>
      <input aria-label="手机" {...form.register('Mobile')} />
      <p>{errors.Mobile?.message}</p>
      <p role="alert">{problem && <FormProblemText problem={problem} />}</p>
      <button type="submit" disabled={pending}>
        保存
      </button>
    </form>
  )
}

const conflict = new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' })
const refresh = () => page.getByRole('button', { name: '刷新' })
const save = () => page.getByRole('button', { name: '保存' }).click()
const fill = async () => {
  await page.getByLabelText('收货人').fill(' 沈知言 ')
  await page.getByLabelText('手机').fill('19900000002')
}
const dirty = () => document.querySelector('form')?.dataset['dirty']

test('what the contract refuses is said in the words of the form, and nothing is sent', async () => {
  const send = vi.fn<() => Promise<void>>()
  await render(<Form send={send} />)
  await save()
  await expect.element(page.getByText('请输入收货人')).toBeVisible()
  await expect.element(page.getByText('请输入正确的手机号')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test('sends what the schema makes of the values, and is not dirty afterwards', async () => {
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  await render(<Form send={send} />)
  expect(dirty()).toBe('false')
  await fill()
  expect(dirty()).toBe('true')
  await save()
  await expect.poll(() => send).toHaveBeenCalledExactlyOnceWith({ Consignee: '沈知言', Mobile: '19900000002', Version: 1, ...filled })
  await expect.poll(() => dirty()).toBe('false')
})

test('what is typed after it was sent is not sent, whether while it was under way or later', async () => {
  let finish = () => {}
  const send = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await render(<Form send={send} />)
  await fill()
  await save()
  await expect.poll(() => dirty()).toBe('false')
  await page.getByLabelText('收货人').fill('沈知行')
  expect(dirty()).toBe('true')
  await save()
  await expect.poll(() => send).toHaveBeenCalledTimes(2)
  await page.getByLabelText('收货人').fill('沈知远')
  finish()
  await expect.element(page.getByRole('button', { name: '保存' })).toBeEnabled()
  expect(dirty()).toBe('true')
})

test('a failure keeps the values, and goes with the next attempt', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new MallError('business', '收货地址已达上限')).mockResolvedValue()
  await render(<Form send={send} />)
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('收货地址已达上限')
  await expect.element(page.getByLabelText('手机')).toHaveValue('19900000002')
  expect(dirty()).toBe('true')
  await save()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([
  ['a conflict', conflict, '数据已被他人修改，请刷新后重试', 1],
  ['no network', new TypeError('fetch failed'), '网络连接故障', 0],
])('%s is said; only a conflict offers to read the record again', async (_name, failure, text, offers) => {
  await render(<Form send={() => Promise.reject(failure)} />)
  await fill()
  await save()
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
  expect(refresh().elements()).toHaveLength(offers)
})

test('after a conflict nothing is sent until the record was read again; then its Version goes along with what was typed', async () => {
  const send = vi.fn<(values: unknown) => Promise<void>>().mockRejectedValueOnce(conflict).mockResolvedValue()
  let resolve: (version: number) => void = () => {}
  const promise = new Promise<number>((settle) => (resolve = settle))
  await render(<Form send={send} read={() => promise} />)
  await fill()
  await save()
  await refresh().click()
  await expect.element(page.getByRole('button', { name: '保存' })).toBeDisabled()
  resolve(2)
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await save()
  await expect.poll(() => send).toHaveBeenLastCalledWith(expect.objectContaining({ Consignee: '沈知言', Version: 2 }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('a record that cannot be read again says why, and can be tried once more', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new MallError('business', '该地址已被删除')).mockResolvedValue(2)
  await render(<Form send={() => Promise.reject(conflict)} read={read} />)
  await fill()
  await save()
  await refresh().click()
  await expect.element(page.getByText('该地址已被删除', { exact: false })).toBeVisible()
  await refresh().click()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

/** A field that is registered before those above it, as one under control is. */
const Sorted = () => {
  const { form, submit } = useMallForm({ schema, texts, defaultValues: { Consignee: '', Mobile: '', Version: 1, ...filled }, send: () => Promise.resolve(), onSent: () => {} })
  const { errors } = form.formState
  const mobile = form.register('Mobile')
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <input aria-label="收货人" aria-invalid={errors.Consignee !== undefined} {...form.register('Consignee')} />
      <input aria-label="手机" aria-invalid={errors.Mobile !== undefined} {...mobile} />
      <button type="submit">保存</button>
    </form>
  )
}

test('the first field from the top that is wrong takes the focus, whatever was registered first', async () => {
  await render(<Sorted />)
  await save()
  await expect.element(page.getByLabelText('收货人')).toHaveFocus()
  await page.getByLabelText('收货人').fill('沈知言')
  await save()
  await expect.element(page.getByLabelText('手机')).toHaveFocus()
})
