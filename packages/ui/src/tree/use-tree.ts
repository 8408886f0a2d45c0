import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { hasChildren, searchTree, toggleNode, treeIds, treeRows } from './tree-rules.ts'
import type { TreeNode, TreeRow } from './tree-rules.ts'
import { useTreeMoves } from './use-tree-moves.ts'
import type { TreeMoveOptions } from './use-tree-moves.ts'
import type { moveMessages } from './messages.ts'

/** Details of a change of a tree. */
export interface TreeDetails {
  /** `move`: a node was moved into a closed one, which opened. */
  readonly reason: 'press' | 'keyboard' | 'move' | 'reset'
  /** The changed node; undefined for `reset`, when the form was reset. */
  readonly id?: string | undefined
  readonly event: Event
}

/** Nodes, value and open nodes of a {@link Tree}. */
export interface TreeOptions extends TreeMoveOptions {
  nodes: readonly TreeNode[]
  /** Single selection, or check boxes whose value is the checked leaves. */
  multiple?: boolean | undefined
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[], details: Cancelable<TreeDetails>) => void) | undefined
  expanded?: readonly string[] | undefined
  /** Ids of the initially expanded nodes; those of the first level by default. */
  defaultExpanded?: readonly string[] | undefined
  onExpandedChange?: ((expanded: readonly string[], details: Cancelable<TreeDetails>) => void) | undefined
  /** Shows only nodes that contain this text, and expands their ancestors. */
  query?: string | undefined
}

const none: readonly string[] = []

/** Value, expanded nodes, roving focus and keyboard of a tree, following the tree view pattern of the WAI-ARIA Authoring Practices. */
export const useTree = (options: TreeOptions, messages: typeof moveMessages) => {
  const { nodes, multiple = false, value, defaultValue = none, onValueChange, expanded, defaultExpanded, onExpandedChange, query = '' } = options
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const [open, setOpen] = useControllable(expanded, () => defaultExpanded ?? nodes.map((node) => node.id), onExpandedChange)
  const found = searchTree(nodes, query)
  const rows = treeRows(found, new Set(query.trim() === '' ? open : treeIds(found)))
  const [active, setActive] = useState<string>()
  const activeId = rows.some((row) => row.node.id === active) ? active : (rows.find((row) => chosen.includes(row.node.id)) ?? rows[0])?.node.id

  const focus = (id: string | undefined) => {
    if (id === undefined) return
    setActive(id)
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  }
  const setNodesOpen = (ids: readonly string[], isOpen: boolean, details: TreeDetails) =>
    setOpen(isOpen ? [...new Set([...open, ...ids])] : open.filter((id) => !ids.includes(id)), details)
  const choose = (node: TreeNode, details: TreeDetails) => {
    if (node.disabled) return
    if (multiple) setChosen(toggleNode(node, chosen), details)
    else if (!chosen.includes(node.id)) setChosen([node.id], details)
  }

  const moves = useTreeMoves({
    root,
    nodes,
    rowIds: rows.map((row) => row.node.id),
    isFiltered: query.trim() !== '',
    messages,
    onMove: options.onMove,
    canMove: options.canMove,
    onReveal: (id, event) => setNodesOpen([id], true, { reason: 'move', id, event }),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex((row) => row.node.id === activeId)
    const row = rows[at]
    if (row && moves.onMoveKey(event, row.node.id)) event.preventDefault()
    else if (!event.altKey) moves.clear()
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const details: TreeDetails = { reason: 'keyboard', id: row.node.id, event: event.nativeEvent }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const act = keyAction(event.key, rtl)
    if (act === 'choose') choose(row.node, details)
    else if (act === 'in' && hasChildren(row.node) && !row.isOpen) setNodesOpen([row.node.id], true, details)
    else if (act === 'out' && row.isOpen) setNodesOpen([row.node.id], false, details)
    else if (act === 'siblings') setNodesOpen(siblingsOf(rows, row), true, details)
    else if (act !== undefined) focus(targetOf(rows, at, act))
    else if (event.key.length === 1) focus(startingWith(rows, at, event.key))
    else return
    event.preventDefault()
  }
  return {
    root,
    rows,
    activeId,
    chosen: new Set(chosen),
    moves,
    onKeyDown,
    setActive,
    press: (node: TreeNode, event: Event) => {
      moves.clear()
      setActive(node.id)
      choose(node, { reason: 'press', id: node.id, event })
    },
    toggle: (row: TreeRow, event: Event) => setNodesOpen([row.node.id], !row.isOpen, { reason: 'press', id: row.node.id, event }),
  }
}

type KeyAction = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out' | 'siblings' | 'choose'

const actions: Readonly<Record<string, KeyAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
  '*': 'siblings',
  Enter: 'choose',
  ' ': 'choose',
}

const keyAction = (key: string, rtl: boolean): KeyAction | undefined => {
  const action = actions[key]
  if (rtl && action === 'in') return 'out'
  return rtl && action === 'out' ? 'in' : action
}

const targetOf = (rows: readonly TreeRow[], at: number, action: KeyAction): string | undefined => {
  const row = rows[at]
  if (action === 'first') return rows[0]?.node.id
  if (action === 'last') return rows.at(-1)?.node.id
  if (action === 'out') return row?.parentId ?? undefined
  if (action === 'in') return row?.isOpen ? rows[at + 1]?.node.id : undefined
  return rows[action === 'next' ? at + 1 : Math.max(0, at - 1)]?.node.id
}

const siblingsOf = (rows: readonly TreeRow[], row: TreeRow): string[] =>
  rows.filter((other) => other.parentId === row.parentId && hasChildren(other.node)).map((other) => other.node.id)

const startingWith = (rows: readonly TreeRow[], at: number, character: string): string | undefined => {
  const wanted = character.toLowerCase()
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) => row.node.label.toLowerCase().startsWith(wanted))?.node.id
}
