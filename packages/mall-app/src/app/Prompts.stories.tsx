import type { SessionLossReason } from '@mall/api'
import { defaultSite } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { ReloginDialog } from '@mall/app-kit/session/ReloginDialog.tsx'
import { VerificationDialog } from '@mall/app-kit/session/VerificationDialog.tsx'
import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { buildSecurityInfo, handle, logins } from '@mall/mocks'
import { TopBar } from '@mall/ui/top-bar'
import { Button } from '@mall/ui/button'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { loginHref } from '../site/routes.ts'
import { SiteContext } from '../site/site.ts'
import { StoryMall } from '../testing/StoryMall.tsx'
import { AutoLoginDialog } from './entry/AutoLoginDialog.tsx'
import { VersionSwitch } from './VersionSwitch.tsx'

const meta = preview.meta({
  title: 'Screens/全局提示 Prompts',
})

const close = fn()
const relogin = (reason: SessionLossReason) => (
  <StoryMall at="/product/index?Keyword=A4">
    <ReloginDialog reason={reason} loginHref={loginHref} onClose={close} />
  </StoryMall>
)

export const NotLoggedIn = meta.story({
  render: () => relogin('missing'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '登录提示' })).toHaveTextContent('未登录或登录已过期，请重新登录')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await expect(close).toHaveBeenCalled()
  },
})

export const RefreshFailed = meta.story({
  render: () => relogin('refresh-failed'),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '登录提示' })
    await expect(dialog).toHaveTextContent('登录已过期，请重新登录')
    await userEvent.click(screen.getByRole('button', { name: '重新登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login?ReturnUrl=/product/index?Keyword=A4')
  },
})

export const AccountDisabled = meta.story({
  render: () => relogin('account-disabled'),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '登录提示' })).toHaveTextContent('账号已停用，请联系企业管理员')
    await expect(screen.getByRole('button', { name: '知道了' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '换账号登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login')
  },
})

const Verification = ({ rejected }: { readonly rejected: boolean }) => {
  return <VerificationDialog info={buildSecurityInfo()} rejected={rejected} mall={useMall()} settle={close} />
}

export const TooManyVisits = meta.story({
  render: () => (
    <StoryMall>
      <Verification rejected={false} />
    </StoryMall>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '安全验证' })
    await expect(dialog).toHaveTextContent('系统识别到您的访问存在安全隐患')
    for (const fact of ['203.0.113.24', '2026-03-18 10:00', '/api/Product/List', '6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4']) {
      await expect(dialog).toHaveTextContent(fact)
    }
  },
})

export const VerificationRefused = meta.story({
  render: () => (
    <StoryMall>
      <Verification rejected />
    </StoryMall>
  ),
  play: () => waitFor(() => expect(screen.getByText('验证失败，请重试')).toBeVisible()),
})

/** Makes a call at the press of a button, as any screen would. */
const Caller = () => {
  const mall = useMall()
  const [said, setSaid] = useState('')
  const search = async () => {
    try {
      const found = await mall.product.search({ Key: '纸' }, { silent: true })
      setSaid(`找到${found.length > 0 ? '商品' : '零件'}`)
    } catch {
      setSaid('没有结果')
    }
  }
  return (
    <>
      <Button onClick={() => void search()}>查询</Button>
      <output>{said}</output>
    </>
  )
}

const caller = () => (
  <StoryMall>
    <Caller />
  </StoryMall>
)

export const PassesAndGoesOn = meta.story({
  beforeEach: ({ msw }) => msw.use(...handle.rateLimited('POST /api/Product/Search')),
  render: caller,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await screen.findByRole('dialog', { name: '安全验证' })
    await slideHome(userEvent)
    await waitFor(() => expect(screen.getByText('验证成功')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('找到商品')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const AsksAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...handle.rateLimited('POST /api/Product/Search'), handle.fail('POST /api/Account/UnLock', '验证失败，请重试')),
  render: caller,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await screen.findByRole('dialog', { name: '安全验证' })
    await slideHome(userEvent)
    await waitFor(() => expect(screen.getByText('验证失败，请重试', { selector: '[role=alert] *' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(canvas.getByText('没有结果')).toBeVisible())
  },
})

const demanded = {
  beforeEach: ({ msw }: { readonly msw: { use: (...handlers: ReturnType<typeof handle.factorDemanded>) => void } }) => msw.use(...handle.factorDemanded('POST /api/Product/Search')),
  render: () => (
    <StoryMall login={logins.buyer}>
      <Caller />
    </StoryMall>
  ),
}

export const SecondFactorDemanded = meta.story({
  ...demanded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(await screen.findByRole('dialog', { name: '请先开启两步验证' })).toHaveTextContent('您的企业要求登录时使用两步验证')
  },
})

export const SetsUpAndGoesOn = meta.story({
  ...demanded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await userEvent.type(await screen.findByLabelText(/^登录密码/), 'Mall@2026{Enter}')
    await userEvent.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: '我已保存' }))
    await waitFor(() => expect(canvas.getByText('找到商品')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const LeavesWithoutOne = meta.story({
  ...demanded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    const question = await screen.findByRole('dialog', { name: '暂不设置，退出登录？' })
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByText('没有结果')).toBeVisible())
  },
})

export const AutoLoginRuns = meta.story({
  render: () => (
    <StoryMall>
      <AutoLoginDialog state={{ phase: 'running' }} onClose={close} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '自动登录' })).toHaveTextContent('正在自动登录，请稍候…')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '自动登录' })).toBeVisible())
  },
})

const settle = fn()

export const AutoLoginAsks = meta.story({
  beforeEach: () => void settle.mockClear(),
  render: () => (
    <StoryMall login={logins.buyer}>
      <AutoLoginDialog
        state={{ phase: 'asking', current: '行政采购员（华启科技（上海）有限公司）', next: '远帆采购员（远帆物流（深圳）有限公司）', settle }}
        onClose={close}
      />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '切换登录账号？' })
    await expect(dialog).toHaveTextContent('当前已登录：行政采购员（华启科技（上海）有限公司）')
    await expect(dialog).toHaveTextContent('打开的链接将登录为：远帆采购员（远帆物流（深圳）有限公司）')
    await userEvent.keyboard('{Escape}')
    await expect(settle).toHaveBeenCalledWith(false)
  },
})

export const AdminLoginAsks = meta.story({
  render: () => (
    <StoryMall login={logins.buyer}>
      <AutoLoginDialog state={{ phase: 'asking', current: '行政采购员（华启科技（上海）有限公司）', next: null, settle }} onClose={close} />
    </StoryMall>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '切换账号' }))
    await expect(settle).toHaveBeenCalledWith(true)
  },
})

export const AutoLoginFailed = meta.story({
  render: () => (
    <StoryMall at="/shop/cart">
      <AutoLoginDialog state={{ phase: 'failed' }} onClose={close} />
    </StoryMall>
  ),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/$/),
})

const switcher = (origins: readonly string[], loggedIn = true) => (
  <SiteContext value={{ ...defaultSite, OldMall: { Origins: [...origins], Mode: 'get' } }}>
    <StoryMall login={loggedIn ? logins.buyer : undefined}>
      <TopBar label="快捷入口">
        <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
        <VersionSwitch />
      </TopBar>
    </StoryMall>
  </SiteContext>
)

export const OffersTheOldMall = meta.story({
  render: () => switcher(['https://old.mall.example']),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '切换旧版' })).toBeVisible(),
})

export const NoOldMallForVisitors = meta.story({
  render: () => switcher(['https://old.mall.example'], false),
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '切换旧版' })).toBeNull(),
})

export const OldMallElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('GET /api/Account/JumpOldLink', 'https://evil.example/', { once: true })),
  render: () => switcher(['https://old.mall.example']),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.queryByRole('button', { name: '切换旧版' })).toBeNull()
  },
})
