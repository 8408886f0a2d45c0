import { Component, Suspense, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lossyMall } from '../testing/lossy-mall.tsx'
import { lazyInPage } from './lazy-in-page.tsx'

const gone = lazyInPage<{ readonly name: string }>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
const there = lazyInPage<{ readonly name: string }>(() => Promise.resolve(({ name }) => <p role="dialog">{name}</p>))
const broken = lazyInPage<{ readonly name: string }>(() =>
  Promise.resolve(() => {
    throw new Error('a bug')
  }),
)

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

class Outer extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <p>页面加载失败</p> : this.props.children
  }
}

const Page = ({ part: Part }: { readonly part: typeof gone }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="备注" />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        新增
      </button>
      <Suspense>{isOpen ? <Part name="新增地址" /> : null}</Suspense>
    </>
  )
}

const opened = async (part: typeof gone) => {
  const { Services, notify } = lossyMall('lost')
  await render(<Services><Outer><Page part={part} /></Outer></Services>)
  await userEvent.fill(page.getByLabelText('备注'), '放前台')
  await page.getByRole('button', { name: '新增' }).click()
  return notify
}
const refresh = expect.objectContaining({ label: '刷新' }) as unknown

test('a part that is there is drawn with what it is given', async () => {
  const notify = await opened(there)
  await expect.element(page.getByRole('dialog')).toHaveTextContent('新增地址')
  expect(notify).not.toHaveBeenCalled()
})

test('one that cannot be loaded leaves the page as it is, with what was typed, and a toast that stays offers 刷新', async () => {
  const notify = await opened(gone)
  await expect.poll(() => notify.mock.calls).toEqual([['页面有一部分没有加载出来，请检查网络后刷新页面', 'warning', refresh, 0]])
  await expect.element(page.getByLabelText('备注')).toHaveValue('放前台')
})

test('after a new release the toast says so, and the page is not loaded again', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/of-the-release-before.js' })
  document.head.append(script)
  try {
    const notify = await opened(lazyInPage<{ readonly name: string }>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))))
    await expect.poll(() => notify.mock.calls).toEqual([['商城已更新，请刷新页面后继续', 'warning', refresh, 0]])
    await expect.element(page.getByLabelText('备注')).toHaveValue('放前台')
  } finally {
    script.remove()
  }
})

test('a part with a fault of its own is the screen’s to say', async () => {
  const notify = await opened(broken)
  await expect.element(page.getByText('页面加载失败')).toBeVisible()
  expect(notify).not.toHaveBeenCalled()
})
