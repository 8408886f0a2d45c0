import type { Browser, Page } from 'playwright'
import type { Probe } from './page/probe.ts'

declare global {
  interface Window {
    probe: Probe
    /** Number of React commits in the page so far. */
    commits: number
  }
}

/** Runs first in the page: React reports its commits to the DevTools hook, also in production. */
const countCommits = (): void => {
  window.commits = 0
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      window.commits += 1
    },
    onCommitFiberUnmount: () => undefined,
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** Each round loads a new page, which is idle before the CPU is slowed down. */
export const visit = async <T>(browser: Browser, origin: string, scene: string, slowDown: number, measure: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(countCommits)
    await page.goto(`${origin}/?scene=${scene}`)
    await page.waitForFunction(() => window.probe?.ready)
    await page.waitForTimeout(150)
    if (slowDown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Time from a key to the painted list: for the first letter, the next letter with the list open, and an arrow key. */
export const typing = (row: string, mark: string) => async (page: Page) => {
  await page.locator('input').first().focus()
  // Work that a library does on focus must not count for the first letter.
  await page.waitForTimeout(400)
  const key = async (letter: string) => {
    // Wrapped in an object, because a returned promise would be awaited before the key is sent.
    const watch = await page.evaluateHandle((selector) => ({ painted: window.probe.typed(selector) }), row)
    await page.keyboard.down(letter)
    const ms = await watch.evaluate(({ painted }) => painted)
    await page.keyboard.up(letter)
    await page.waitForTimeout(400)
    return ms
  }
  const first = await key('a')
  const next = await key('b')
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(400)
  const watch = await page.evaluateHandle((selector) => ({ painted: window.probe.moved(selector) }), mark)
  await page.keyboard.down('ArrowDown')
  return { first, next, arrow: await watch.evaluate(({ painted }) => painted) }
}

/** Time from the pointer entering a row to its painted panel, less the component's own delay. */
export const hovering = (row: string, panel: string, chosenDelay: number) => async (page: Page) => {
  const watch = await page.evaluateHandle(([place, target]) => ({ painted: window.probe.hovered(place, target) }), [row, panel] as const)
  const box = await page.locator(row).first().boundingBox()
  if (!box) throw new Error(`${row} is not there.`)
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  return { hover: (await watch.evaluate(({ painted }) => painted)) - chosenDelay }
}

const MOVES = 90

/** A drag of 90 moves: late frames, React commits per move, and late frames without a drag. */
export const dragging = (handle: string) => async (page: Page) => {
  const box = await page.locator(handle).first().boundingBox()
  if (!box) throw new Error(`${handle} is not there.`)
  const idle = await page.evaluateHandle(() => window.probe.frames())
  await page.waitForTimeout(1500)
  const rest = await idle.evaluate((frames) => frames.stop())
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2, y)
  await page.waitForTimeout(200)
  const before = await page.evaluate(() => window.commits)
  const running = await page.evaluateHandle(() => window.probe.frames())
  for (let move = 1; move <= MOVES; move++) await page.mouse.move(x + 2 + move * 2, y + (move % 3))
  const moved = await running.evaluate((frames) => frames.stop())
  const commits = (await page.evaluate(() => window.commits)) - before
  return { commitsPerMove: commits / MOVES, dropped: (moved.dropped / moved.frames) * 100, droppedAtRest: (rest.dropped / rest.frames) * 100 }
}

/** Time to mount a table of 1,000 rows, then to change one row. */
export const tables = async (page: Page) => {
  const change = (name: string) =>
    page.evaluate((action) => {
      const { actions, changed } = window.probe
      return changed(() => actions[action]?.())
    }, name)
  const mount = await change('mount')
  await page.waitForTimeout(300)
  const edit = await change('edit')
  return { mount, edit }
}
