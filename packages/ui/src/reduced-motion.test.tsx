import { beforeEach, afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { everyComponent } from './testing/every-component/index.ts'
import { MallThemeProvider } from './theme/index.ts'

const preferMotion = (value: 'reduce' | 'no-preference') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** What moves now: an animation of no time is over before it is drawn. */
const moving = (): string[] =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    const { duration = 0 } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && Number(duration) > 0 ? [`${effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''}`] : []
  })

beforeEach(() => preferMotion('reduce'))
afterEach(() => preferMotion('no-preference'))

test.each(Object.entries(everyComponent))('%s does not move under reduced motion', async (_name, element) => {
  await render(<MallThemeProvider>{element}</MallThemeProvider>)
  // The styles of what has just come are computed, and its transitions begun.
  document.body.getBoundingClientRect()
  expect(moving()).toEqual([])
})

test('without the wish for less they do', async () => {
  await preferMotion('no-preference')
  await render(<MallThemeProvider>{everyComponent.Skeleton}</MallThemeProvider>)
  expect(moving()).not.toEqual([])
})
