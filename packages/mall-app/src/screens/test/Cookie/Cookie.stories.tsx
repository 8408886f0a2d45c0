import { cookies } from '@mall/api'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Cookie } from './Cookie.tsx'
import { CookieView, type CookieViewProps } from './CookieView.tsx'

const args: CookieViewProps = {
  cookies: [['MallVersion', 'new'], ['session', 'a1']],
  onSet: () => undefined,
  onRemove: () => undefined,
  onClear: () => undefined,
}

const meta = preview.meta({ title: 'Screens/Cookie 页面', component: CookieView, parameters: { layout: 'fullscreen' }, args })

export const Filled = meta.story()
export const Empty = meta.story({ args: { cookies: [] } })
export const LongContent = meta.story({ args: { cookies: [['a-cookie-of-somebody-who-measures-visits', 'x'.repeat(120)]] } })

export const WritesAndClears = meta.story({
  beforeEach: () => {
    cookies.clearExcept([])
    cookies.set('MallVersion', 'new')
    return () => cookies.clearExcept([])
  },
  render: () => (
    <StoryMall at="/test/cookie">
      <Cookie />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('名称'), '偏好')
    await userEvent.type(canvas.getByLabelText('值'), '深色')
    await userEvent.click(canvas.getByRole('button', { name: '写入' }))
    await expect(canvas.getByText('深色')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清理' }))
    await expect(canvas.queryByText('深色')).toBeNull()
    await expect(canvas.getByText('MallVersion')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除 MallVersion' }))
    await expect(canvas.getByText('没有 Cookie')).toBeVisible()
  },
})
