import type { ComponentType } from 'react'

/** The kind of a screen decides which stories it must have. A `page` has no call of its own that others share, such as a list or a record. */
export type ScreenKind = 'list' | 'detail' | 'form' | 'workshop' | 'page'

/** The query of a screen that reads none. */
export type NoQuery = Readonly<Record<string, never>>

declare const queryType: unique symbol

/** Says which query a screen reads, for the type checker alone: there is nothing of it at run time. */
export interface QueryOf<Query> {
  readonly [queryType]?: Query
}

/** The query that a screen reads: `query: reads<{ id: string }>()`. */
export const reads = <Query extends object>(): QueryOf<Query> => ({})

interface ScreenFacts<Path extends string, Query, Layout extends string> {
  /** The canonical address, a pattern of react-router. */
  readonly path: Path
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[]
  /** Which frame of the app it is drawn in. */
  readonly layout: Layout
  /** `login`: without a token the user is sent to the login and back. */
  readonly access: 'public' | 'login'
  readonly kind: ScreenKind
  /** The query that a link may carry, because the screen reads it. */
  readonly query?: QueryOf<Query>
  /** Loads the component, or says that it is part of the entry. */
  readonly load: (() => Promise<ComponentType>) | 'entry'
  /** Whether the parameters of the path name something of this screen; otherwise the address shows 页面不存在. */
  readonly accepts?: (params: Readonly<Partial<Record<string, string>>>) => boolean
  /** Stories that it must have beside those of its kind, and those that cannot happen on it. */
  readonly stories?: { readonly also?: readonly string[]; readonly never?: readonly string[] }
  /** The most that a first visit may load, KB of scripts in brotli. */
  readonly budgetKb?: number
  /** In development builds only. */
  readonly developmentOnly?: true
}

/** In the app's menu, which has the words; any other screen brings its name. */
type ScreenName<Item extends string> = { readonly menu: Item; readonly name?: never } | { readonly menu?: never; readonly name: string }

/** A screen as the router, the guard, the menus, the links and the checks know it. */
export interface Screen<Path extends string = string, Query = object, Layout extends string = string, Item extends string = string> extends ScreenFacts<Path, Query, Layout> {
  /** Name in menus and breadcrumbs. */
  readonly name: string
  readonly menu?: Item
  /** All its addresses, the canonical one first. */
  readonly paths: readonly [Path, ...string[]]
}

/** Makes the `defineScreen` of an app with these layouts, and with these names of the items of its menu. */
export const screenDefiner =
  <Layout extends string, Item extends string>(menuNames: Readonly<Record<Item, string>>) =>
  /**
   * Registers a screen, in the file `screen.ts` beside the screen's component: everything that knows of screens reads it from there. The
   * file also adds the screen's id to the app's interface `Screens`, so that links to it are typed.
   */
  <const Path extends string, Query extends object = NoQuery>(screen: ScreenFacts<Path, Query, Layout> & ScreenName<Item>): Screen<Path, Query, Layout, Item> => ({
    ...screen,
    name: screen.menu ? menuNames[screen.menu] : (screen.name ?? ''),
    paths: [screen.path, ...(screen.aliases ?? [])],
  })
