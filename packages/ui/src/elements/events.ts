import type { SearchBoxChangeDetails, SearchSource, SearchSuggestion } from '../search-box/types.ts'
import type { SlideCaptchaState } from '../slide-captcha/types.ts'

/** What the elements dispatch. All bubble and leave shadow roots; of those that can be cancelled, `preventDefault()` stops what follows. */
export interface MallElementEvents {
  /** A link of the top bar is followed in this window. Cancelled, the page is not left: a router goes to `href` itself. */
  'mall-navigate': CustomEvent<{ readonly href: string }>
  /** A button of the top bar is pressed, by its `action`. */
  'mall-action': CustomEvent<{ readonly action: string }>
  /** 退出 is pressed. */
  'mall-logout': CustomEvent<null>
  /** The text of the search box is about to change. Cancelled, it stays. */
  'mall-value-change': CustomEvent<{ readonly value: string; readonly reason: SearchBoxChangeDetails['reason'] }>
  /** A search, trimmed and never blank. Cancelled, the form around the search box is not sent. */
  'mall-search': CustomEvent<{ readonly query: string; readonly source: SearchSource }>
  /** A suggestion is chosen. Cancelled, it is not searched for. */
  'mall-suggestion-select': CustomEvent<SearchSuggestion>
  /** The captcha is solved; it is also its value from now on. */
  'mall-pass': CustomEvent<{ readonly credential: string }>
  /** The captcha is in another state. */
  'mall-state-change': CustomEvent<{ readonly state: SlideCaptchaState }>
  /** The button of `alternative` is pressed. */
  'mall-alternative': CustomEvent<null>
}

declare global {
  interface GlobalEventHandlersEventMap extends MallElementEvents {}
}

/** The detail of an event. */
export type DetailOf<Name extends keyof MallElementEvents> = MallElementEvents[Name]['detail']
