import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { held } from '../testing/held.ts'
import { mouse } from '../testing/pointer.ts'
import { captcha, dragTo, type Load, reaches, ready, rejects, slider, state, valueNow, type Verify } from '../testing/scene-captcha.tsx'
import { aChallenge } from '../testing/slide-challenge.ts'

/** How long a challenge is valid in the tests of its expiry, ms: far longer than a drag takes. */
const lifetime = 600_000

const withFakeTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('wrong, failed, late', () => {
  test('a wrong answer shows an error, then another picture loads and the error stays until the next attempt', async () => {
    const { loadChallenge, states } = await ready({ verify: async () => null })
    await dragTo(0.5)
    await rejects(states)
    await reaches('ready')
    expect(loadChallenge).toHaveBeenCalledTimes(2)
    expect(valueNow()).toBe(0)
    await expect.element(page.getByRole('status')).toHaveTextContent('验证码验证失败，请重试')
    expect(states).toEqual(['loading', 'ready', 'dragging', 'verifying', 'rejected', 'loading', 'ready'])
    slider().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('请拖动滑块完成拼图')
  })

  test('what the service says of a wrong answer is shown, and only of that one', async () => {
    const verify = vi.fn<Verify>(async () => null).mockImplementationOnce(async () => ({ message: '请10秒后再试' }))
    const { onPass, states } = await ready({ verify })
    await dragTo(0.5)
    await rejects(states)
    await expect.element(page.getByRole('status')).toHaveTextContent('请10秒后再试')
    await reaches('ready')
    await expect.element(page.getByRole('status')).toHaveTextContent('请10秒后再试')
    await dragTo(0.5)
    await rejects(states, 2)
    await expect.element(page.getByRole('status')).toHaveTextContent('验证码验证失败，请重试')
    expect(onPass).not.toHaveBeenCalled()
  })

  test('a call that fails is not a wrong answer, and a click tries again', async () => {
    const { states, loadChallenge } = await ready({ verify: () => Promise.reject(new Error('503')) })
    await dragTo(0.5)
    await reaches('unavailable')
    expect(states).not.toContain('rejected')
    await page.getByRole('button', { name: '验证服务暂不可用，点击重试' }).click()
    await reaches('ready')
    expect(loadChallenge).toHaveBeenCalledTimes(2)
    expect(document.activeElement).toBe(slider())
  })

  test('a picture that failed to load can be requested again, also by Enter on the slider', async () => {
    const loadChallenge = vi.fn<Load>(async () => aChallenge()).mockRejectedValueOnce(new Error('offline'))
    await captcha({ loadChallenge })
    await reaches('unavailable')
    slider().focus()
    await userEvent.keyboard('{Enter}')
    await reaches('ready')
  })

  test('what the service says in place of a picture is shown, until a picture comes or the service cannot be reached', async () => {
    const loadChallenge = vi.fn<Load>(async () => aChallenge())
      .mockResolvedValueOnce({ message: '请3秒后再试' })
      .mockRejectedValueOnce(new Error('offline'))
    const { states } = await captcha({ loadChallenge })
    await reaches('unavailable')
    await page.getByRole('button', { name: '请3秒后再试' }).click()
    await page.getByRole('button', { name: '验证服务暂不可用，点击重试' }).click()
    await reaches('ready')
    expect(states).toEqual(['loading', 'unavailable', 'loading', 'unavailable', 'loading', 'ready'])
  })

  test.each([
    ['a number', () => Date.now() + 80],
    ['an ISO date', () => new Date(Date.now() + 80).toISOString()],
  ])('expires (%s), and a click loads another', async (_, expiresAt) => {
    const loadChallenge = vi.fn<Load>(async () => aChallenge()).mockImplementationOnce(async () => aChallenge({ expiresAt: expiresAt() }))
    await captcha({ loadChallenge })
    await reaches('expired')
    await page.getByRole('button', { name: '验证已过期，点击刷新' }).click()
    await reaches('ready')
  })

  test('expiry while dragging ends the drag and sends no answer', async () => {
    withFakeTimers()
    const { verify, states } = await ready({ loadChallenge: async () => aChallenge({ expiresAt: Date.now() + lifetime }) })
    const from = await dragTo(0.5, { release: false })
    await vi.advanceTimersByTimeAsync(lifetime)
    await reaches('expired')
    await mouse.drag(from.x + 100, from.y)
    await mouse.release(from.x + 100, from.y)
    expect(states).toEqual(['loading', 'ready', 'dragging', 'expired'])
    expect(valueNow()).toBe(0)
    expect(verify).not.toHaveBeenCalled()
  })

  test('expiry while verifying leaves the decision to the server', async () => {
    withFakeTimers()
    const judge = held<{ credential: string }>()
    const { onPass } = await ready({
      loadChallenge: async () => aChallenge({ expiresAt: Date.now() + lifetime }),
      verify: () => judge.promise,
    })
    await dragTo(0.5)
    await reaches('verifying')
    await vi.advanceTimersByTimeAsync(lifetime)
    expect(state()).toBe('verifying')
    judge.resolve({ credential: 'late' })
    await reaches('passed')
    expect(onPass).toHaveBeenCalledExactlyOnceWith('late')
  })

  test('a clock that runs ahead does not lock the user out', async () => {
    await ready({ loadChallenge: async () => aChallenge({ expiresAt: Date.now() - 300_000 }) })
    await dragTo(0.5)
    await reaches('passed')
  })

  test('refresh while verifying: the pending result is ignored', async () => {
    const judge = held<{ credential: string }>()
    const verify = vi.fn<Verify>(() => judge.promise)
    const { onPass, loadChallenge } = await ready({ verify })
    await dragTo(0.5)
    await reaches('verifying')
    await page.getByRole('button', { name: '换一张图片' }).click()
    expect(verify.mock.lastCall?.[1].signal.aborted).toBe(true)
    judge.resolve({ credential: 'late' })
    await reaches('ready')
    expect(onPass).not.toHaveBeenCalled()
    expect(loadChallenge).toHaveBeenCalledTimes(2)
  })

  test('unmount while verifying: aborted, without a callback', async () => {
    const judge = held<{ credential: string }>()
    const verify = vi.fn<Verify>(() => judge.promise)
    const { onPass, states, unmount } = await ready({ verify })
    await dragTo(0.5)
    await reaches('verifying')
    await unmount()
    expect(verify.mock.lastCall?.[1].signal.aborted).toBe(true)
    judge.resolve({ credential: 'late' })
    await new Promise(requestAnimationFrame)
    expect(onPass).not.toHaveBeenCalled()
    expect(states.at(-1)).toBe('verifying')
  })

  test('two refreshes: the first picture never shows', async () => {
    const [first, second] = [held<ReturnType<typeof aChallenge>>(), held<ReturnType<typeof aChallenge>>()]
    const waiting = [first, second]
    const { ref } = await captcha({ loadChallenge: () => waiting.shift()?.promise ?? Promise.reject(new Error('none')) })
    await expect.poll(() => waiting).toHaveLength(1)
    ref.current?.refresh()
    second.resolve(aChallenge({ background: 'data:,second' }))
    await reaches('ready')
    first.resolve(aChallenge({ background: 'data:,first' }))
    await new Promise(requestAnimationFrame)
    expect(document.querySelector('img')?.getAttribute('src')).toBe('data:,second')
  })
})

describe('the handle given to the page', () => {
  test('reset moves the piece back and keeps a picture without an answer', async () => {
    const { ref, loadChallenge } = await ready()
    slider().focus()
    await userEvent.keyboard('{End}')
    ref.current?.reset()
    expect(valueNow()).toBe(0)
    expect(loadChallenge).toHaveBeenCalledTimes(1)
  })

  test('reset after an answer loads another picture', async () => {
    const { ref, loadChallenge } = await ready()
    await dragTo(0.5)
    await reaches('passed')
    ref.current?.reset()
    await reaches('ready')
    expect(loadChallenge).toHaveBeenCalledTimes(2)
  })
})
