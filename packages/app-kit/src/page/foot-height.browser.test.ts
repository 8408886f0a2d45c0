import { afterEach, describe, expect, test } from 'vitest'
import { footHeight, footRef } from './foot-height.ts'

const published = (): string => document.documentElement.style.getPropertyValue(footHeight)

const footOf = (height: number): HTMLElement => {
  const foot = document.createElement('div')
  foot.style.height = `${height}px`
  document.body.append(foot)
  return foot
}

afterEach(() => document.body.replaceChildren())

describe('height of the foot of a page', () => {
  test('is that of the highest bar, and gone with the last', () => {
    const leavePage = footRef(footOf(64))
    expect(published()).toBe('64px')
    const leavePanel = footRef(footOf(120))
    expect(published()).toBe('120px')
    leavePanel?.()
    expect(published()).toBe('64px')
    leavePage?.()
    expect(published()).toBe('')
  })

  test('follows a bar that grows', async () => {
    const foot = footOf(64)
    const leave = footRef(foot)
    foot.style.height = '140px'
    await expect.poll(published).toBe('140px')
    leave?.()
  })
})
