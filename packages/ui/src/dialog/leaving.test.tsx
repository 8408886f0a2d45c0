import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { Drawer } from '../drawer/Drawer.tsx'
import { MallThemeProvider } from '../theme/index.ts'
import { Dialog } from './Dialog.tsx'

const Page = ({ onPress, of: Modal = Drawer }: { readonly onPress?: () => void; readonly of?: typeof Drawer | typeof Dialog }) => {
  const [order, setOrder] = useState<string | null>(null)
  return (
    <MallThemeProvider>
      <button type="button" onClick={() => setOrder('DD1')}>打开</button>
      <button type="button" onClick={onPress}>下一步</button>
      <Modal open={order !== null} onOpenChange={() => setOrder(null)} title={order ?? '没有'}>
        <input aria-label="备注" />
      </Modal>
    </MallThemeProvider>
  )
}

const root = () => document.querySelector<HTMLDialogElement>('dialog') ?? document.createElement('dialog')
const open = () => page.getByRole('button', { name: '打开' }).click()
/** Slow enough to look at what leaves: the theme's times, on the page's own element. */
const slowly = () => document.querySelector<HTMLElement>('[data-scheme]')?.style.setProperty('--mall-motion-fast', '60s')
const finish = () => {
  for (const animation of root().getAnimations()) animation.finish()
}

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }))

test.each([['Drawer', Drawer], ['Dialog', Dialog]] as const)('%s leaves as it was, and the page has focus and presses at once', async (_name, of) => {
  const onPress = vi.fn()
  await render(<Page onPress={onPress} of={of} />)
  slowly()
  await open()
  finish()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(root()).toHaveProperty('open', false)
  expect(root().checkVisibility()).toBe(true)
  expect(root().inert).toBe(true)
  expect(root().textContent).toContain('DD1')
  expect(document.activeElement?.textContent).toBe('打开')
  const next = page.getByRole('button', { name: '下一步' })
  const { x, y } = next.element().getBoundingClientRect()
  expect(document.elementFromPoint(x + 1, y + 1)).toBe(next.element())
  await next.click()
  expect(onPress).toHaveBeenCalledOnce()
  finish()
  await expect.poll(() => root().childElementCount).toBe(0)
  expect(root().checkVisibility()).toBe(false)
})

test('what is opened again while it leaves begins from scratch', async () => {
  await render(<Page />)
  slowly()
  await open()
  finish()
  await page.getByRole('textbox').fill('半句')
  await page.getByRole('button', { name: '关闭' }).click()
  await open()
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  expect(document.activeElement).toBe(page.getByRole('textbox').element())
  expect(root().inert).toBe(false)
})

test('under reduced motion it is gone at once', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await render(<Page />)
  await open()
  await page.getByRole('button', { name: '关闭' }).click()
  expect(root().childElementCount).toBe(0)
})
