import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ViewCustomerView } from './ViewCustomerView.tsx'

const meta = preview.meta({
  title: 'Screens/以客户身份查看 ViewCustomer',
  component: ViewCustomerView,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

export const Waiting = meta.story({
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '正在打开客户看到的商城' })).toBeVisible()
  },
})
/** Ended by 结束. */
export const Ended = meta.story({
  args: { state: 'left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('查看已结束')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const TimeOver = meta.story({ args: { state: 'over' } })
export const EndedByServer = meta.story({
  args: { state: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('查看已被结束')
  },
})
export const Unasked = meta.story({ args: { state: 'unasked' } })
export const Silent = meta.story({ args: { state: 'silent' } })
export const Forbidden = meta.story({ args: { state: 'forbidden' } })
export const Filled = meta.story({ args: { state: 'over' }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { state: 'left' }, globals: { scheme: 'dark' } })
