import type { NoQuery, QueryOf, Screen } from '../lib/define-screen.ts'
import { collectScreens } from '../lib/collect-screens.ts'

export { productHref } from './product-address.ts'

/** Every screen by its id. Each file `screen.ts` adds its own, so an id that two files use is a type error. */
export interface Screens {}

export type RouteId = keyof Screens

/** Every address of specification §2, each once, in the order of menus and lists. */
export const routes = collectScreens(import.meta.glob<Record<string, unknown>>('../screens/*/*/screen.ts', { eager: true })) as Readonly<Record<RouteId, Screen>>

type Path<Id extends RouteId> = Screens[Id] extends Screen<infer Pattern, infer _Query> ? Pattern : never
/** The query that a screen reads. */
export type ScreenQuery<Id extends RouteId> = Screens[Id] extends { readonly query?: QueryOf<infer Values> } ? Values : never

/** What a query may leave out may also be null or undefined: both are left out of the address. */
type LinkQuery<Values> = { readonly [Name in keyof Values]: object extends Pick<Values, Name> ? Values[Name] | null | undefined : Values[Name] }

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Params<Id extends RouteId> = Readonly<Record<ParamNames<Path<Id>>, string | number>>

const withQuery = (path: string, query: object = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const valueOf = (params: object | undefined, name: string): string => String((params as Readonly<Record<string, string | number>> | undefined)?.[name] ?? '')

/** The address of a screen with the query that it reads; parameters of the path are encoded. */
export const href = <Id extends RouteId>(id: Id, ...[query, params]: HrefArguments<Id>): string =>
  withQuery(
    routes[id].path.replace(/\/\*$/, '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueOf(params, name))),
    query,
  )

type HrefArguments<Id extends RouteId> = [ParamNames<Path<Id>>] extends [never]
  ? ScreenQuery<Id> extends NoQuery
    ? [query?: undefined]
    : object extends LinkQuery<ScreenQuery<Id>>
    ? [query?: LinkQuery<ScreenQuery<Id>>, params?: undefined]
    : [query: LinkQuery<ScreenQuery<Id>>, params?: undefined]
  : [query: LinkQuery<ScreenQuery<Id>>, params: Params<Id>]

/** A page of 帮助中心 by its number, from 1. */
export const helpHref = (page: number): string => `${href('help')}/${page}`
