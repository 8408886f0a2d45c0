import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../../packages/ui/src/button/index.ts'
import { Empty } from '../../../packages/ui/src/empty/index.ts'
import { Field } from '../../../packages/ui/src/field/index.ts'
import { TextInput } from '../../../packages/ui/src/text-input/index.ts'
import { createToasts, Toasts } from '../../../packages/ui/src/toasts/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'

const meta = preview.meta({ title: 'Patterns/Errors 错误', id: 'patterns-errors', tags: ['!autodocs'] })
const retry = fn()

export const BesideTheField = meta.story({
  render: () => (
    <Field label="最低价" error="最低价不能大于最高价" style={{ maxInlineSize: 320 }}>
      <TextInput defaultValue="1200" />
    </Field>
  ),
})
export const InPlaceOfThePart = meta.story({
  render: () => (
    <Empty kind="error" title="加载失败，点击重试" action={<Button onClick={retry}>重试</Button>}>
      服务器故障
    </Empty>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalled()
  },
})

const store = createToasts()

export const AfterAnAction = meta.story({
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: () => (
    <>
      <Button onClick={() => store.show({ tone: 'danger', message: '数据已被他人修改，请刷新后重试', duration: 0 })}>同意</Button>
      <Toasts store={store} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    store.clear()
    await userEvent.click(canvas.getByRole('button', { name: '同意' }))
    await waitFor(() => expect(canvas.getByText('数据已被他人修改，请刷新后重试')).toBeVisible())
  },
})
export const Words = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: <Empty kind="error" size="small" title="加载失败，点击重试" action={<Button>重试</Button>} />,
        because: 'Says what happened and offers the way on.',
      }}
      bad={{ shows: <Empty kind="error" size="small" title="Error 500" />, because: 'A number is for logs; the reader is left standing.' }}
    />
  ),
})
