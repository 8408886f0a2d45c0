import type { ComponentPropsWithRef } from 'react'
import type { Cancelable } from '../hooks/use-controllable.ts'
import type { PopoverDetails } from '../popover/index.ts'
import type { ClassNames } from '../styles/parts.ts'
import type { CascaderNode } from './cascade-rules.ts'

export const defaultMessages = {
  placeholder: '请选择',
  search: '搜索',
  pending: '加载中…',
  empty: '没有符合条件的结果',
  failed: '加载失败，重试',
}

/** Texts of a Cascader. */
export type CascaderMessages = typeof defaultMessages

/** Reason for a change of the value, and the nodes of the path. */
export interface CascaderDetails {
  reason: 'select' | 'reset'
  event: Event
  nodes: readonly CascaderNode[]
}

/** Reason for opening or closing: as of a popover, or a choice. */
export type CascaderOpenDetails = PopoverDetails | { reason: 'select'; event: Event }

/** Props of a Cascader; all other props are passed to its button. */
export interface CascaderProps extends Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'name' | 'children'> {
  /** Name of the panel, e.g. 所在地区; also of the button when it stands in no `Field`. */
  label: string
  nodes: readonly CascaderNode[]
  /** Names of the levels, e.g. 省 市 区, for screen readers. */
  levels?: readonly string[] | undefined
  /** Loads what is below a node without `children`; by default such a node is a leaf. */
  loadChildren?: ((path: readonly string[], options: { signal: AbortSignal }) => PromiseLike<readonly CascaderNode[]>) | undefined
  /** Ids from the top to a leaf; empty for none. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[], details: Cancelable<CascaderDetails>) => void) | undefined
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: Cancelable<CascaderOpenDetails>) => void) | undefined
  /** Form name; the form gets the id of the leaf. */
  name?: string | undefined
  messages?: Partial<CascaderMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'anchor' | 'back' | 'column' | 'columns' | 'label' | 'list' | 'match' | 'note' | 'option' | 'panel' | 'retry' | 'search' | 'search-input' | 'value'> | undefined
}
