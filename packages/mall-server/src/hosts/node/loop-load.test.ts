import { describe, expect, it } from 'vitest'
import { createLoopLoad } from './loop-load.ts'

/** A thread whose time passes by hand. */
const startThread = () => {
  let [idle, active] = [0, 0]
  return {
    pass: (idleMs: number, activeMs: number) => {
      idle += idleMs
      active += activeMs
    },
    now: () => idle + active,
    eventLoopUtilization: (before = { idle: 0, active: 0 }) => {
      const since = { idle: idle - before.idle, active: active - before.active }
      return { ...since, utilization: since.active / Math.max(1, since.idle + since.active) }
    },
  }
}

describe('the load of the thread of the requests', () => {
  it('is that of its last half second, and not of a long turn alone', () => {
    const thread = startThread()
    const { load } = createLoopLoad(thread)
    thread.pass(0, 200)
    expect(load()).toBe(0)
    thread.pass(300, 0)
    expect(load()).toBe(0.4)
    thread.pass(600, 0)
    expect(load()).toBe(0)
  })

  it('is shared equally by the calls of that time', () => {
    const thread = startThread()
    const { countCall } = createLoopLoad(thread)
    for (let call = 0; call < 49; call++) expect(countCall()).toBe(0)
    thread.pass(300, 200)
    expect(countCall()).toBe(4)
    thread.pass(450, 50)
    expect(countCall()).toBe(50)
  })
})
