import { createRef, Profiler, type CSSProperties } from 'react'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { SlideCaptcha, type SlideCaptchaHandle, type SlideCaptchaProps, type SlideCaptchaState } from '../slide-captcha/index.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { middle, mouse } from './pointer.ts'
import { aChallenge } from './slide-challenge.ts'

export type Verify = SlideCaptchaProps['verify']
export type Load = SlideCaptchaProps['loadChallenge']
export const MAX = 320 - 48

export const slider = () => page.getByRole('slider').element() as HTMLElement
export const state = () => document.querySelector<HTMLElement>('[data-state]')?.dataset.state as SlideCaptchaState
export const reaches = (wanted: SlideCaptchaState) => vi.waitFor(() => expect(state()).toBe(wanted), { timeout: 5000 })
/** How many answers were rejected so far. The rejected state lasts a second, which a check of the page may miss on a busy machine. */
export const rejects = (states: readonly SlideCaptchaState[], times = 1) =>
  vi.waitFor(() => expect(states.filter((one) => one === 'rejected')).toHaveLength(times), { timeout: 5000 })
export const valueNow = () => Number(slider().getAttribute('aria-valuenow'))
/** The rendered travel of the handle. */
export const travel = () => slider().parentElement?.getBoundingClientRect().width ?? 0

interface Scene extends Partial<SlideCaptchaProps> {
  frame?: CSSProperties
  dir?: 'rtl'
}

export const captcha = async ({ frame, dir, ...props }: Scene = {}) => {
  const loadChallenge = vi.fn<Load>(async () => aChallenge())
  const verify = vi.fn<Verify>(async () => ({ credential: 'good' }))
  const onPass = vi.fn<(credential: string) => void>()
  const states: SlideCaptchaState[] = []
  const renders = vi.fn<() => void>()
  const ref = createRef<SlideCaptchaHandle>()
  const screen = await render(
    <MallThemeProvider dir={dir} style={{ padding: 40 }}>
      <div style={frame}>
        <Profiler id="captcha" onRender={renders}>
          <SlideCaptcha
            ref={ref}
            loadChallenge={loadChallenge}
            verify={verify}
            onPass={onPass}
            onStateChange={(next) => states.push(next)}
            {...props}
          />
        </Profiler>
      </div>
    </MallThemeProvider>,
  )
  return { ...screen, loadChallenge, verify, onPass, states, renders, ref }
}

export const ready = async (scene: Scene = {}) => {
  const all = await captcha(scene)
  await reaches('ready')
  return all
}

/** Drags the handle with the mouse to a share of its travel. After an answer it glides back first: it would be pressed where it no longer is. */
export const dragTo = async (share: number, { release = true, y = 0 } = {}) => {
  await Promise.allSettled(slider().parentElement?.getAnimations().map(({ finished }) => finished) ?? [])
  const from = middle(slider())
  await mouse.press(from.x, from.y)
  await mouse.drag(from.x + (travel() * share) / 2, from.y)
  await mouse.drag(from.x + travel() * share, from.y + y)
  if (release) await mouse.release(from.x + travel() * share, from.y + y)
  return from
}
