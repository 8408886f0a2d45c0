import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotices } from './notices.ts'

describe('notices, specification §9', () => {
  const shown: string[] = []
  const show = (message: string) => void shown.push(message)

  beforeEach(() => {
    shown.length = 0
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('shows the same text once in 3 s, another at once', () => {
    const notify = createNotices({ show })
    notify('甲')
    vi.advanceTimersByTime(2999)
    notify('甲')
    notify('乙')
    expect(shown).toEqual(['甲', '乙'])
    vi.advanceTimersByTime(1)
    notify('甲')
    expect(shown).toEqual(['甲', '乙', '甲'])
  })

  it('counts the window from when the text was shown, not from its last repetition', () => {
    const notify = createNotices({ show })
    for (let repetition = 0; repetition < 7; repetition += 1) {
      notify('甲')
      vi.advanceTimersByTime(1000)
    }
    expect(shown).toHaveLength(3)
  })

  it('remembers at most `max` texts: the oldest is dropped', () => {
    const notify = createNotices({ show, max: 2 })
    for (const text of ['甲', '乙', '丙', '乙', '甲']) notify(text)
    expect(shown).toEqual(['甲', '乙', '丙', '甲'])
  })

  it('forgets old texts at its sweep, so that they make no room', () => {
    const notify = createNotices({ show, windowMs: 1000, max: 2, sweepMs: 2000 })
    notify('甲')
    notify('乙')
    vi.advanceTimersByTime(2000)
    notify('丙')
    notify('丁')
    notify('丙')
    expect(shown).toEqual(['甲', '乙', '丙', '丁'])
  })
})
