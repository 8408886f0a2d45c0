import type { ComponentPropsWithRef } from 'react'
import type { Cancelable } from '../hooks/use-controllable.ts'
import type { ClassNames } from '../styles/parts.ts'
import type { SearchBoxMessages } from './messages.ts'

/** One line of the list: `label` is what is shown and matched, `hint` is shown small at its end. */
export interface SearchSuggestion {
  /** Unique in the list, e.g. a product code. */
  id: string
  label: string
  hint?: string | undefined
}

/** A keyword below the field; `highlight` sets it apart. */
export interface HotKeyword {
  keyword: string
  highlight?: boolean | undefined
}

/** What led to a search: text sent with Enter or the button, a suggestion, or a hot keyword. */
export type SearchSource = 'typed' | 'suggestion' | 'hot'

/** Why the text changed, and the native event behind it. */
export interface SearchBoxChangeDetails {
  reason: 'input' | 'clear' | 'escape' | 'suggestion' | 'hot'
  event: Event
}

export interface ImageSearchOptions {
  /**
   * Called with one picture, whose content and size (at most 2 MB) are checked. While the promise is pending the box
   * shows that it is busy; a rejection shows 图片搜索失败，请重试. `signal` aborts when the buyer cancels, picks another
   * picture or leaves.
   */
  onImage: (file: File, options: { signal: AbortSignal }) => Promise<void> | void
}

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'role' | 'children'>

/** `className`, `style`, `dir`, `action` and `method` go to the form around everything; `ref` and whatever else is given to the field. */
export interface SearchBoxProps extends FieldProps {
  /** The text, when the parent owns it. */
  value?: string | undefined
  /** The text to begin with, when the box keeps it. */
  defaultValue?: string | undefined
  /** Called with each text, also while it is composed. */
  onValueChange?: ((value: string, details: Cancelable<SearchBoxChangeDetails>) => void) | undefined
  /** Called with the text of a search, trimmed and never blank. Without it the browser sends the form to `action`. */
  onSearch?: ((query: string, details: { source: SearchSource }) => void) | undefined
  /** Address that the browser sends the form to where `onSearch` cannot run: before hydration, without scripts, or when it is not given. */
  action?: string | undefined
  /** How the browser sends the form; `get` by default. */
  method?: 'get' | 'post' | undefined
  /** Name of the text in what the browser sends; `q` by default when there is an `action`. */
  name?: string | undefined
  /** Returns suggestions for a trimmed query, as a promise or at once. Without it the field has no list. */
  loadSuggestions?:
    | ((query: string, options: { signal: AbortSignal }) => Promise<readonly SearchSuggestion[]> | readonly SearchSuggestion[])
    | undefined
  /** Called with the chosen suggestion. Without it a chosen suggestion is searched for. */
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Shown below the field; a press on one searches for it. */
  hotKeywords?: readonly HotKeyword[] | undefined
  /** Milliseconds without a change before suggestions are requested. 150 by default. */
  debounceMs?: number | undefined
  /** Offers search by picture: picker, camera, paste and drop. */
  imageSearch?: ImageSearchOptions | undefined
  /** A message of the page beside the field, e.g. 未找到相关商品; the box's own come first. */
  error?: string | undefined
  /** `hero` is the storefront's large field; `small` is 36 pixels high with a quiet button, for the header of a back office. */
  size?: 'hero' | 'default' | 'small' | undefined
  messages?: Partial<SearchBoxMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'camera' | 'cancel' | 'clear' | 'control' | 'drop' | 'field' | 'hint' | 'hot' | 'image' | 'keyword' | 'label' | 'match' | 'notice' | 'notice-text' | 'spinner' | 'submit' | 'suggestion' | 'suggestions'> | undefined
}
