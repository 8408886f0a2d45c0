import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, chevronEndGlyph, minusGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { hasChildren } from './tree-rules.ts'
import type { CheckState, TreeRow } from './tree-rules.ts'
import type { DropMark } from './use-tree-moves.ts'

export interface TreeItemProps extends TreeRow {
  /** Of a tree with multiple selection the state of its box, else whether it is the chosen one. */
  readonly choice: CheckState | boolean
  /** Tab leads to it. */
  readonly isActive: boolean
  readonly isDragged: boolean
  /** Where a dragged node would land, if that is at this one. */
  readonly mark: DropMark | null
  readonly extra: ReactNode
  readonly classNames: ClassNames<'box' | 'drop' | 'extra' | 'item' | 'label' | 'problem' | 'toggle'> | undefined
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const

/** One row. Drawn again only when something of its own changes: a company has hundreds of departments, and a key moves two of them. */
export const TreeItem = memo(function TreeItem({ node, level, place, siblings, isOpen, choice, isActive, isDragged, mark, extra, classNames }: TreeItemProps) {
  const part = partsOf(classNames)
  return (
    <div
      {...part('item')}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasChildren(node) ? isOpen : undefined}
      aria-disabled={node.disabled || undefined}
      {...(typeof choice === 'boolean' ? { 'aria-selected': choice } : { 'aria-checked': ariaChecked[choice] })}
      data-id={node.id}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': level } as CSSProperties}
      data-dragged={isDragged || undefined}
    >
      <span {...part('toggle')}>{hasChildren(node) ? <Glyph d={chevronEndGlyph} size={16} mirrored /> : null}</span>
      {typeof choice === 'boolean' ? null : <span {...part('box')}>{boxMark(choice)}</span>}
      <span {...part('label')}>{node.label}</span>
      {extra === undefined ? null : <span {...part('extra')}>{extra}</span>}
      {mark === null ? null : <DropLine mark={mark} level={level} classNames={classNames} />}
    </div>
  )
})

/** Where a dragged node would land, or why it may not. Screen readers have the same from the live region. */
const DropLine = ({ mark, level, classNames }: { readonly mark: DropMark; readonly level: number; readonly classNames: TreeItemProps['classNames'] }) => {
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

const boxMark = (state: CheckState): ReactNode => {
  if (state === 'none') return null
  return <Glyph d={state === 'all' ? checkGlyph : minusGlyph} size={16} />
}
