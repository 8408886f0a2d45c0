import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { SlideCaptcha, type SlideCaptchaProps } from './index.ts'
import { aChallenge } from '../testing/slide-challenge.ts'

const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new Error('503'))

const meta = preview.meta({
  title: 'Components/SlideCaptcha 滑动验证',
  id: 'components-slidecaptcha',
  component: SlideCaptcha,
  args: {
    loadChallenge: async (): ReturnType<SlideCaptchaProps['loadChallenge']> => aChallenge(),
    verify: async ({ x }) => (Math.abs(x - 176) <= 5 ? { credential: 'story' } : null),
    onPass: fn(),
    onStateChange: fn(),
    alternative: { label: '改用短信验证', onSelect: fn() },
  },
})

type Play = { canvas: { getByRole: (role: string) => HTMLElement }; userEvent: { keyboard: (keys: string) => Promise<void> } }

/** Moves the piece to a position by keyboard and submits it. */
const answer = async ({ canvas, userEvent }: Play, leaps: number) => {
  const slider = canvas.getByRole('slider')
  await waitFor(() => expect(slider).not.toHaveAttribute('aria-disabled'))
  slider.focus()
  for (let leap = 0; leap < leaps; leap += 1) await userEvent.keyboard('{PageUp}')
  await userEvent.keyboard('{ArrowRight>6/}{Enter}')
}
const shows = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => expect(canvasElement.querySelector(`[data-state=${state}]`)).not.toBeNull())

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 'ready')
    await expect(canvas.getByRole('status')).toHaveTextContent('请拖动滑块完成拼图')
  },
})

export const Loading = meta.story({ args: { loadChallenge: never } })

/** The dragging state, half-way: the pointer is down and has moved. */
export const Dragging = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 'ready')
    const slider = canvas.getByRole('slider')
    const { left } = slider.getBoundingClientRect()
    const at = (clientX: number) => ({ pointerId: 7, pointerType: 'touch', buttons: 1, bubbles: true, clientX })
    slider.dispatchEvent(new PointerEvent('pointerdown', at(left)))
    slider.dispatchEvent(new PointerEvent('pointermove', at(left + 140)))
    await shows(canvasElement, 'dragging')
  },
})

export const Verifying = meta.story({
  args: { verify: never },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await answer({ canvas, userEvent }, 17)
    await shows(canvasElement, 'verifying')
  },
})

export const Passed = meta.story({
  play: async ({ canvas, userEvent, canvasElement, args }) => {
    await answer({ canvas, userEvent }, 17)
    await shows(canvasElement, 'passed')
    await expect(args.onPass).toHaveBeenCalledWith('story')
  },
})

/** The service gives no picture just now, and says for how long. */
export const Refused = meta.story({
  args: { loadChallenge: async () => ({ message: '获取验证码过于频繁，请3秒后再试' }) },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 'unavailable')
    await expect(canvas.getByRole('status')).toHaveTextContent('获取验证码过于频繁，请3秒后再试')
  },
})

/** The next challenge stays pending, so that the message is visible. */
export const Rejected = meta.story({
  args: { verify: async () => null },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await answer({ canvas, userEvent }, 8)
    await shows(canvasElement, 'rejected')
    await shows(canvasElement, 'ready')
    await expect(canvas.getByRole('status')).toHaveTextContent('验证码验证失败，请重试')
  },
})

export const Expired = meta.story({
  args: { loadChallenge: async () => aChallenge({ expiresAt: Date.now() + 50 }) },
  play: ({ canvasElement }) => shows(canvasElement, 'expired'),
})

export const Unavailable = meta.story({
  args: { loadChallenge: failing },
  play: ({ canvasElement }) => shows(canvasElement, 'unavailable'),
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <SlideCaptcha {...args} />
    </div>
  ),
  play: ({ canvasElement }) => shows(canvasElement, 'ready'),
})

const states: readonly (readonly [name: string, props?: Partial<SlideCaptchaProps>])[] = [
  ['loading', { loadChallenge: never }],
  ['ready'],
  ['hover'],
  ['focus-visible'],
  ['verifying', { verify: never }],
  ['passed'],
  ['rejected', { verify: async () => null }],
  ['expired', { loadChallenge: async () => aChallenge({ expiresAt: Date.now() + 50 }) }],
  ['unavailable', { loadChallenge: failing }],
]

/** All states, one below the other. */
export const States = meta.story({
  parameters: drawnStates('[role=slider], button'),
  render: (args) => (
    <StateTable
      rows={states.map(([name, props]) => ({
        name,
        shows: (
          <div style={{ inlineSize: 320 }}>
            <SlideCaptcha {...args} {...props} aria-label={`滑块验证 ${name}`} data-cell={name} />
          </div>
        ),
      }))}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    for (const title of ['verifying', 'passed', 'rejected']) {
      const cell = canvasElement.querySelector<HTMLElement>(`[data-cell=${title}]`)
      const slider = cell?.querySelector<HTMLElement>('[role=slider]')
      if (!cell || !slider) throw new Error(`There is no captcha for ${title}.`)
      await answer({ canvas: { getByRole: () => slider }, userEvent }, title === 'rejected' ? 8 : 17)
      await waitFor(() => expect(cell).toHaveAttribute('data-state', title))
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-cell=expired]')).toHaveAttribute('data-state', 'expired'))
    await waitFor(() => expect(canvasElement.querySelector('[data-cell=rejected]')).toHaveAttribute('data-state', 'ready'))
  },
})
