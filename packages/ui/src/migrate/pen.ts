/** A place in the source, as the parser gives it. */
export interface Place {
  readonly start?: number | null | undefined
  readonly end?: number | null | undefined
  readonly loc?: { readonly start: { readonly line: number } } | null | undefined
}

/** What is left to a person. */
export interface Left {
  readonly line: number
  readonly what: string
}

/** What a rename does to a file: it writes over a place, or leaves it to a person. */
export interface Pen {
  readonly write: (place: Place, text: string) => void
  readonly leave: (place: Place, what: string) => void
}

/** A name in an import, an export or a member: an identifier, or a text. */
export const nameOf = (node: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): string =>
  String(node.type === 'StringLiteral' ? node.value : node.name)
