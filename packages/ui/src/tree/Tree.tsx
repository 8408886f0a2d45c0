'use client'

import { useId, useImperativeHandle } from 'react'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, chevronEndGlyph, minusGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { treeMessages } from './messages.ts'
import * as S from './Tree.styles.ts'
import { checkState, hasChildren } from './tree-rules.ts'
import type { CheckState, TreeNode, TreeRow } from './tree-rules.ts'
import { useTree } from './use-tree.ts'
import type { TreeOptions } from './use-tree.ts'
import type { DropMark } from './use-tree-moves.ts'

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

const ariaChecked = { all: true, some: 'mixed', none: false } as const

/**
 * A tree with single or multiple selection, e.g. of departments, categories or menu codes. Arrow keys, Home, End, `*` and
 * the first letter work as in the tree view pattern of the WAI-ARIA Authoring Practices.
 */
export const Tree = withRef(function Tree(props: TreeProps) {
  const { label, renderExtra, messages, ref, onKeyDown, onFocus, onBlur, onClick, classNames, ...others } = props
  const { nodes, multiple = false, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, query, ...more } = others
  const { onMove, canMove, ...rest } = more
  const part = partsOf(classNames)
  const hintId = useId()
  const t = useMessages('Tree', treeMessages, messages)
  const behaviour = { nodes, multiple, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, query, onMove, canMove }
  const { root, rows, activeId, chosen, moves, onKeyDown: move, setActive, press, toggle } = useTree(behaviour, t)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root])
  const active = rows.find((row) => row.node.id === activeId)?.node
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
          <div
            key={row.node.id}
            {...part('item')}
            role="treeitem"
            {...itemAria(row, multiple, chosen)}
            data-id={row.node.id}
            tabIndex={row.node.id === activeId ? 0 : -1}
            style={{ '--level': row.level } as CSSProperties}
            data-dragged={moves.draggedId === row.node.id || undefined}
          >
            <span {...part('toggle')}>{hasChildren(row.node) ? <Glyph d={chevronEndGlyph} size={16} mirrored /> : null}</span>
            {multiple ? <span {...part('box')}>{boxMark(checkState(row.node, chosen))}</span> : null}
            <span {...part('label')}>{row.node.label}</span>
            {renderExtra ? <span {...part('extra')}>{renderExtra(row.node)}</span> : null}
            {moves.mark?.id === row.node.id ? <DropLine mark={moves.mark} level={row.level} classNames={classNames} /> : null}
          </div>
        ))}
      </S.Root>
      {moves.isMovable ? (
        <>
          <span id={hintId} hidden>
            {t.moveHint}
          </span>
          {active ? <MoveBar node={active} moves={moves} messages={t} classNames={classNames} /> : null}
          <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
})

const directions = ['up', 'down', 'in', 'out'] as const

interface MoveBarProps {
  readonly node: TreeNode
  readonly moves: ReturnType<typeof useTree>['moves']
  readonly messages: typeof treeMessages
  readonly classNames: ClassNames<'label' | 'mover' | 'moves'> | undefined
}

/** Moves without dragging, of the row that was pressed last. No stops of Tab: the keyboard has Alt and the arrows in the row itself. */
const MoveBar = ({ node, moves, messages: t, classNames }: MoveBarProps) => {
  const part = partsOf(classNames)
  return (
    <S.MoveBar role="group" aria-label={t.move(node.label)} {...part('moves')}>
      <span {...part('label')} aria-hidden="true">
        {node.label}
      </span>
      {directions.map((direction) => (
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

/** Where a dragged node would land, or why it may not. Screen readers have the same from the live region. */
const DropLine = ({ mark, level, classNames }: { readonly mark: DropMark; readonly level: number; readonly classNames: TreeProps['classNames'] }) => {
  const part = partsOf(classNames)
  return (
    <span
      {...part('drop')}
      data-at={mark.at}
      data-refused={mark.problem !== null || undefined}
      style={{ '--level': mark.level ?? level } as CSSProperties}
      aria-hidden
    >
      {mark.problem === null ? null : <span {...part('problem')}>{mark.problem}</span>}
    </span>
  )
}

const itemAria = ({ node, level, place, siblings, isOpen }: TreeRow, multiple: boolean, chosen: ReadonlySet<string>) => ({
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': siblings,
  'aria-expanded': hasChildren(node) ? isOpen : undefined,
  'aria-disabled': node.disabled || undefined,
  ...(multiple ? { 'aria-checked': ariaChecked[checkState(node, chosen)] } : { 'aria-selected': chosen.has(node.id) }),
}) as const

const rowOf = (rows: readonly TreeRow[], target: EventTarget): TreeRow | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
  return rows.find((row) => row.node.id === item?.dataset.id)
}

const isToggle = (target: EventTarget): boolean => target instanceof Element && target.closest('[role=treeitem] > [data-part=toggle]') !== null

const boxMark = (state: CheckState): ReactNode => {
  if (state === 'none') return null
  return <Glyph d={state === 'all' ? checkGlyph : minusGlyph} size={16} />
}
