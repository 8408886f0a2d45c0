/** A color value of the Design Tokens Color Module 2025.10. */
export interface TokenColor {
  readonly colorSpace: 'srgb'
  /** Red, green and blue, 0–1. */
  readonly components: readonly [red: number, green: number, blue: number]
  readonly alpha: number
  /** `#rrggbb`, without the alpha, for tools that read no components. */
  readonly hex: string
}

/** A dimension value: px, or rem of the browser's font size. */
export interface TokenDimension {
  readonly value: number
  readonly unit: 'px' | 'rem'
}

/** A duration value in milliseconds. */
export interface TokenDuration {
  readonly value: number
  readonly unit: 'ms'
}

/** One layer of a shadow value. */
export interface TokenShadow {
  readonly color: TokenColor
  readonly offsetX: TokenDimension
  readonly offsetY: TokenDimension
  readonly blur: TokenDimension
  readonly spread: TokenDimension
}

/** What the library says of a token beyond the format, under `$extensions["@mall/ui"]`. */
export interface TokenOrigin {
  /** The CSS variable that has the value; breakpoints and widths of pages have none. */
  readonly variable?: `--mall-${string}`
  /** The value is never less than this, whatever the browser's font size: px. */
  readonly atLeast?: number
  /** The CSS filter function that the number is the argument of. */
  readonly filter?: 'brightness'
}

type Typed =
  | { readonly $type: 'color'; readonly $value: TokenColor }
  | { readonly $type: 'dimension'; readonly $value: TokenDimension }
  | { readonly $type: 'duration'; readonly $value: TokenDuration }
  /** x and y of the two control points. */
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'number'; readonly $value: number }
  | { readonly $type: 'shadow'; readonly $value: readonly TokenShadow[] }

/** A token of the Design Tokens Format Module 2025.10. */
export type DesignToken = Typed & { readonly $description?: string; readonly $extensions?: { readonly '@mall/ui': TokenOrigin } }

/** Tokens by name. */
export type TokenGroup = Readonly<Record<string, DesignToken>>

/** All tokens of a brand: the file `tokens.json` of the mall's own. */
export interface DesignTokens {
  readonly $schema: string
  readonly $description: string
  /** Colours, shadows and the filter of pictures, by scheme: the same names in both. */
  readonly scheme: { readonly light: TokenGroup; readonly dark: TokenGroup }
  /** Sizes of controls and rows, by density: the same names in each. */
  readonly density: { readonly comfortable: TokenGroup; readonly default: TokenGroup; readonly compact: TokenGroup }
  readonly font: TokenGroup
  readonly 'font-size': TokenGroup
  readonly 'line-height': TokenGroup
  readonly space: TokenGroup
  readonly radius: TokenGroup
  readonly motion: TokenGroup
  readonly easing: TokenGroup
  readonly breakpoint: TokenGroup
  readonly 'page-width': TokenGroup
}
