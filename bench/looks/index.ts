import type { Browser } from 'playwright'
import { storedSession } from '../../e2e/support/stored-session.ts'
import type { LoginInfo } from '../../packages/api/src/contract/index.ts'
import { launchChromium } from '../browser.ts'
import { logIn, startMall } from '../mall.ts'
import { printTable } from '../table.ts'
import { measurePage, type Looks } from './measure-page.ts'
import { findSmallTargets, type SmallTargets } from './small-targets.ts'

const budgets = { firstProductOnPhone: 320, twoLevelsOnDesk: 900, conversation: 60, homeAt: { 1440: 5_500, 390: 9_000 } } as const

const windows = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const

interface Look {
  readonly name: string
  /** A visitor without it. */
  readonly account?: string
  readonly path: string
  /** Its height has a budget. */
  readonly isHome?: true
  /** The distance to its first product has a budget. */
  readonly isList?: true
  /** Two levels of its flow fit into a window. */
  readonly isFlow?: true
  /** What was said has a part of the window. */
  readonly isConversation?: true
}

const looks: readonly Look[] = [
  { name: 'home, visitor', path: '/', isHome: true },
  { name: 'home, buyer', account: 'buyer', path: '/', isHome: true },
  { name: 'list, visitor', path: '/product/index?Keyword=A4', isList: true },
  { name: 'list, buyer', account: 'buyer', path: '/product/index?Keyword=A4', isList: true },
  { name: 'cart', account: 'buyer', path: '/shop/cart' },
  { name: 'orders', account: 'buyer', path: '/userCenter/order/index' },
  { name: 'approvals', account: 'approver', path: '/userCenter/order/approval' },
  { name: 'budgets', account: 'finance', path: '/userCenter/asset/budget' },
  { name: 'invoices', account: 'buyer', path: '/userCenter/invoice/list' },
  { name: 'approval flow', account: 'admin', path: '/userCenter/management/approval', isFlow: true },
  { name: 'adviser', account: 'buyer', path: '/deepseek', isConversation: true },
  { name: 'favourites', account: 'buyer', path: '/userCenter/user/favorite' },
]

/** Pages of the built mall with the demo: how far the goods are, how long home is, how many rows are in sight, what cells stay empty. */
export const run = async (): Promise<void> => {
  await using mall = await startMall({ environment: { SEED_SIZE: 'full' } })
  const browser = await launchChromium()
  try {
    const logins = new Map<string, LoginInfo>()
    for (const account of new Set(looks.flatMap((look) => look.account ?? []))) logins.set(account, await logIn(mall.origin, account))
    const rows = []
    for (const window of windows) {
      for (const look of looks) {
        const found = await visit(browser, mall.origin, look, window, look.account === undefined ? undefined : logins.get(look.account))
        rows.push(rowOf(look, window.width, found))
      }
    }
    printTable(rows)
  } finally {
    await browser.close()
  }
}

interface Found extends Looks {
  /** On a phone alone. */
  readonly targets: SmallTargets | null
}

const visit = async (browser: Browser, origin: string, { path }: Look, window: (typeof windows)[number], login: LoginInfo | undefined): Promise<Found> => {
  const context = await browser.newContext({
    ...(login === undefined ? {} : { storageState: storedSession(login, origin) }),
    viewport: window, hasTouch: window.width === 390, isMobile: window.width === 390, locale: 'zh-CN', timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator('main').waitFor()
  // The last answer has come and is drawn; the stream of notices never ends, so that the network is never idle.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [role="status"][aria-label$="加载中"], [data-loading]') === null)
  await page.waitForTimeout(1_000)
  const looks = await page.evaluate(measurePage)
  const targets = window.width === 390 ? await page.evaluate(findSmallTargets) : null
  await context.close()
  return { ...looks, targets }
}

const rowOf = (look: Look, width: (typeof windows)[number]['width'], found: Found) => {
  const { height, firstProduct, rowsInSight, emptyCells, twoLevels, conversation, targets } = found
  const over = [
    ...(look.isHome && height > budgets.homeAt[width] ? [`higher than ${budgets.homeAt[width]}`] : []),
    ...(look.isList && width === 390 && (firstProduct ?? Infinity) > budgets.firstProductOnPhone ? [`first product below ${budgets.firstProductOnPhone}`] : []),
    ...(look.isFlow && width === 1440 && (twoLevels ?? Infinity) > budgets.twoLevelsOnDesk ? [`two levels below ${budgets.twoLevelsOnDesk}`] : []),
    ...(look.isConversation && (conversation ?? 0) < budgets.conversation ? [`less than ${budgets.conversation} % of the window`] : []),
  ]
  return {
    page: look.name, width, height, 'first product': firstProduct ?? '', 'rows in sight': rowsInSight, 'empty cells': emptyCells, 'two levels': twoLevels ?? '', 'conversation %': conversation ?? '',
    'controls below 40 px': targets?.controls.join(', ') ?? '', 'lines of text to press': targets?.textLinks ?? '', '': over.join(', '),
  }
}
