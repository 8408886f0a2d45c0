import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import { recording } from '../../.storybook/recording.ts'
import { sourceConfig } from '../../packages/app-kit/build/source-config.ts'
import { markdown } from '../../packages/mall-app/markdown.ts'
import { launchChromium } from '../browser.ts'
import { serve } from '../serve.ts'
import { median, printTable } from '../table.ts'
import { longestFrame, watchEvents, type Response } from '../watch-events.ts'

const rounds = 5
const cpuSlowDown = 4
const budgetMs = 100

type Act = (page: Page) => Promise<unknown>

interface Interaction {
  readonly name: string
  /** What must be there first. It is not measured. */
  readonly before?: Act
  readonly act: Act
}

const openSettings: Act = (page) => page.getByRole('button', { name: '列设置' }).click()
const focusRow: Act = (page) => page.getByRole('row').nth(3).focus()

/** In their order: each begins where the one before ended. */
const interactions: readonly Interaction[] = [
  { name: 'next row by keyboard', before: focusRow, act: (page) => page.keyboard.press('j') },
  { name: 'one row selected', act: (page) => page.getByRole('checkbox').nth(3).click() },
  { name: 'all rows selected', act: (page) => page.getByRole('checkbox', { name: '全选' }).press('Space') },
  { name: 'no row selected', act: (page) => page.getByRole('button', { name: '取消选择' }).click() },
  { name: 'sorted', act: (page) => page.getByRole('columnheader', { name: /^金额/ }).getByRole('button').click() },
  { name: 'column settings opened', act: openSettings },
  { name: 'column hidden', act: (page) => page.getByRole('checkbox', { name: '数量' }).click() },
  { name: 'column shown', act: (page) => page.getByRole('checkbox', { name: '数量' }).click() },
  { name: 'column moved', act: (page) => page.getByRole('button', { name: '数量前移' }).click() },
  { name: 'column settings closed', act: (page) => page.keyboard.press('Escape') },
  { name: 'width by keyboard', before: (page) => page.getByRole('slider').nth(2).focus(), act: (page) => page.keyboard.press('ArrowRight') },
  { name: 'filter opened', act: (page) => page.getByRole('button', { name: /^支付方式/ }).click() },
  { name: 'filtered', act: (page) => page.getByRole('option', { name: '账期月结' }).click() },
  { name: 'rows made compact', act: (page) => page.getByRole('button', { name: '紧凑行高' }).click() },
  { name: 'tab changed', act: (page) => page.getByRole('tab').nth(5).click() },
  { name: 'tab of all', act: (page) => page.getByRole('tab').first().click() },
  { name: 'peek opened', before: focusRow, act: (page) => page.keyboard.press('Space') },
  { name: 'peek of the next row', act: (page) => page.getByRole('button', { name: '下一条' }).click() },
  { name: 'peek closed', act: (page) => page.getByRole('button', { name: '关闭', exact: true }).click() },
  { name: 'a page further down', before: focusRow, act: (page) => page.keyboard.press('PageDown') },
]

/** Drags the end of a column's head to and fro, and returns the longest frame meanwhile, ms. */
const dragWidth = async (page: Page): Promise<number> => {
  const handle = await page.getByRole('slider').nth(2).boundingBox()
  if (!handle) throw new Error('No column has a handle.')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate(longestFrame, 1000)
  for (let step = 1; step <= 30; step++) await page.mouse.move(x + step * 4, y)
  const longest = await frames
  await page.mouse.up()
  return longest
}

/** Interactions of a list with 1,000 rows at 4× CPU slow-down: until the paint after the event, and until the page has changed for the last time. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-list-'))
  const browser = await launchChromium()
  try {
    await build({
      ...sourceConfig(true, markdown(), recording()),
      root: fileURLToPath(new URL('page', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 5000, target: 'es2023' },
    })
    await using site = await serve(folder)
    const times = new Map<string, Response[]>()
    const note = (name: string, response: Response) => times.set(name, [...(times.get(name) ?? []), response])
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
      await page.addInitScript(watchEvents)
      await page.goto(site.origin)
      await page.getByRole('table').waitFor()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
      for (const { name, before, act } of interactions) {
        await before?.(page)
        await page.evaluate(() => globalThis.responseOfPage())
        await act(page)
        note(name, await page.evaluate(() => globalThis.responseOfPage()))
      }
      note('width dragged, longest frame', { paint: await dragWidth(page), settled: 0, task: 0, longFrames: 0 })
      await page.close()
    }
    printTable([...times].map(([interaction, responses]) => rowOf(interaction, responses)))
    console.log(`\n${rounds} rounds, ${cpuSlowDown}× CPU slow-down. Event Timing counts in steps of 8 ms and nothing below 16 ms, which is 0 here.`)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const rowOf = (interaction: string, responses: readonly Response[]) => {
  const paints = responses.map(({ paint }) => paint)
  return {
    interaction,
    'least, ms': Math.round(Math.min(...paints)),
    'median, ms': Math.round(median(paints)),
    'longest, ms': Math.round(Math.max(...paints)),
    'settled, ms': Math.round(median(responses.map(({ settled }) => settled))),
    '': median(paints) > budgetMs ? `over ${budgetMs}` : '',
  }
}
