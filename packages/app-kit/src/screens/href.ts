import type { NoQuery, QueryOf, Screen } from './define-screen.ts'

type Path<Screens, Id extends keyof Screens> = Screens[Id] extends Screen<infer Pattern, infer _Query> ? Pattern : never

/** The query that a screen reads. */
export type ScreenQueryOf<Screens, Id extends keyof Screens> = Screens[Id] extends { readonly query?: QueryOf<infer Values> } ? Values : never

/** What a query may leave out may also be null or undefined: both are left out of the address. */
type LinkQuery<Values> = { readonly [Name in keyof Values]: object extends Pick<Values, Name> ? Values[Name] | null | undefined : Values[Name] }

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Params<Screens, Id extends keyof Screens> = Readonly<Record<ParamNames<Path<Screens, Id>>, string | number>>

type HrefArguments<Screens, Id extends keyof Screens> = [ParamNames<Path<Screens, Id>>] extends [never]
  ? ScreenQueryOf<Screens, Id> extends NoQuery
    ? [query?: undefined]
    : object extends LinkQuery<ScreenQueryOf<Screens, Id>>
      ? [query?: LinkQuery<ScreenQueryOf<Screens, Id>>, params?: undefined]
      : [query: LinkQuery<ScreenQueryOf<Screens, Id>>, params?: undefined]
  : [query: LinkQuery<ScreenQueryOf<Screens, Id>>, params: Params<Screens, Id>]

const withQuery = (path: string, query: object = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const valueOf = (params: object | undefined, name: string): string => String((params as Readonly<Record<string, string | number>> | undefined)?.[name] ?? '')

/** Makes the `href` of an app: the address of a screen with the query that it reads; parameters of the path are encoded. */
export const hrefOf =
  <Screens>(screens: Readonly<Record<keyof Screens, Pick<Screen, 'path'>>>) =>
  <Id extends keyof Screens>(id: Id, ...[query, params]: HrefArguments<Screens, Id>): string =>
    withQuery(
      screens[id].path.replace(/\/\*$/, '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueOf(params, name))),
      query,
    )
