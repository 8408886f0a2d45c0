import { readScreens } from '../read-screens.ts'
import { isChinese, lowerFirst } from './names.ts'

/** Where a screen is written, and how it is registered. */
export interface Place {
  /** Folder of its app under `packages`. */
  readonly app: string
  /** Folder of its area under `screens`. */
  readonly area: string
  /** Its component. */
  readonly screen: string
  readonly id: string
  readonly path: string
  readonly name: string
  readonly menu?: string | undefined
  readonly layout: string
  readonly access: string
}

/** Where the screens of an app are. */
export const screensOf = (app: string): string => `packages/${app}/src/screens`

const whereIs = ({ path, folder }: { readonly path: string; readonly folder: string }) => `${path} is ${folder.split('/').slice(-2).join('/')}`

/** What most of them are. */
const usual = (values: readonly string[]): string | undefined => {
  const countOf = (value: string) => values.filter((other) => other === value).length
  return values.toSorted((one, other) => countOf(other) - countOf(one))[0]
}

/** The words of the command that name a place, an address or an area with a screen, and those after it. */
export const splitPlace = (words: readonly string[]): readonly [place: readonly string[], rest: readonly string[]] => {
  const at = words[0]?.includes('/') ? 1 : 2
  return [words.slice(0, at), words.slice(at)]
}

/**
 * The place in an app that `asset/budget` or `budgets Budgets` names, before anything is written. An address, or its end, must be registered, as all of
 * the specification are. An area with a screen is either registered, or new, with an address to change.
 */
export const findPlace = async (words: readonly string[], app = 'mall-app', name = ''): Promise<Place> => {
  const screens = await readScreens(app)
  const [area = '', screen = ''] = words
  if (area.includes('/')) {
    const ends = `/${area.replace(/^\//, '')}`
    const found = screens.filter(({ paths }) => paths.some((path) => path.endsWith(ends)))
    const [one] = found
    if (one === undefined || found.length > 1) {
      throw new Error(`${found.length} screens have the address ${area}${one === undefined ? '.' : `:\n  ${found.map(whereIs).join('\n  ')}`}`)
    }
    const [, , , , ownArea = '', ownScreen = ''] = one.folder.split('/')
    return { ...one, app, area: ownArea, screen: ownScreen }
  }
  if (!/^[a-z-]+$/.test(area) || !/^[A-Z]\w+$/.test(screen)) {
    throw new Error(`Name an address, e.g. asset/budget, or an area and a screen, e.g. budgets Budgets; not "${words.join(' ')}".`)
  }
  const registered = screens.find(({ folder }) => folder === `${screensOf(app)}/${area}/${screen}`)
  if (registered !== undefined) return { ...registered, app, area, screen }
  const id = lowerFirst(screen)
  const taken = screens.find((one) => one.id === id)
  if (taken !== undefined) throw new Error(`A screen with the id ${id} is registered: ${whereIs(taken)}. Name it by its address, or call yours otherwise.`)
  if (!isChinese(name)) throw new Error(`${screen} is new: say what people read in its menu and breadcrumbs, --name 样品管理.`)
  const inside = screens.filter(({ access }) => access === 'login')
  const path = `/${[usual(inside.map((one) => one.path.split('/')[1] ?? '')), area, id].filter(Boolean).join('/')}`
  console.log(`${screen} is new: its address is ${path} until you change it in ${screensOf(app)}/${area}/${screen}/screen.ts.`)
  return { app, area, screen, id, path, name, layout: usual(inside.map(({ layout }) => layout)) ?? 'default', access: 'login' }
}
