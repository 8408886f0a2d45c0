import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { buildMenuCodes, handle, logins } from '@mall/mocks'
import { Button } from '@mall/ui/button'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ViewFrame } from '../features/viewing/ViewFrame.tsx'
import { StoryMall } from '../testing/StoryMall.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { UserCentreLayout } from './layouts/UserCentreLayout.tsx'

const onEnd = fn()
const minutes = (count: number) => Date.now() + count * 60_000

const shown = ({ company = '华启科技（上海）有限公司', person = '王璐', left = 27.5, page = <DefaultLayout /> } = {}) => (
  <StoryMall bare at="/product/index" login={logins.buyer}>
    <ViewFrame view={{ company, person, until: minutes(left) }} onEnd={onEnd}>
      {page}
    </ViewFrame>
  </StoryMall>
)

const meta = preview.meta({
  title: 'Screens/以客户身份查看的横幅 Banner of a view',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    onEnd.mockClear()
    msw.use(handle('POST /api/Account/GetUserMenuList', buildMenuCodes()))
  },
  render: () => shown(),
})

/** 结束 logs the view out, whether or not the server can be reached. */
export const Banner = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: '以客户身份查看' })).toHaveTextContent('正在以「王璐 · 华启科技（上海）有限公司」的身份查看（只读）还剩 27 分钟')
    await userEvent.click(canvas.getByRole('button', { name: '结束' }))
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith('left'))
  },
})
export const InTheUserCentre = meta.story({ render: () => shown({ page: <UserCentreLayout /> }) })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const LongNames = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => shown({ company: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', person: '欧阳端木慕容司徒上官', left: 0.5 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不到 1 分钟')).toBeVisible()
    await expect(canvas.getByText(/的身份查看（只读）/)).toBeVisible()
  },
})

/** Its time is up. */
export const Ends = meta.story({
  render: () => shown({ left: 0 }),
  play: async () => {
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith('over'))
  },
})

const Clearing = () => {
  const clearing = useAction('POST /api/ShoppingCart/Clear')
  return <Button onClick={() => clearing.run({ OnlyInvalid: false })}>清空购物车</Button>
}

/** What changes anything is refused, in words. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/ShoppingCart/Clear', 'VIEW_ONLY')),
  render: () => shown({ page: <Clearing /> }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空购物车' }))
    await expect(await screen.findByText('正以客户身份查看，只能看，不能操作')).toBeVisible()
  },
})
