'use client'

import { useId, useImperativeHandle } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { isElement } from '../hooks/own-tree.ts'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { treeMessages } from './messages.ts'
import * as S from './Tree.styles.ts'
import { TreeItem } from './TreeItem.tsx'
import { checkState, hasChildren } from './tree-rules.ts'
import type { TreeNode, TreeRow } from './tree-rules.ts'
import { useTree } from './use-tree.ts'
import type { TreeOptions } from './use-tree.ts'

/** Props of {@link Tree}; all other props are passed to the element with the role `tree`. */
export interface TreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'>, TreeOptions {
  /** Name of the tree, e.g. 部门. */
  label: string
  /** Content beside the label of a node, e.g. the number of members. It must not contain controls, which a tree item cannot have. */
  renderExtra?: ((node: TreeNode) => ReactNode) | undefined
  messages?: Partial<typeof treeMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'box' | 'drop' | 'empty' | 'extra' | 'item' | 'label' | 'mover' | 'moves' | 'problem' | 'toggle'> | undefined
}

/**
 * A tree with single or multiple selection, e.g. of departments, categories or menu codes. Arrow keys, Home, End, `*` and
 * the first letter work as in the tree view pattern of the WAI-ARIA Authoring Practices.
 */
export const Tree = withRef(function Tree(props: TreeProps) {
  const { label, renderExtra, messages, ref, onKeyDown, onFocus, onBlur, onClick, classNames, ...others } = props
  const { nodes, multiple = false, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, query, ...more } = others
  const { onMove, canMove, flat = false, ...rest } = more
  const part = partsOf(classNames)
  const hintId = useId()
  const t = useMessages('Tree', treeMessages, messages)
  const behaviour = { nodes, multiple, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, query, onMove, canMove }
  const { root, rows, activeId, chosen, moves, onKeyDown: move, setActive, press, toggle } = useTree(behaviour, t)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root])
  const marked = multiple ? undefined : rows.find((row) => chosen.has(row.node.id))
  const acted = (marked ?? rows.find((row) => row.node.id === activeId))?.node
  if (rows.length === 0) return <S.Nothing {...part('empty')} role="status">{t.empty}</S.Nothing>
  return (
    <>
      <S.Root
        data-part="tree"
        role="tree"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-describedby={moves.isMovable ? hintId : undefined}
        data-movable={moves.isMovable || undefined}
        {...rest}
        ref={root}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) move(event)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          const row = rowOf(rows, event.target)
          if (row) setActive(row.node.id)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          if (!event.currentTarget.contains(event.relatedTarget)) moves.clear()
        }}
        onClick={(event) => {
          onClick?.(event)
          const row = rowOf(rows, event.target)
          if (!row) return
          if (hasChildren(row.node) && isToggle(event.target)) toggle(row, event.nativeEvent)
          else press(row.node, event.nativeEvent)
        }}
      >
        {rows.map((row) => (
          <TreeItem
            key={row.node.id}
            {...row}
            mark={moves.mark?.id === row.node.id ? moves.mark : null}
            choice={multiple ? checkState(row.node, chosen) : chosen.has(row.node.id)}
            isActive={row.node.id === activeId}
            isDragged={moves.draggedId === row.node.id}
            extra={renderExtra?.(row.node)}
            classNames={classNames}
          />
        ))}
      </S.Root>
      {moves.isMovable ? (
        <>
          <span id={hintId} hidden>
            {t.moveHint}
          </span>
          {acted ? <MoveBar node={acted} flat={flat} moves={moves} messages={t} classNames={classNames} /> : null}
          <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
})

const places = ['up', 'down'] as const
const directions = [...places, 'in', 'out'] as const

interface MoveBarProps {
  readonly node: TreeNode
  readonly flat: boolean
  readonly moves: ReturnType<typeof useTree>['moves']
  readonly messages: typeof treeMessages
  readonly classNames: ClassNames<'label' | 'mover' | 'moves'> | undefined
}

/** Moves without dragging, of the row that is marked: the chosen one, or the one that was pressed last. Not in the tab order: the keyboard has Alt and the arrows in the row itself. */
const MoveBar = ({ node, flat, moves, messages: t, classNames }: MoveBarProps) => {
  const part = partsOf(classNames)
  return (
    <S.MoveBar role="group" aria-label={t.move(node.label)} {...part('moves')}>
      <span {...part('label')} aria-hidden="true">
        {node.label}
      </span>
      {(flat ? places : directions).map((direction) => (
        <button
          key={direction}
        {...part('mover')}
          type="button"
          tabIndex={-1}
          aria-disabled={!moves.hasWay(direction, node.id) || undefined}
          onClick={({ nativeEvent }) => moves.onMovePress(direction, node.id, nativeEvent)}
        >
          {t[direction]}
        </button>
      ))}
    </S.MoveBar>
  )
}

const rowOf = (rows: readonly TreeRow[], target: EventTarget): TreeRow | undefined => {
  const item = isElement(target) ? target.closest<HTMLElement>('[data-id]') : null
  return rows.find((row) => row.node.id === item?.dataset.id)
}

const isToggle = (target: EventTarget): boolean => isElement(target) && target.closest('[role=treeitem] > [data-part=toggle]') !== null
