/** A colour of Figma: channels and alpha 0–1. */
export interface FigmaColour {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/** Where Figma offers a variable. */
export type FigmaScope =
  | 'ALL_FILLS'
  | 'CORNER_RADIUS'
  | 'EFFECT_COLOR'
  | 'EFFECT_FLOAT'
  | 'FONT_FAMILY'
  | 'FONT_SIZE'
  | 'GAP'
  | 'LINE_HEIGHT'
  | 'STROKE_COLOR'
  | 'TEXT_FILL'
  | 'WIDTH_HEIGHT'

/** One variable, with its temporary id in `id`. */
export interface FigmaVariable {
  readonly action: 'CREATE'
  readonly id: string
  readonly name: string
  readonly variableCollectionId: string
  readonly resolvedType: 'COLOR' | 'FLOAT' | 'STRING'
  readonly description?: string
  readonly scopes: FigmaScope[]
  readonly codeSyntax?: { readonly WEB: string }
}

/** The body of `POST /v1/files/:file_key/variables` of Figma's REST API, as `@figma/rest-api-spec` describes it. */
export interface FigmaVariables {
  readonly variableCollections: { readonly action: 'CREATE'; readonly id: string; readonly name: string; readonly initialModeId: string }[]
  /** The first mode of a collection exists with it, and is only named. */
  readonly variableModes: { readonly action: 'CREATE' | 'UPDATE'; readonly id: string; readonly name: string; readonly variableCollectionId: string }[]
  readonly variables: FigmaVariable[]
  readonly variableModeValues: { readonly variableId: string; readonly modeId: string; readonly value: FigmaColour | number | string }[]
}
