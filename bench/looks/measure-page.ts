/** What is measured of a page at its top. */
export interface Looks {
  /** Of the whole page, px. */
  readonly height: number
  /** From the top of the page to the first product, its card or its picture, px; null without one. */
  readonly firstProduct: number | null
  /** Rows of a table or cards of a list that are whole in the window. */
  readonly rowsInSight: number
  /** Cells that the last line of a grid of products or brands leaves empty. */
  readonly emptyCells: number
  /** From the top of the page to the foot of an approval flow that is edited, its drawing included, px; null where there is none, or it has fewer than two levels. */
  readonly twoLevels: number | null
  /** The part of the window that what was said in a conversation has, percent; null where there is none. */
  readonly conversation: number | null
}

/** Runs in the page, so it must not use anything of this file. */
export const measurePage = (): Looks => {
  const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getBoundingClientRect().height > 1
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isShown)

  const products = all('a[href$=".html"] img, article img, [data-part="picture"] img')
  const tops = products.map((one) => (one.closest('article') ?? one).getBoundingClientRect().top + scrollY)

  const bars = [...document.querySelectorAll('nav, footer, section, div')].filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && isShown(one))
  const floor = Math.min(innerHeight, ...bars.map((one) => one.getBoundingClientRect()).filter(({ top, bottom, width }) => bottom >= innerHeight - 1 && top > innerHeight / 2 && width > innerWidth / 2).map(({ top }) => top))
  const isWhole = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= floor
  }
  const rows = all('tbody > tr')
  const rowsInSight = (rows.length > 0 ? rows : all('article')).filter(isWhole).length

  const emptyOf = (grid: Element) => {
    const places = [...grid.children].filter(isShown).map((child) => Math.round(child.getBoundingClientRect().left))
    const columns = new Set(places).size
    return columns < 2 ? 0 : (columns - (places.length % columns)) % columns
  }
  const grids = new Set([...all('article'), ...all('a > img[alt]').flatMap((img) => img.parentElement ?? [])].flatMap((one) => one.parentElement ?? []))
  const emptyCells = [...grids].filter((grid) => getComputedStyle(grid).display === 'grid').reduce((sum, grid) => sum + emptyOf(grid), 0)

  const flow = all('form').find((form) => form.querySelectorAll('ol[aria-label$="的审批节点"] > li').length >= 2)
  const twoLevels = flow === undefined ? null : Math.round(flow.getBoundingClientRect().bottom + scrollY)

  const said = document.querySelector('main section[aria-label="对话"] > div')
  const conversation = said === null ? null : Math.round((said.getBoundingClientRect().height / innerHeight) * 100)

  return { conversation, height: document.documentElement.scrollHeight, firstProduct: tops.length > 0 ? Math.round(Math.min(...tops)) : null, rowsInSight, emptyCells, twoLevels }
}
