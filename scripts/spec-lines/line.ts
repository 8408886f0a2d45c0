import type { RouteId } from '../../packages/mall-app/src/lib/routes.ts'

/** One rule of the specification, in our words. */
export interface SpecLine {
  /** `§2.guard.login`: its section and a name that stays. */
  readonly id: string
  readonly rule: string
  /**
   * What holds it, each as `{file} › {part of the test's name}`, where `file` is the end of a path without its extension.
   * `not built yet`: the part of the mall that it is about is still to come. `left open`: the specification does not show it.
   */
  readonly held: readonly string[] | 'not built yet' | 'left open'
  /** The routes whose screens are still to come. */
  readonly routes?: readonly RouteId[]
}

/** A rule that tests hold. */
export const line = (id: string, rule: string, ...held: readonly [string, ...string[]]): SpecLine => ({ id, rule, held })

/** A rule of a part of the mall that is still to come. */
export const notBuilt = (id: string, rule: string, ...routes: readonly RouteId[]): SpecLine => ({ id, rule, held: 'not built yet', routes })

/** Something of which the specification says that it does not show it. */
export const leftOpen = (id: string, rule: string): SpecLine => ({ id, rule, held: 'left open' })
