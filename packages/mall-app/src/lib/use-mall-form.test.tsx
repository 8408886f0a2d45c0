import { MallError } from '@mall/api'
import { addressCalls } from '@mall/api/contract'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useMallForm } from './use-mall-form.ts'

const schema = addressCalls['POST /api/Address/Save'].body
const filled = { Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Detail: '云岫路188号', Tag: '', IsDefault: false }
const texts = { Consignee: '请输入收货人', Mobile: '请输入正确的手机号' }

const Form = ({ send }: { readonly send: (values: unknown) => Promise<unknown> }) => {
  const { form, submit, problem, dirty } = useMallForm({ schema, texts, defaultValues: { Consignee: '', Mobile: '', ...filled }, send, onSent: () => {} })
  const { errors } = form.formState
  return (
    <form noValidate data-dirty={dirty} onSubmit={(event) => void submit(event)}>
      <input aria-label="收货人" {...form.register('Consignee')} />
      <p>{errors.Consignee?.message}</p>
      <input aria-label="手机" {...form.register('Mobile')} />
      <p>{errors.Mobile?.message}</p>
      <p role="alert" data-conflict={problem?.isConflict}>
        {problem?.text}
      </p>
      <button type="submit">保存</button>
    </form>
  )
}

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
  await expect.poll(() => send).toHaveBeenCalledExactlyOnceWith({ Consignee: '沈知言', Mobile: '19900000002', ...filled })
  await expect.poll(() => dirty()).toBe('false')
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
  [new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }), '数据已被他人修改，请刷新后重试', 'true'],
  [new TypeError('fetch failed'), '网络连接故障', 'false'],
])('%s', async (failure, text, isConflict) => {
  await render(<Form send={() => Promise.reject(failure)} />)
  await fill()
  await save()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(text)
  await expect.element(alert).toHaveAttribute('data-conflict', isConflict)
})
