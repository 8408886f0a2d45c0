import type { Rename } from './renames.ts'

/** What one version renames, by what it is looked up with. */
export interface Plan {
  readonly entries: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
  /** Props by the new name of their component. */
  readonly props: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Sorts the renames of one version by their kinds. */
export const planOf = (renames: readonly Rename[]): Plan => {
  const entries = new Map<string, string>()
  const names = new Map<string, string>()
  const props = new Map<string, Map<string, string>>()
  for (const rename of renames) {
    if (rename.kind === 'entry') entries.set(rename.from, rename.to)
    else if (rename.kind === 'name') names.set(rename.from, rename.to)
    else props.set(rename.component, new Map(props.get(rename.component)).set(rename.from, rename.to))
  }
  return { entries, names, props }
}

/** Whether a module is the package or one of its entries. */
export const isOurs = (module: string): boolean => module === '@mall/ui' || module.startsWith('@mall/ui/')
