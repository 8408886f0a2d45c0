import { MallError } from '@mall/api'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { QueryState, type QueryLike } from './QueryState.tsx'

const refetch = vi.fn()
const query = (data?: string[], error: Error | null = null): QueryLike<string[]> => ({ data, error, refetch })
const shown = (of: QueryLike<string[]>, notFound?: string, part = false) => (
  <QueryState query={of} skeleton={<p role="status">加载中</p>} isEmpty={(data) => data.length === 0} empty="暂无数据" notFound={notFound} part={part}>
    {(data) => <ul>{data.join()}</ul>}
  </QueryState>
)

test.each([
  ['nothing yet', query(), '加载中'],
  ['data', query(['a', 'b']), 'a,b'],
  ['no data', query([]), '暂无数据'],
  ['data and a later failure', query(['a'], new MallError('server', '')), 'a'],
  ['forbidden', query(undefined, new MallError('forbidden', '')), '暂无权限，请联系企业管理员'],
  ['failed', query(undefined, new MallError('network', '')), '加载失败，点击重试'],
  ['refused without a word for it', query(undefined, new MallError('business', '')), '加载失败，点击重试'],
])('%s', async (_name, of, text) => {
  await render(shown(of))
  await expect.element(page.getByText(text)).toBeVisible()
})

test('what is not there has words of its own', async () => {
  await render(shown(query(undefined, new MallError('notFound', '')), '订单不存在'))
  await expect.element(page.getByText('订单不存在')).toBeVisible()
})

test('tries again', async () => {
  await render(shown(query(undefined, new MallError('timeout', ''))))
  await page.getByRole('button', { name: '重试' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('in place of a page it is the heading, in a part of one it is not', async () => {
  const failed = query(undefined, new MallError('network', ''))
  const screen = await render(shown(failed))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await screen.rerender(shown(failed, undefined, true))
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
