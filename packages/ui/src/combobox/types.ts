import type { ComponentPropsWithRef } from 'react'
import type { Cancelable } from '../hooks/use-controllable.ts'
import type { ClassNames } from '../styles/parts.ts'

/** One thing to choose. */
export interface ComboboxOption<Value extends string | number = string> {
  /** Its id, by which options are the same. */
  readonly value: Value
  readonly label: string
  /** A second text: the department of a person, the code of a product. */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Reason for a change of the value. */
export interface ComboboxDetails {
  reason: 'select' | 'remove' | 'clear' | 'reset'
  event: Event
}

/** Reason for opening or closing the list: typing, a press, an arrow key, Escape, the focus that left, or a choice. */
export interface ComboboxOpenDetails {
  reason: 'input' | 'press' | 'keyboard' | 'escape' | 'blur' | 'select'
}

/** Finds options; '' are those to begin with. The signal ends when a later text is searched. */
export type LoadOptions<Value extends string | number = string> = (
  query: string,
  options: { signal: AbortSignal },
) => readonly ComboboxOption<Value>[] | PromiseLike<readonly ComboboxOption<Value>[]>

export const defaultMessages = {
  placeholder: '请选择',
  open: '展开',
  clear: '清除',
  remove: (label: string) => `移除 ${label}`,
  pending: '搜索中…',
  empty: (query: string) => (query === '' ? '暂无可选项' : `没有找到“${query}”`),
  failed: '加载失败',
  retry: '重试',
  found: (count: number) => `${count} 个结果`,
}

/** Texts of a Combobox. */
export type ComboboxMessages = typeof defaultMessages

interface Single<Value extends string | number> {
  multiple?: false | undefined
  value?: ComboboxOption<Value> | null | undefined
  defaultValue?: ComboboxOption<Value> | null | undefined
  onValueChange?: ((value: ComboboxOption<Value> | null, details: Cancelable<ComboboxDetails>) => void) | undefined
}

interface Multiple<Value extends string | number> {
  /** Several, as chips in the field; the value is a list. */
  multiple: true
  value?: readonly ComboboxOption<Value>[] | undefined
  defaultValue?: readonly ComboboxOption<Value>[] | undefined
  onValueChange?: ((value: readonly ComboboxOption<Value>[], details: Cancelable<ComboboxDetails>) => void) | undefined
}

/** The props of the `<input>`. */
export type ComboboxInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'multiple' | 'name' | 'children'>

interface Common<Value extends string | number> {
  /** Name of the list, e.g. 申请人; also of the field when it has no `aria-label` and stands in no `Field`. */
  label: string
  loadOptions: LoadOptions<Value>
  /** Milliseconds without a key before it searches, 200 by default. */
  debounceMs?: number | undefined
  /** Offers to empty the field. */
  clearable?: boolean | undefined
  /** Form name: one entry per chosen value. */
  name?: string | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: ComboboxOpenDetails) => void) | undefined
  messages?: Partial<ComboboxMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'box' | 'chip' | 'chip-label' | 'clear' | 'control' | 'hint' | 'label' | 'list' | 'match' | 'note' | 'option' | 'panel' | 'remove' | 'retry' | 'spinner' | 'toggle' | 'values' | 'words'> | undefined
}

/** Props of a Combobox; `className` and `style` are passed to the frame, `ref` and all other props to the `<input>`. */
export type ComboboxProps<Value extends string | number = string> = ComboboxInputProps & Common<Value> & (Single<Value> | Multiple<Value>)
