import type { AnyCallKey } from '@mall/api/seller/contract'
import { handle } from '@mall/mocks'
import type { StoryContext } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'

interface Network {
  readonly msw: { readonly use: (...handlers: RequestHandler[]) => void }
}

type Canvas = Pick<StoryContext, 'canvas'>

/** The page says it, and nothing says it again. */
const says =
  (text: string) =>
  async ({ canvas }: Canvas): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.queryByText(/服务器故障|拒绝访问/)).toBeNull()
  }

/** The stories of a page that reads one call: loading, failed, forbidden. */
export const queryStories = (key: AnyCallKey, render: () => ReactElement) => ({
  loading: { beforeEach: ({ msw }: Network) => msw.use(handle.never(key)), render },
  failed: { beforeEach: ({ msw }: Network) => msw.use(handle.broken(key)), render, play: says('加载失败，点击重试') },
  forbidden: { beforeEach: ({ msw }: Network) => msw.use(handle.forbid(key)), render, play: says('暂无权限，请联系企业管理员') },
})
