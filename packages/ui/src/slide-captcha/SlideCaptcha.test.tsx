import { StrictMode, type CSSProperties } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { SlideCaptcha } from './index.ts'
import { held } from '../testing/held.ts'
import { dragTo, type Load, MAX, reaches, ready, rejects, slider, state, travel, valueNow } from '../testing/scene-captcha.tsx'
import { aChallenge } from '../testing/slide-challenge.ts'
import { middle, mouse, touch } from '../testing/pointer.ts'

describeConformance(
  'SlideCaptcha',
  () => (
    <SlideCaptcha
      loadChallenge={async () => aChallenge()}
      verify={async () => null}
      onPass={() => {}}
      alternative={{ label: '改用短信验证', onSelect: () => {} }}
    />
  ),
  { ref: 'handle' },
)

test('a confirmation before the piece was moved sends nothing, and says so until it is moved', async () => {
  const { verify } = await ready()
  slider().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('请先完成滑动验证')
  expect(verify).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('请先完成滑动验证')).not.toBeInTheDocument()
})

describe('dragging', () => {
  test('moves piece and handle, and the release sends the position and the track with its times', async () => {
    const { verify, onPass, states } = await ready()
    await dragTo(0.5)
    await reaches('passed')
    const answer = verify.mock.lastCall?.[0]
    expect(answer).toMatchObject({ id: 'desk', x: MAX / 2, input: 'pointer' })
    expect(answer?.track[0]).toEqual({ x: 0, y: 0, t: 0 })
    expect(answer?.track.at(-1)?.x).toBe(MAX / 2)
    const times = answer?.track.map((point) => point.t) ?? []
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(onPass.mock.calls).toEqual([['good']])
    expect(states).toEqual(['loading', 'ready', 'dragging', 'verifying', 'passed'])
    await expect.element(page.getByRole('status')).toHaveTextContent('验证通过')
  })

  test('React draws nothing while the pointer moves', async () => {
    const { renders } = await ready()
    const from = middle(slider())
    await mouse.press(from.x, from.y)
    await reaches('dragging')
    renders.mockClear()
    for (let step = 1; step <= 30; step += 1) await mouse.drag(from.x + step * 3, from.y)
    await expect.poll(() => valueNow()).toBe(Math.round((90 / travel()) * MAX))
    expect(renders).not.toHaveBeenCalled()
    await mouse.release(from.x, from.y)
  })

  test.each<[string, CSSProperties]>([
    ['at half its width', { width: 160 }],
    ['in its own width', { width: 320 }],
    ['under a CSS transform', { width: 320, transform: 'scale(.6)', transformOrigin: '0 0' }],
    ['under zoom', { width: 200, zoom: 1.5 }],
  ])('sends pixels of the picture %s', async (_, frame) => {
    const { verify } = await ready({ frame })
    await dragTo(0.75)
    await reaches('passed')
    const off = Math.abs((verify.mock.lastCall?.[0].x ?? 0) - MAX * 0.75)
    expect(off).toBeLessThanOrEqual(1)
  })

  test('draws the piece at the position that it sends', async () => {
    await ready({ frame: { width: 200 } })
    const from = await dragTo(0.5, { release: false })
    const [background, piece] = [...document.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    await expect.poll(() => valueNow()).toBe(MAX / 2)
    const drawn = document.querySelectorAll('img')[1]?.getBoundingClientRect().left ?? 0
    const scale = (background?.width ?? 0) / 320
    expect(drawn - (background?.left ?? 0)).toBeCloseTo((MAX / 2) * scale, 0)
    expect(piece?.width).toBeCloseTo(48 * scale, 0)
    await mouse.release(from.x, from.y)
  })

  test('continues when the pointer leaves the window, and ends at the release', async () => {
    const { verify } = await ready()
    const from = middle(slider())
    await mouse.press(from.x, from.y)
    await mouse.drag(from.x + travel() * 0.5, -40)
    await mouse.drag(from.x + travel() * 2, -60)
    await mouse.release(from.x + travel() * 2, -60)
    await reaches('passed')
    expect(verify.mock.lastCall?.[0].x).toBe(MAX)
  })

  test('sends no answer without a movement, or by another button', async () => {
    const { verify } = await ready()
    const from = middle(slider())
    await mouse.press(from.x, from.y)
    await mouse.release(from.x, from.y)
    await reaches('ready')
    slider().dispatchEvent(new PointerEvent('pointerdown', { pointerId: 9, button: 2, bubbles: true }))
    expect(state()).toBe('ready')
    expect(verify).not.toHaveBeenCalled()
  })

  test('a release outside the page moves the piece back', async () => {
    const { verify } = await ready()
    await dragTo(0.5, { release: false })
    slider().dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0, bubbles: true }))
    await reaches('ready')
    expect(valueNow()).toBe(0)
    await mouse.release(0, 0)
    expect(verify).not.toHaveBeenCalled()
  })

  test('Escape puts the piece back', async () => {
    const { verify } = await ready()
    await dragTo(0.5, { release: false })
    slider().focus()
    await userEvent.keyboard('{Escape}')
    await reaches('ready')
    await mouse.release(0, 0)
    expect(verify).not.toHaveBeenCalled()
  })
})

describe('touch', () => {
  test('a cancelled pointer moves the piece back and sends no answer', async () => {
    const { verify, states } = await ready()
    const { x, y } = middle(slider())
    await touch('touchStart', [x, y])
    await touch('touchMove', [x + 60, y])
    await expect.poll(() => valueNow()).toBeGreaterThan(0)
    await touch('touchCancel')
    await reaches('ready')
    expect(valueNow()).toBe(0)
    expect(verify).not.toHaveBeenCalled()
    expect(states).toEqual(['loading', 'ready', 'dragging', 'ready'])
  })

  test('a cancelled pointer moves the piece back, also when it could not be captured', async () => {
    const { verify } = await ready()
    const { x } = middle(slider())
    const tell = (type: string, clientX: number) =>
      slider().dispatchEvent(new PointerEvent(type, { pointerId: 77, pointerType: 'pen', bubbles: true, clientX }))
    tell('pointerdown', x)
    tell('pointermove', x + 60)
    expect(valueNow()).toBeGreaterThan(0)
    tell('pointercancel', x + 60)
    await reaches('ready')
    expect(valueNow()).toBe(0)
    expect(verify).not.toHaveBeenCalled()
  })

  test('a second finger changes nothing', async () => {
    const { verify } = await ready()
    const { x, y } = middle(slider())
    const half = travel() / 2
    await touch('touchStart', [x, y])
    await touch('touchMove', [x + half, y])
    await expect.poll(() => valueNow()).toBe(MAX / 2)
    await touch('touchStart', [x + half, y], [x + half + 4, y + 4])
    await touch('touchMove', [x + half, y], [x + half + 30, y + 4])
    expect(valueNow()).toBe(MAX / 2)
    await touch('touchEnd')
    await reaches('passed')
    expect(verify.mock.lastCall?.[0].x).toBe(MAX / 2)
  })

  test('the handle, and it alone, keeps the page from scrolling', async () => {
    await ready()
    expect(getComputedStyle(slider()).touchAction).toBe('none')
    expect(getComputedStyle(slider().parentElement?.parentElement as Element).touchAction).toBe('pan-y')
  })
})

describe('a page from right to left', () => {
  test('leaves picture, track and keys as they are: the hole does not move either', async () => {
    const { verify } = await ready({ dir: 'rtl' })
    slider().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(valueNow()).toBe(2)
    await userEvent.keyboard('{Home}')
    await dragTo(0.25)
    await reaches('passed')
    expect(verify.mock.lastCall?.[0].x).toBe(MAX / 4)
  })
})

describe('the slider keys of the ARIA practices', () => {
  test.each([
    ['{ArrowRight}', 101],
    ['{ArrowUp}', 101],
    ['{ArrowLeft}', 99],
    ['{ArrowDown}', 99],
    ['{Shift>}{ArrowRight}{/Shift}', 110],
    ['{Shift>}{ArrowLeft}{/Shift}', 90],
    ['{PageUp}', 110],
    ['{PageDown}', 90],
    ['{Home}', 0],
    ['{End}', MAX],
  ])('%s', async (keys, expected) => {
    await ready()
    slider().focus()
    await userEvent.keyboard('{PageUp>10/}')
    expect(valueNow()).toBe(100)
    await userEvent.keyboard(keys)
    expect(valueNow()).toBe(expected)
  })

  test('it stops at both ends', async () => {
    await ready()
    slider().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(valueNow()).toBe(0)
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(valueNow()).toBe(MAX)
  })

  test('Enter sends the answer, with the input keyboard; not at the start position', async () => {
    const { verify } = await ready()
    slider().focus()
    await userEvent.keyboard('{Enter}')
    expect(verify).not.toHaveBeenCalled()
    await userEvent.keyboard('{PageUp}{ArrowRight}{Enter}')
    await reaches('passed')
    expect(verify.mock.lastCall?.[0]).toMatchObject({ id: 'desk', x: 11, input: 'keyboard' })
    expect(verify.mock.lastCall?.[0].track[0]).toEqual({ x: 0, y: 0, t: 0 })
    expect(verify.mock.lastCall?.[0].track.at(-1)?.x).toBe(11)
  })
})

describe('without dragging (WCAG 2.5.7)', () => {
  test('a press on the track and the nudge buttons bring the piece into place', async () => {
    const { verify } = await ready()
    const { y } = middle(slider())
    const { left, width } = slider().getBoundingClientRect()
    await mouse.press(left + width / 2 + travel() / 2, y)
    await mouse.release(left + width / 2 + travel() / 2, y)
    expect(valueNow()).toBe(MAX / 2)
    await page.getByRole('button', { name: '右移一点' }).click()
    expect(valueNow()).toBe(MAX / 2 + 2)
    await page.getByRole('button', { name: '左移一点' }).click()
    await page.getByRole('button', { name: '左移一点' }).click()
    await page.getByRole('button', { name: '提交验证' }).click()
    await reaches('passed')
    expect(verify.mock.lastCall?.[0]).toMatchObject({ x: MAX / 2 - 2, input: 'keyboard' })
  })

  test('the buttons keep their focus when they have nothing to do', async () => {
    const { verify } = await ready({ verify: () => new Promise(() => {}) })
    expect(page.getByRole('button', { name: '提交验证' }).element().getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: '右移一点' }).click()
    const confirm = page.getByRole('button', { name: '提交验证' }).element() as HTMLElement
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await reaches('verifying')
    expect(document.activeElement).toBe(confirm)
    expect(verify).not.toHaveBeenCalled()
  })

  test('another way is offered, as a button or as an element', async () => {
    const onSelect = vi.fn<() => void>()
    const { unmount } = await ready({ alternative: { label: '改用短信验证', onSelect } })
    await page.getByRole('button', { name: '改用短信验证' }).click()
    expect(onSelect).toHaveBeenCalledOnce()
    await unmount()
    await ready({ alternative: <a href="/sms">短信</a> })
    await expect.element(page.getByRole('link', { name: '短信' })).toBeVisible()
  })
})

describe('what a screen reader hears', () => {
  test('names, help, range and place in words, also while it moves', async () => {
    await ready()
    await expect.element(page.getByRole('group', { name: '滑块验证' })).toBeVisible()
    await expect.element(page.getByRole('slider', { name: '拼图滑块' })).toHaveAccessibleDescription(/方向键移动拼图/u)
    expect([slider().getAttribute('aria-valuemin'), slider().getAttribute('aria-valuemax')]).toEqual(['0', `${MAX}`])
    expect(slider().getAttribute('aria-valuetext')).toBe(`向右 0 像素，共 ${MAX} 像素`)
    const from = await dragTo(0.5, { release: false })
    await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe(`向右 ${MAX / 2} 像素，共 ${MAX} 像素`)
    await mouse.release(from.x, from.y)
  })

  test('the result, in a live region that existed before it', async () => {
    const { states } = await ready({ verify: async () => null })
    const region = page.getByRole('status').element()
    await dragTo(0.5)
    await rejects(states)
    expect(page.getByRole('status').element()).toBe(region)
    expect(region.textContent).toBe('验证码验证失败，请重试')
  })

  test('a wrong answer once, also when the next picture is there', async () => {
    const next = held<ReturnType<typeof aChallenge>>()
    const loadChallenge = vi.fn<Load>(() => next.promise).mockResolvedValueOnce(aChallenge())
    const { states } = await ready({ loadChallenge, verify: async () => null })
    const region = page.getByRole('status').element()
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => said.push(region.textContent))
    observer.observe(region, { characterData: true, childList: true, subtree: true })
    await dragTo(0.5)
    await rejects(states)
    await reaches('loading')
    next.resolve(aChallenge({ id: 'another' }))
    await reaches('ready')
    observer.disconnect()
    expect(said).toEqual(['正在验证…', '验证码验证失败，请重试'])
  })
})

test('there is no animation with reduced motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  try {
    await ready()
    expect(getComputedStyle(slider().parentElement as Element).transitionDuration).toBe('0s')
    expect(document.getAnimations()).toEqual([])
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  }
})

test('StrictMode, which mounts twice, loads one picture', async () => {
  const loadChallenge = vi.fn<Load>(async () => aChallenge())
  await render(
    <StrictMode>
      <SlideCaptcha loadChallenge={loadChallenge} verify={async () => null} onPass={() => {}} />
    </StrictMode>,
  )
  await reaches('ready')
  expect(loadChallenge).toHaveBeenCalledOnce()
})
