import type { Screen } from '../../packages/app-kit/src/screens/define-screen.ts'
import { routes as ofMall } from '../../packages/mall-app/src/site/routes.ts'
import { routes as ofSeller } from '../../packages/seller-app/src/site/routes.ts'
import { foundStories, storiesOfScreen, type FoundStory } from './found-stories.ts'
import { owedBy, stateNames, stateOf, type StateName } from './owed-states.ts'

/** One screen: its stories by state, the others, and what it still owes. */
export interface ScreenRow {
  /** With the app before it, where that is not the mall. */
  readonly id: string
  readonly route: Screen
  /** Whether its component exists. */
  readonly built: boolean
  /** Where its stories are in the sidebar; undefined while it has none. */
  readonly title: string | undefined
  /** In the order of the columns. */
  readonly states: readonly { readonly state: StateName; readonly stories: readonly FoundStory[] }[]
  readonly others: readonly FoundStory[]
  /** Names of stories that are not there, of states and others. */
  readonly missing: readonly string[]
}

const rowOf = (root: string, id: string, route: Screen): ScreenRow => {
  const built = route.load !== undefined
  const stories = built ? storiesOfScreen(root, route.name) : []
  const states = stateNames.map((state) => ({ state, stories: stories.filter(({ name }) => stateOf(name) === state) }))
  const has = (owed: string) => stories.some(({ name }) => name === owed || stateOf(name) === owed)
  return {
    id,
    route,
    built,
    title: stories[0]?.title,
    states,
    others: stories.filter(({ name }) => stateOf(name) === null),
    missing: built ? owedBy(route).filter((owed) => !has(owed)) : [],
  }
}

/** Screen × state, in the order of menus and lists. */
export const screenMatrix = (): readonly ScreenRow[] => [
  ...Object.entries<Screen>(ofMall).map(([id, route]) => rowOf('Screens', id, route)),
  ...Object.entries<Screen>(ofSeller).map(([id, route]) => rowOf('Seller', `seller/${id}`, route)),
]

/** Stories of what belongs to all screens (layouts, prompts, notices) and of the flows, by where they are in the sidebar. */
export const storiesOfAll = (): readonly { readonly title: string; readonly stories: readonly FoundStory[] }[] => {
  const ofRoutes = new Set(screenMatrix().map(({ title }) => title))
  const others = foundStories.filter(({ title }) => /^(Screens|Seller|Flows)\//.test(title) && !ofRoutes.has(title))
  const rank = (title: string) => (title.startsWith('Flows/') ? 1 : 0)
  const titles = [...new Set(others.map(({ title }) => title))].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  return titles.map((title) => ({ title, stories: others.filter((story) => story.title === title) }))
}
