import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, SubmitEvent, SyntheticEvent } from 'react'
import { focusedIn, isElement, isInside, pageOf } from '../hooks/own-tree.ts'
import { useComposition } from '../hooks/use-composition.ts'
import { useControllable } from '../hooks/use-controllable.ts'
import { useImageSearch } from './use-image-search.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { SearchBoxChangeDetails, SearchBoxProps, SearchSource, SearchSuggestion } from './types.ts'

type Options = Pick<
  SearchBoxProps,
  'value' | 'onValueChange' | 'onSearch' | 'loadSuggestions' | 'onSuggestionSelect' | 'debounceMs' | 'imageSearch' | 'defaultValue'
>

/** Id of one row. */
export const rowId = (listId: string, index: number): string => `${listId}-${index}`

/** Attributes of one row. */
export const optionProps = (listId: string, index: number, active: boolean) => ({
  id: rowId(listId, index),
  role: 'option',
  'aria-selected': active,
  'data-active': active || undefined,
  'data-index': index,
})

/** State, keys and ARIA of the search box: the combobox pattern with `aria-activedescendant`. */
export const useSearchBox = (options: Options) => {
  const { onSearch, onSuggestionSelect, loadSuggestions } = options
  const listId = useId()
  const noticeId = useId()
  const rootRef = useRef<HTMLFormElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const pressedList = useRef(false)
  const [value, setValue] = useControllable<string, SearchBoxChangeDetails>(
    options.value,
    options.defaultValue ?? '',
    options.onValueChange,
  )
  /** What the field is known to hold. */
  const known = useRef(value)
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [blank, setBlank] = useState(false)
  // While the response to a newer text is pending, the list of the older one is shown but cannot be chosen from.
  const { list, pending, suggest, stop } = useSuggestions(loadSuggestions, options.debounceMs ?? 150)
  const composition = useComposition(suggest)
  const shown = open && list.items.length > 0
  // By id, not by index: when a new list arrives, Enter must not choose another suggestion than the one that was highlighted.
  const active = shown && activeId !== null ? list.items.findIndex((item) => item.id === activeId) : -1

  const close = useCallback(() => {
    setOpen(false)
    setActiveId(null)
    stop()
  }, [stop])

  const image = useImageSearch(options.imageSearch, () => {
    setBlank(false)
    close()
  })

  // What was typed before hydration is in the field but not in the state: the next render would erase it.
  useEffect(() => {
    const typed = inputRef.current?.value ?? ''
    if (typed === known.current) return
    known.current = typed
    setValue(typed, { reason: 'input', event: new Event('input') })
  }, [setValue])

  // iOS keeps the focus in the field when the user touches an element that cannot be focused.
  useEffect(() => {
    if (!shown) return undefined
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event, rootRef.current)) close()
    }
    const page = pageOf(rootRef.current)
    page.addEventListener('pointerdown', onPointerDown)
    return () => page.removeEventListener('pointerdown', onPointerDown)
  }, [shown, close])

  const change = (next: string, reason: SearchBoxChangeDetails['reason'], event: SyntheticEvent) => {
    if (!setValue(next, { reason, event: event.nativeEvent })) return false
    setActiveId(null)
    setBlank(false)
    image.dismiss()
    return true
  }

  const empty = (reason: 'clear' | 'escape', event: SyntheticEvent) => {
    if (!change('', reason, event)) return
    suggest('')
    close()
    inputRef.current?.focus()
  }

  const search = (text: string, source: SearchSource) => {
    const query = text.trim()
    image.dismiss()
    close()
    setBlank(query === '')
    if (query === '') inputRef.current?.focus()
    else if (onSearch) onSearch(query, { source })
    else sendForm(query)
  }

  const sendForm = (query: string) => {
    const input = inputRef.current
    if (!input?.form?.hasAttribute('action')) return
    input.value = query
    input.form.submit()
  }

  const choose = (suggestion: SearchSuggestion | undefined, event: SyntheticEvent) => {
    if (!suggestion) return
    change(suggestion.label, 'suggestion', event)
    close()
    if (onSuggestionSelect) onSuggestionSelect(suggestion)
    else search(suggestion.label, 'suggestion')
  }

  const step = (by: 1 | -1) => {
    setOpen(true)
    const { query, items } = list
    if (!shown && query !== value.trim()) {
      suggest(value, { fresh: true })
      return
    }
    if (pending) return
    // With no active row, ArrowUp starts at the last one.
    const next = active < 0 && by < 0 ? items.length - 1 : (active + by + items.length) % items.length
    setActiveId(items[next]?.id ?? null)
  }

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: (event) => {
      if (event.altKey) {
        setOpen(true)
        suggest(value, { fresh: list.query !== value.trim() })
      } else step(1)
      return true
    },
    ArrowUp: (event) => {
      if (event.altKey) close()
      else step(-1)
      return true
    },
    Enter: (event) => {
      // A key that is held down repeats: it must not send the same search many times.
      if (event.repeat) return true
      if (!shown || active < 0) return false
      choose(list.items[active], event)
      return true
    },
    Escape: (event) => {
      if (!shown && value === '') return false
      if (shown) close()
      else empty('escape', event)
      return true
    },
  }
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    keys[key] = () => {
      setActiveId(null)
      return false
    }
  }

  const inputHandlers = {
    ...composition.handlers,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value
      if (!change(next, 'input', event)) return
      setOpen(true)
      if (!composition.isComposing()) suggest(next)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (composition.ownsKey(event)) {
        if (event.key === 'Enter' && !composition.letsEnterThrough()) event.preventDefault()
        return
      }
      if (keys[event.key]?.(event)) event.preventDefault()
    },
    onClick: () => {
      if (list.items.length > 0 && list.query === value.trim()) setOpen(true)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // When the window loses the focus the field keeps it, and a finger on the list must not close it.
      if (focusedIn(event.currentTarget) !== event.currentTarget && !pressedList.current) close()
    },
  }

  const release = () => {
    pressedList.current = false
  }
  const listProps = {
    id: listId,
    role: 'listbox',
    'aria-busy': pending,
    'aria-disabled': pending || undefined,
    // Keeps the focus in the field, also while a finger scrolls the list.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown: () => {
      pressedList.current = true
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      const row = isElement(event.target) ? event.target.closest<HTMLElement>('[role=option]') : null
      if (row && !pending) choose(list.items[Number(row.dataset.index)], event)
    },
  }

  const settled = open && !pending && list.query !== '' && list.query === value.trim()
  const comboboxProps = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': shown,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : rowId(listId, active),
  }

  return {
    rootRef,
    inputRef,
    noticeId,
    value,
    list,
    active,
    shown,
    pending,
    settled,
    blank,
    image,
    inputHandlers,
    ariaProps: loadSuggestions ? comboboxProps : { role: 'searchbox' },
    listProps,
    clear: (event: SyntheticEvent) => empty('clear', event),
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      search(value, 'typed')
    },
    hot: (keyword: string, event: SyntheticEvent) => {
      change(keyword, 'hot', event)
      search(keyword, 'hot')
    },
  }
}
