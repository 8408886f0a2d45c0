export { colourNames, colours } from './colour.ts'
export type { ColourName } from './colour.ts'
export { pictureKinds, picturePatterns } from './spec.ts'
export type { PictureKind, PicturePattern, PictureSpec } from './spec.ts'
