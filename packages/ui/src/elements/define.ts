import { keepProperties, reflectAttributes } from './attributes.ts'
import { share, type MallElementsOptions } from './mall-element.tsx'
import { MallSearchBox } from './search-box-element.tsx'
import { MallSlideCaptcha } from './slide-captcha-element.tsx'
import { MallTopBar } from './top-bar-element.tsx'

const elements = { 'mall-top-bar': MallTopBar, 'mall-search-box': MallSearchBox, 'mall-slide-captcha': MallSlideCaptcha }

declare global {
  interface HTMLElementTagNameMap {
    'mall-top-bar': MallTopBar
    'mall-search-box': MallSearchBox
    'mall-slide-captcha': MallSlideCaptcha
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
