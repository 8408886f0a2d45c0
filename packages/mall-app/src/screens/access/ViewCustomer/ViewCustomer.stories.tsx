import { MemoryRouter } from 'react-router-dom'
import { viewCodeMeta } from '@mall/api/contract'
import { handle } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ViewCustomer } from './ViewCustomer.tsx'
import { ViewCustomerView } from './ViewCustomerView.tsx'

const meta = preview.meta({
  title: 'Screens/以客户身份查看 View as a customer',
  component: ViewCustomerView,
  render: (args) => (
    <MemoryRouter>
      <ViewCustomerView {...args} />
    </MemoryRouter>
  ),
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
/** The server put a code into the page that opens nothing. */
export const Refused = meta.story({
  args: { state: 'waiting' },
  beforeEach: ({ msw }) => {
    msw.use(handle.fail('POST /api/Account/LoginByViewCode', '打开的凭证已用过或已过期，请从商家后台重新打开', { Code: 'VIEW_CODE_INVALID' }))
    const meta = Object.assign(document.createElement('meta'), { name: viewCodeMeta, content: 'used' })
    document.head.append(meta)
    return () => meta.remove()
  },
  render: () => (
    <StoryMall at="/viewCustomer" path="/viewCustomer">
      <ViewCustomer />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有打开客户身份')).toBeVisible()
  },
})
export const Forbidden = meta.story({ args: { state: 'forbidden' } })
export const Filled = meta.story({ args: { state: 'over' }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { state: 'left' }, globals: { scheme: 'dark' } })
