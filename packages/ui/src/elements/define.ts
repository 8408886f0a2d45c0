import { keepProperties, reflectAttributes } from './attributes.ts'
import { share, type MallElementsOptions } from './mall-element.tsx'
import { MallSearchBox } from './search-box-element.tsx'
import { MallSlideCaptcha } from './slide-captcha-element.tsx'
import { MallTopBar } from './top-bar-element.tsx'

const elements = { 'mall-top-bar': MallTopBar, 'mall-search-box': MallSearchBox, 'mall-slide-captcha': MallSlideCaptcha }

/** What a page knows of an element. Of a class with private fields a page that loads the package as both kinds of modules would have two types, and it has one map of tags. */
type Known<Class> = { [Member in keyof Class]: Class[Member] }

/** A `<mall-top-bar>`. */
export interface MallTopBarElement extends Known<MallTopBar> {}
/** A `<mall-search-box>`. */
export interface MallSearchBoxElement extends Known<MallSearchBox> {}
/** A `<mall-slide-captcha>`. */
export interface MallSlideCaptchaElement extends Known<MallSlideCaptcha> {}

declare global {
  interface HTMLElementTagNameMap {
    'mall-top-bar': MallTopBarElement
    'mall-search-box': MallSearchBoxElement
    'mall-slide-captcha': MallSlideCaptchaElement
  }
}

/**
 * Registers `<mall-top-bar>`, `<mall-search-box>` and `<mall-slide-captcha>`; those that are registered already stay. With options it sets what all of
 * them have in common, also later. Does nothing on a server.
 */
export const defineMallElements = (options?: MallElementsOptions): void => {
  if (typeof customElements === 'undefined') return
  if (options) share(options)
  for (const [tag, element] of Object.entries(elements)) {
    if (customElements.get(tag)) continue
    reflectAttributes(element.prototype, element.attributes)
    keepProperties(element.prototype, element.properties)
    customElements.define(tag, element)
  }
}
