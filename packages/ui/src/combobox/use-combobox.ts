import { useCombobox as useDownshift, useMultipleSelection, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useCallback, useEffect, useImperativeHandle, useRef, type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { useComposition } from '../hooks/use-composition.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { useLatest } from '../hooks/use-latest.ts'
import type { ComboboxDetails, ComboboxOpenDetails, ComboboxOption, ComboboxProps } from './types.ts'
import { useOptions } from './use-options.ts'

type Id = string | number

/** The row that asks again after a failure: an option, so that the arrow keys reach it. */
export const retryRow = { value: 'retry', label: '', isRetry: true } as const

/** A row of the list. */
export type Row<Value extends Id> = ComboboxOption<Value> | typeof retryRow

export const isRetry = <Value extends Id>(row: Row<Value>): row is typeof retryRow => 'isRetry' in row

const types = useDownshift.stateChangeTypes
const openReasons: readonly (readonly [ComboboxOpenDetails['reason'], readonly unknown[]])[] = [
  ['input', [types.InputChange]],
  ['press', [types.InputClick, types.ToggleButtonClick]],
  ['escape', [types.InputKeyDownEscape]],
  ['blur', [types.InputBlur]],
  ['select', [types.FunctionCloseMenu]],
]
const openReason = (type: unknown) => openReasons.find(([, known]) => known.includes(type))?.[0] ?? 'keyboard'

type Chosen<Value extends Id> = readonly ComboboxOption<Value>[]

const toList = <Value extends Id>(value: Chosen<Value> | ComboboxOption<Value> | null): Chosen<Value> => {
  if (value === null) return []
  return 'label' in value ? [value] : value
}

/** Keeps downshift from handling a key or a press. */
const keepFromDownshift = (event: KeyboardEvent | MouseEvent) => Object.assign(event.nativeEvent, { preventDownshiftDefault: true })

/** The editable combobox pattern by downshift; what is searched, chosen and shown is decided here. */
export const useCombobox = <Value extends Id>(props: ComboboxProps<Value>) => {
  const { multiple = false, clearable = false, loadOptions, debounceMs = 200, open, defaultOpen = false, onOpenChange } = props
  const start = toList(props.defaultValue ?? null)
  const change = (next: readonly ComboboxOption<Value>[], details: Cancelable<ComboboxDetails>) =>
    props.multiple ? props.onValueChange?.(next, details) : props.onValueChange?.(next[0] ?? null, details)
  const [chosen, setChosen] = useControllable(props.value === undefined ? undefined : toList(props.value), start, change)
  const { found, ask, forget } = useOptions(loadOptions, debounceMs)
  const rows: Row<Value>[] = found.status === 'failed' ? [retryRow] : [...found.options]
  const input = useRef<HTMLInputElement>(null)
  // Downshift's callbacks carry no event.
  const lastEvent = useRef<Event>(undefined)
  const openedByTyping = useRef(false)
  /** The text was emptied by hand. After a choice it is empty for a moment, too, before the choice brings its label: leaving then must not clear it. */
  const emptied = useRef(false)
  const setInput = useCallback((node: HTMLInputElement | null) => {
    input.current = node
  }, [])
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => input.current, [])

  const label = multiple ? '' : (chosen[0]?.label ?? '')
  const composition = useComposition(useCallback((text: string) => ask(text), [ask]))
  const detailsOf = (reason: ComboboxDetails['reason']): ComboboxDetails => ({ reason, event: lastEvent.current ?? new Event(reason) })

  const pick = (row: Row<Value>) => {
    if (isRetry(row)) ask(found.query, { now: true })
    else if (row.disabled) return
    else if (!multiple) {
      emptied.current = false
      setChosen([row], detailsOf('select'))
      // A new choice brings its own label; one that was refused leaves the one that stands.
      setInputValue(label)
      closeMenu()
    } else if (chosen.some(({ value }) => value === row.value)) setChosen(chosen.filter(({ value }) => value !== row.value), detailsOf('remove'))
    else setChosen([...chosen, row], detailsOf('select'))
    // The next text replaces this one; until then more of the same list can be chosen.
    if (multiple) input.current?.select()
  }

  const stateReducer = (state: UseComboboxState<Row<Value>>, { type, changes }: UseComboboxStateChangeOptions<Row<Value>>) => {
    switch (type) {
      // Leaving and Escape choose nothing, and take back what was typed.
      case types.InputBlur:
      case types.InputKeyDownEscape:
        return { ...changes, selectedItem: state.selectedItem, inputValue: label }
      // A press into the text moves the caret; it must not close the list under it.
      case types.InputClick:
        return { ...changes, isOpen: true }
      default:
        return changes
    }
  }

  const downshift = useDownshift<Row<Value>>({
    items: rows,
    itemToString: (row) => row?.label ?? '',
    itemToKey: (row) => row?.value,
    // Downshift also asks for the row at -1.
    isItemDisabled: (row?: Row<Value>) => row !== undefined && !isRetry(row) && row.disabled === true,
    selectedItem: multiple ? null : (chosen[0] ?? null),
    ...(open === undefined ? { initialIsOpen: defaultOpen } : { isOpen: open }),
    stateReducer,
    onIsOpenChange: ({ isOpen, type }) => onOpenChange?.(isOpen, { reason: openReason(type) }),
  })
  const { isOpen, highlightedIndex, setHighlightedIndex, setInputValue, closeMenu } = downshift

  const chips = useMultipleSelection<ComboboxOption<Value>>({
    selectedItems: [...(multiple ? chosen : [])],
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => setChosen(selectedItems, detailsOf('remove')),
  })

  useEffect(() => {
    if (!isOpen) forget()
    else if (!openedByTyping.current) ask('', { now: true })
    openedByTyping.current = false
  }, [isOpen, ask, forget])

  // A row stays marked only in the list in which it was marked: Enter must not choose a row that took its place.
  const chosenId = multiple ? undefined : chosen[0]?.value
  useEffect(() => {
    if (found.status === 'idle') return
    const first = found.status === 'done' && found.query !== '' ? found.options.findIndex(({ disabled }) => !disabled) : -1
    const current = found.status === 'done' && found.query === '' ? found.options.findIndex(({ value }) => value === chosenId) : -1
    setHighlightedIndex(found.status === 'failed' ? 0 : Math.max(first, current))
  }, [found, chosenId, setHighlightedIndex])

  // A choice may be known by its id before its name has come. What is being typed stays.
  const isOpenNow = useLatest(isOpen)
  useEffect(() => {
    if (!isOpenNow.current) setInputValue(label)
  }, [label, isOpenNow, setInputValue])

  const clear = (event: SyntheticEvent) => {
    setChosen([], { reason: 'clear', event: event.nativeEvent })
    setInputValue('')
    input.current?.focus()
  }
  useFormReset(input, (event) => {
    setChosen(start, { reason: 'reset', event })
    setInputValue(multiple ? '' : (start[0]?.label ?? ''))
  })

  // A choice is made by its event, not by downshift's state: a state that is controlled forgets it when another change, such as a
  // pointer's move, comes into the same render.
  const choose = (event: KeyboardEvent | MouseEvent, row: Row<Value> | undefined) => {
    keepFromDownshift(event)
    event.preventDefault()
    if (row) pick(row)
  }
  const remember = (event: SyntheticEvent) => {
    lastEvent.current = event.nativeEvent
  }
  return {
    chosen,
    rows,
    found,
    isOpen,
    chips,
    rootProps: { onKeyDownCapture: remember, onClickCapture: remember },
    setInput,
    handlers: {
      // Searched by the event as well: two changes in one render are one to downshift, which names the later one, such as a row that was marked.
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        props.onChange?.(event)
        if (event.defaultPrevented) return
        const { value } = event.currentTarget
        openedByTyping.current = !isOpen
        emptied.current = value === ''
        if (!composition.isComposing()) ask(value)
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
        props.onCompositionStart?.(event)
        composition.handlers.onCompositionStart()
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        props.onCompositionEnd?.(event)
        composition.handlers.onCompositionEnd(event)
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        props.onFocus?.(event)
        if (!multiple) input.current?.select()
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        props.onBlur?.(event)
        if (clearable && !multiple && chosen.length > 0 && emptied.current && event.currentTarget.value === '') setChosen([], { reason: 'clear', event: event.nativeEvent })
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        props.onKeyDown?.(event)
        // An Escape that has nothing to close belongs to the dialog around it; Home and End move the caret.
        const isOthers = (event.key === 'Escape' && !isOpen) || event.key === 'Home' || event.key === 'End'
        if (composition.ownsKey(event) || isOthers || event.defaultPrevented) keepFromDownshift(event)
        else if (event.key === 'Enter' && isOpen) choose(event, rows[highlightedIndex])
      },
    },
    itemProps: (row: Row<Value>, index: number) =>
      downshift.getItemProps({ item: row, index, onClick: (event: MouseEvent) => choose(event, row) }) as object,
    downshift,
    clear,
  }
}
