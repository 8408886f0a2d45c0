/** A name of the package that another one has taken the place of, in the version that says so first. */
export type Rename = { readonly version: string } & (EntryRename | NameRename | PropRename)

/** An entry, as it is imported: `@mall/ui/price`. */
interface EntryRename {
  readonly kind: 'entry'
  readonly from: string
  readonly to: string
}

/** An exported name, a type or a part of its own name included. */
interface NameRename {
  readonly kind: 'name'
  readonly from: string
  readonly to: string
}

/** A prop. The component has the name that it has in this version; a part has its own: `TopBarCart`, which is `TopBar.Cart` too. */
interface PropRename {
  readonly kind: 'prop'
  readonly component: string
  readonly from: string
  readonly to: string
}

/** All renames, in the order of their versions. Nothing has been renamed since the first release, and nothing is deprecated. */
export const renames: readonly Rename[] = []
