import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../browser.ts'
import { median, printTable } from '../table.ts'
import { dragging, hovering, tables, typing, visit } from './scene.ts'
import { startSite } from './site.ts'

const ROUNDS = 5

interface Figure {
  readonly title: string
  /** By each of the other sides, in their order: how many times as long as ours it takes at least. Milliseconds would be those of one machine. */
  readonly times?: readonly number[]
  /** What is counted and not timed: the most of it that ours may have. */
  readonly atMost?: number
}

/** Libraries with the same feature; the first one is ours. */
interface Comparison<Key extends string> {
  readonly slowDown: number
  readonly sides: readonly { readonly name: string; readonly scene: string; readonly measure: (page: Page) => Promise<Record<Key, number>> }[]
  readonly figures: Readonly<Record<Key, Figure>>
}

const comparison = <Key extends string>(one: Comparison<Key>): Comparison<Key> => one

const search = comparison({
  slowDown: 4,
  sides: [
    { name: '@mall/ui', scene: 'search-ours', measure: typing('[role=listbox] [role=option]', '[role=option][data-active]') },
    { name: 'antd', scene: 'search-antd', measure: typing('.ant-select-item-option', '.ant-select-item-option-active') },
  ],
  figures: {
    first: { title: 'list of ten suggestions, from key to paint', times: [3] },
    next: { title: 'the next list, from key to paint', times: [3] },
    arrow: { title: 'another row chosen by an arrow', times: [1] },
  },
})

const categories = comparison({
  slowDown: 4,
  sides: [
    { name: '@mall/ui', scene: 'categories-ours', measure: hovering('nav > ul > li', '[data-state=open] > [data-nav-panel]', 120) },
    { name: 'antd', scene: 'categories-antd', measure: hovering('.ant-menu-submenu', '.ant-menu-submenu-popup', 0) },
  ],
  figures: { hover: { title: 'panel of 15 × 10 × 10 on hover, beyond the delay', times: [6] } },
})

const slide = comparison({
  slowDown: 4,
  sides: [
    { name: '@mall/ui', scene: 'slide-ours', measure: dragging('[role=slider]') },
    { name: 'antd', scene: 'slide-antd', measure: dragging('[role=slider]') },
  ],
  figures: {
    commitsPerMove: { title: 'React commits per move of a drag', atMost: 0 },
    dropped: { title: 'late frames of a drag, %' },
    droppedAtRest: { title: 'late frames at rest, %' },
  },
})

const table = (slowDown: number) =>
  comparison({
    slowDown,
    sides: [
      { name: '@mall/ui', scene: 'table-ours', measure: tables },
      { name: 'antd', scene: 'table-antd', measure: tables },
      { name: 'antd virtual', scene: 'table-antd-virtual', measure: tables },
    ],
    figures: { mount: { title: 'table of 1,000 × 8 appears', times: [15, 2] }, edit: { title: 'one row edited', times: [1, 1] } },
  })

const rounded = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))
const load = () => `load ${loadavg()[0]?.toFixed(2)} on ${cpus().length} cores`

/** Runs the sides in alternate rounds, so that other load affects all of them. */
const compare = async <Key extends string>(browser: Browser, origin: string, { slowDown, sides, figures }: Comparison<Key>): Promise<void> => {
  const found = sides.map((): Record<Key, number>[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { scene, measure }] of sides.entries()) found[at]?.push(await visit(browser, origin, scene, slowDown, measure))
  const keys = Object.keys(figures) as Key[]
  printTable(
    keys.map((key) => {
      const { title, times = [], atMost = Infinity } = figures[key]
      const medians = found.map((rounds) => median(rounds.map((one) => one[key])))
      const [ours = NaN, ...theirs] = medians
      const isOver = ours > atMost || times.some((least, at) => (theirs[at] ?? NaN) < least * ours)
      if (isOver) process.exitCode = 1
      return {
        [`${slowDown} × slower CPU`]: title,
        ...Object.fromEntries(sides.map(({ name }, at) => [name, rounded(medians[at] ?? NaN)])),
        ratio: theirs.map((their) => (ours > 0 ? `${(their / ours).toFixed(1)} ×` : '–')).join(', '),
        limit: times.length > 0 ? times.map((least) => `${least} ×`).join(', ') : Number.isFinite(atMost) ? `at most ${atMost}` : '',
        '': isOver ? 'OVER' : '',
      }
    }),
  )
  console.log(`\nMedians of ${ROUNDS} alternating visits, in ms unless stated otherwise; ${load()}.\n`)
}

/** Compares the components with the nearest ones of antd, in one Chromium and one run. */
export const run = async (): Promise<void> => {
  await using site = await startSite()
  const browser = await launchChromium()
  try {
    await compare(browser, site.origin, search)
    await compare(browser, site.origin, categories)
    await compare(browser, site.origin, slide)
    await compare(browser, site.origin, table(1))
    await compare(browser, site.origin, table(4))
  } finally {
    await browser.close()
  }
}
