import type { MallElementEvents } from '@mall/ui/elements'
import type { DefineComponent } from 'vue'

type Tags = HTMLElementTagNameMap

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Text

/** What `@mall-search` and the others are to Vue. */
type Listeners = { [Name in keyof MallElementEvents as `on${Capitalize<CamelCase<Name>>}`]?: (event: MallElementEvents[Name]) => void }

/** An element as templates take it: its properties and its events, and `v-model` where it has a `value`. */
type Element<Tag extends keyof Tags> = DefineComponent<Partial<Tags[Tag]> & Listeners & (Tags[Tag] extends { value: infer Value } ? { modelValue?: Value } : object)>

declare module 'vue' {
  interface GlobalComponents {
    'mall-top-bar': Element<'mall-top-bar'>
    'mall-search-box': Element<'mall-search-box'>
    'mall-slide-captcha': Element<'mall-slide-captcha'>
  }
}
