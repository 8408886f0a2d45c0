export { designTokens } from './design-tokens.ts'
export type { DesignToken, DesignTokens, TokenColor, TokenDimension, TokenDuration, TokenGroup, TokenOrigin, TokenShadow } from './dtcg.ts'
export { figmaVariables } from './figma-variables.ts'
export type { FigmaColour, FigmaScope, FigmaVariable, FigmaVariables } from './figma-types.ts'
