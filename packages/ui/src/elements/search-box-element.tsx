import { searchBoxMessages } from '../search-box/messages.ts'
import { SearchBox } from '../search-box/SearchBox.tsx'
import type { HotKeyword, SearchBoxProps, SearchSource, SearchSuggestion } from '../search-box/types.ts'
import { choice, number, text, type Attributes } from './attributes.ts'
import { FormElement } from './form-element.ts'

/** `<mall-search-box>`: its text, trimmed, is the value in the form around it, which a search sends. */
export class MallSearchBox extends FormElement {
  static override readonly attributes: Attributes = {
    ...FormElement.attributes,
    placeholder: text,
    size: choice('default', 'hero', 'small'),
    error: text,
    debounceMs: number(150),
  }
  static override readonly properties: readonly string[] = [...FormElement.properties, 'loadSuggestions', 'hotKeywords', 'imageSearch']
  static override get observedAttributes(): readonly string[] {
    return [...super.observedAttributes, 'value']
  }

  declare placeholder: string
  declare size: 'hero' | 'default' | 'small'
  /** A message of the page beside the field, e.g. 未找到相关商品. */
  declare error: string
  /** Milliseconds without a change before suggestions are requested. */
  declare debounceMs: number
  /** Returns suggestions for a trimmed query. Without it the field has no list. */
  declare loadSuggestions: SearchBoxProps['loadSuggestions']
  declare hotKeywords: readonly HotKeyword[] | undefined
  /** Offers search by picture. */
  declare imageSearch: SearchBoxProps['imageSearch']

  protected override readonly control = 'input[data-part=control]'
  /** Null until somebody changed it: then the attribute is the value, as with the browser's own fields. */
  #value: string | null = null

  get value(): string {
    return this.#value ?? this.defaultValue
  }
  set value(value: string | null | undefined) {
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- a page without types may set anything, as it may with the browser's own fields
    this.#value = String(value ?? '')
    this.update()
  }

  /** What a reset of the form goes back to: the attribute `value`. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? ''
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value)
  }

  formResetCallback(): void {
    this.#value = null
    this.update()
  }

  formStateRestoreCallback(state: string): void {
    this.value = state
  }

  protected override get formValue(): string {
    return this.value.trim()
  }

  protected override get missing(): string {
    return this.texts.SearchBox?.blank ?? searchBoxMessages.blank
  }

  protected override draw() {
    const { accessibleName, placeholder } = this
    return (
      <SearchBox
        value={this.value}
        onValueChange={this.#change}
        onSearch={this.#search}
        onSuggestionSelect={this.#select}
        loadSuggestions={this.loadSuggestions}
        hotKeywords={this.hotKeywords}
        imageSearch={this.imageSearch}
        size={this.size}
        error={this.error || undefined}
        debounceMs={this.debounceMs}
        disabled={this.isDisabled}
        aria-required={this.required || undefined}
        {...(accessibleName ? { 'aria-label': accessibleName } : {})}
        {...(placeholder ? { placeholder } : {})}
      />
    )
  }

  readonly #change: NonNullable<SearchBoxProps['onValueChange']> = (value, { reason, cancel }) => {
    if (!this.emit('mall-value-change', { value, reason }, { cancelable: true })) {
      cancel()
      return
    }
    this.value = value
    // Typing has an event of the browser's own.
    if (reason !== 'input') this.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }

  readonly #search = (query: string, { source }: { source: SearchSource }): void => {
    if (this.emit('mall-search', { query, source }, { cancelable: true })) this.form?.requestSubmit()
  }

  readonly #select = (suggestion: SearchSuggestion): void => {
    if (this.emit('mall-suggestion-select', suggestion, { cancelable: true })) this.#search(suggestion.label, { source: 'suggestion' })
  }
}
