import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLoaded } from '../hooks/use-loaded.ts'
import type { moveMessages } from './messages.ts'
import type { Drag } from './tree-drag.ts'
import { currentTarget, dropTarget, isBelowItself, isSameTarget, keyTarget } from './tree-moves.ts'
import type { MoveKey, TreeTarget } from './tree-moves.ts'
import { findNode } from './tree-rules.ts'
import type { TreeNode } from './tree-rules.ts'

/** Details of a move in a tree. */
export interface TreeMoveDetails {
  /** `press`: one of the buttons below the tree. */
  readonly reason: 'drag' | 'keyboard' | 'press'
  readonly event: Event
}

/** Moving the nodes of a {@link Tree}. */
export interface TreeMoveOptions {
  /**
   * Makes the nodes movable, by dragging, by Alt with an arrow key and by buttons; not while a `query` filters them. The tree stays as it is until
   * `nodes` change, e.g. by `moveTreeNode`. What drags is loaded when this is given.
   */
  onMove?: ((node: TreeNode, target: TreeTarget, details: TreeMoveDetails) => void) | undefined
  /** Null when the node may move there, else the reason in words, which is shown. A move to below itself is refused without asking. */
  canMove?: ((node: TreeNode, target: TreeTarget) => string | null) | undefined
  /** A list whose nodes only change places: there are no buttons that move one into or out of another. Refuse a drop into one by `canMove`. */
  flat?: boolean | undefined
}

interface Options extends TreeMoveOptions {
  root: RefObject<HTMLDivElement | null>
  nodes: readonly TreeNode[]
  /** The visible rows, top to bottom; other rows need other listeners. */
  rowIds: readonly string[]
  isFiltered: boolean
  messages: typeof moveMessages
  onReveal: (id: string, event: Event) => void
}

/** What is drawn at a row: where the dragged node would land, or why it may not. */
export interface DropMark {
  readonly id: string
  readonly at: 'before' | 'after' | 'inside' | 'none'
  /** Level of the line, from 1; undefined for that of the row. */
  readonly level?: number | undefined
  readonly problem: string | null
}

const loadDrag = async () => (await import('./tree-drag.ts')).attachDrag

const marks = { 'reorder-above': 'before', 'reorder-below': 'after', 'make-child': 'inside', reparent: 'after' } as const

const keys: Readonly<Record<string, MoveKey>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }
const mirrored: Readonly<Partial<Record<MoveKey, MoveKey>>> = { in: 'out', out: 'in' }

/** Moves of a tree by pointer and keyboard: the mark where a node would land, and what a screen reader hears. */
export const useTreeMoves = (options: Options) => {
  const { root, nodes, rowIds, isFiltered, messages: t, onMove, canMove, onReveal } = options
  const isMovable = onMove !== undefined && !isFiltered
  const [mark, setMark] = useState<DropMark | null>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const asked = useRef<{ readonly id: string; readonly target: TreeTarget } | null>(null)
  const drag = useLoaded(loadDrag, isMovable)

  const problemOf = (node: TreeNode, target: TreeTarget): string | null =>
    isBelowItself(nodes, node.id, target) ? t.belowItself : (canMove?.(node, target) ?? null)

  const ask = (node: TreeNode, target: TreeTarget, details: TreeMoveDetails) => {
    asked.current = { id: node.id, target }
    if (target.parentId !== null) onReveal(target.parentId, details.event)
    onMove?.(node, target, details)
  }

  const landing = (over: Drag) => {
    const node = findNode(nodes, over.id)
    const target = dropTarget(nodes, over.id, over.overId, over.spot)
    if (!node || !target || isSameTarget(currentTarget(nodes, over.id), target)) return undefined
    return { node, target, problem: problemOf(node, target) }
  }

  const latest = useLatest({
    onStart: (id: string) => {
      setDraggedId(id)
      setAnnouncement('')
    },
    onOver: (over: Drag | null) => {
      const land = over && landing(over)
      const level = over?.spot.type === 'reparent' ? levelOf(nodes, land?.target) : undefined
      const next = over && land ? { id: over.overId, at: marks[over.spot.type], level, problem: land.problem } : null
      setMark((before) => (isSameMark(before, next) ? before : next))
    },
    onEnd: (over: Drag | null, event: Event) => {
      setDraggedId(null)
      setMark(null)
      const land = over && landing(over)
      if (!land) return
      if (land.problem === null) ask(land.node, land.target, { reason: 'drag', event })
      else setAnnouncement(land.problem)
    },
  })

  const attach = drag.state === 'ready' && isMovable ? drag.value : undefined
  const shown = rowIds.join('\n')
  useEffect(() => {
    if (!attach || !root.current || shown === '') return undefined
    return attach(root.current, {
      onStart: (id) => latest.current.onStart(id),
      onOver: (over) => latest.current.onOver(over),
      onEnd: (over, event) => latest.current.onEnd(over, event),
    })
  }, [attach, root, shown, latest])

  const settled = useLatest(() => {
    const { id, target } = asked.current ?? {}
    const node = id === undefined ? undefined : findNode(nodes, id)
    if (!node || !target || !isSameTarget(currentTarget(nodes, node.id), target)) return
    asked.current = null
    const parent = target.parentId === null ? undefined : findNode(nodes, target.parentId)
    const siblings = parent ? (parent.children ?? []) : nodes
    setAnnouncement(t.moved(node.label, parent?.label ?? null, target.index + 1, siblings.length))
  })
  // Said once the tree shows it: the owner of the nodes may refuse. React itself gives a row that it moves the focus back.
  useEffect(() => settled.current(), [nodes, settled])

  const move = (id: string, key: MoveKey, details: TreeMoveDetails) => {
    const node = findNode(nodes, id)
    const target = keyTarget(nodes, id, key)
    if (!node || target === undefined) return
    const problem = typeof target === 'string' ? t[target] : problemOf(node, target)
    setMark(problem === null ? null : { id, at: 'none', problem })
    setAnnouncement(problem ?? '')
    if (problem === null && typeof target !== 'string') ask(node, target, details)
  }

  return {
    isMovable,
    mark,
    draggedId,
    announcement,
    /** A reason that stays until something else is done. */
    clear: () => setMark(null),
    /** Moves by Alt and an arrow; true when the key was one. */
    onMoveKey: (event: KeyboardEvent<HTMLElement>, id: string): boolean => {
      const pressed = keys[event.key]
      if (!isMovable || !event.altKey || event.ctrlKey || event.metaKey || !pressed) return false
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      move(id, (isRtl && mirrored[pressed]) || pressed, { reason: 'keyboard', event: event.nativeEvent })
      return true
    },
    /** The buttons, for users who cannot drag. */
    onMovePress: (key: MoveKey, id: string, event: Event) => move(id, key, { reason: 'press', event }),
    /** Whether a node can move in this direction. */
    hasWay: (key: MoveKey, id: string): boolean => typeof keyTarget(nodes, id, key) === 'object',
  }
}

const isSameMark = (one: DropMark | null, other: DropMark | null): boolean =>
  one === other || (one?.id === other?.id && one?.at === other?.at && one?.level === other?.level && one?.problem === other?.problem)

/** The level of what lands at a target, from 1. */
const levelOf = (nodes: readonly TreeNode[], target: TreeTarget | undefined): number => {
  if (!target || target.parentId === null) return 1
  return 1 + levelOf(nodes, currentTarget(nodes, target.parentId))
}
