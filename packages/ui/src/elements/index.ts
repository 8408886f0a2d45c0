export { defineMallElements, type MallSearchBoxElement, type MallSlideCaptchaElement, type MallTopBarElement } from './define.ts'
export type { MallElementEvents } from './events.ts'
export type { MallElementsOptions } from './mall-element.tsx'
export type { MallTopBarAction, MallTopBarLink, MallTopBarMenu } from './top-bar-element.tsx'
