import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { focusedIn, isElement } from '../hooks/own-tree.ts'
import { useControllable } from '../hooks/use-controllable.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { menuStep, startingWith, typeLetter } from '../menu/menu-keys.ts'
import { usePopover } from '../popover/use-popover.ts'
import { isLeaf, nodesOf, searchPaths, withChildren, type CascaderNode } from './cascade-rules.ts'
import type { CascaderOpenDetails, CascaderProps } from './types.ts'

/** More results than one reads; a longer text finds fewer. */
const MAX_FOUND = 50
const none: readonly string[] = []
const itemsIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
const focusIn = (list: Element | null | undefined) =>
  (list?.querySelector<HTMLElement>('[aria-selected=true]') ?? itemsIn(list)[0])?.focus({ preventScroll: false })

/** Columns, loading, search and keys of a cascader. */
export const useCascader = (props: CascaderProps) => {
  const { nodes, loadChildren, value, defaultValue = none, onValueChange, open, defaultOpen = false, onOpenChange } = props
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const [path, setPath] = useState(chosen)
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly CascaderNode[] | 'failed'>>(new Map())
  const [query, setQuery] = useState('')
  const typed = useRef({ text: '', at: 0 })
  const loads = loadChildren !== undefined
  // An inline loader has another identity on each render.
  const latest = useLatest({ loadChildren })
  const goesOn = useRef(false)
  const popover = usePopover<CascaderOpenDetails>({
    id: undefined,
    ref: undefined,
    open,
    defaultOpen,
    onOpenChange: (next, details) => {
      if (next) setPath(chosen)
      setQuery('')
      onOpenChange?.(next, details)
    },
    side: 'bottom',
    align: 'start',
  })
  const { open: isOpen, setOpen, anchor, element } = popover

  let tree = nodes
  for (const [key, children] of loaded) if (children !== 'failed') tree = withChildren(tree, key.split('/'), children)
  const active = nodesOf(tree, path)
  const last = active.at(-1)
  const waits = last !== undefined && last.children === undefined && !isLeaf(last, loads)
  const waitsFor = waits ? path.slice(0, active.length).join('/') : undefined
  const hasFailed = waitsFor !== undefined && loaded.get(waitsFor) === 'failed'

  useEffect(() => {
    const { loadChildren } = latest.current
    if (!isOpen || waitsFor === undefined || hasFailed || !loadChildren) return undefined
    const own = new AbortController()
    const load = async () => {
      let children: readonly CascaderNode[] | 'failed'
      try {
        children = await loadChildren(waitsFor.split('/'), { signal: own.signal })
      } catch {
        children = 'failed'
      }
      if (!own.signal.aborted) setLoaded((before) => new Map(before).set(waitsFor, children))
    }
    void load()
    return () => own.abort()
  }, [isOpen, waitsFor, hasFailed, latest])

  const columns = [tree, ...active.flatMap(({ children }) => (children && children.length > 0 ? [children] : []))]
  const results = query.trim() === '' ? null : searchPaths(tree, query, loads, MAX_FOUND)

  const choose = (found: readonly CascaderNode[], event: Event) => {
    const trigger = anchor.current?.firstElementChild
    if (isElement(trigger)) trigger.focus()
    setChosen(found.map(({ id }) => id), { reason: 'select', event, nodes: found })
    setQuery('')
    setOpen(false, { reason: 'select', event })
  }
  const enter = (level: number, node: CascaderNode, event: Event) => {
    if (node.disabled) return
    const next = [...path.slice(0, level), node.id]
    if (isLeaf(node, loads)) choose([...active.slice(0, level), node], event)
    else {
      setPath(next)
      goesOn.current = true
    }
  }
  // The focus follows into the column that came: on a phone the one before is no longer shown.
  useLayoutEffect(() => {
    if (!goesOn.current || waits) return
    goesOn.current = false
    const lists = element.current?.querySelectorAll('[role=listbox]')
    focusIn(lists?.[path.length])
  }, [path, waits, element])
  /** Moves within a column, into the next one and back. */
  const onColumnKeyDown = (event: KeyboardEvent<HTMLElement>, level: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const items = itemsIn(event.currentTarget)
    const focused = focusedIn(event.currentTarget)
    const at = items.findIndex((item) => item === focused)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = menuStep(event.key, at, items.length)
    const lists = element.current?.querySelectorAll('[role=listbox]')
    if (to !== null) items[to]?.focus()
    else if (event.key === 'Enter' || event.key === ' ') items[at]?.click()
    else if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) {
      const node = columns[level]?.[at]
      if (node && !isLeaf(node, loads)) enter(level, node, event.nativeEvent)
    } else if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) {
      if (level > 0) focusIn(lists?.[level - 1])
    } else if (event.key.length === 1) {
      typed.current = typeLetter(typed.current, event.key, event.timeStamp)
      items[startingWith(items.map((item) => item.textContent), at, typed.current.text)]?.focus()
    } else return
    event.preventDefault()
  }
  return {
    ...popover,
    chosen,
    setChosen,
    labels: nodesOf(tree, chosen).map(({ label }) => label),
    path,
    trail: active.map(({ label }) => label),
    columns,
    results,
    query,
    setQuery,
    pending: waits && !hasFailed,
    hasFailed,
    enter,
    choose,
    onColumnKeyDown,
    back: () => setPath(path.slice(0, Math.max(0, columns.length - 2))),
    retry: () => setLoaded((before) => new Map([...before].filter(([key]) => key !== waitsFor))),
    isEnd: (node: CascaderNode) => isLeaf(node, loads),
  }
}
