/** One thing to choose in a {@link TransferList}. */
export interface TransferOption {
  /** Its id, unique among the options. */
  readonly value: string
  readonly label: string
  /** A second text, which the search finds too: the department of a person, the code of a product. */
  readonly note?: string | undefined
  /** Name of the group that it stands in. */
  readonly group?: string | undefined
  /** Stays in its list: cannot be added, or, when it is chosen, cannot be removed. */
  readonly disabled?: boolean | undefined
  /** Why it is disabled, shown in its row. */
  readonly reason?: string | undefined
}

/** One of the two lists. */
export type TransferSide = 'candidates' | 'chosen'

/** Reason for a change of the value. */
export interface TransferDetails {
  /** `add` and `remove` move what is marked, or one row; `add-all` and `remove-all` everything that is shown. */
  readonly reason: 'add' | 'remove' | 'add-all' | 'remove-all'
  /** The values that were moved. */
  readonly moved: readonly string[]
  readonly event: Event
}

export const defaultMessages = {
  candidates: '候选',
  chosen: '已选',
  /** `max` is undefined in the candidates and where there is no limit. */
  count: (count: number, max: number | undefined) => (max === undefined ? `${count} 项` : `${count}/${max} 项`),
  selectAll: (title: string) => `全选${title}`,
  search: (title: string) => `搜索${title}`,
  add: (count: number) => (count === 0 ? '添加' : `添加 ${count} 项`),
  remove: (count: number) => (count === 0 ? '移除' : `移除 ${count} 项`),
  addAll: '全部添加',
  removeAll: '全部移除',
  addFound: (count: number) => `添加这 ${count} 项`,
  removeFound: (count: number) => `移除这 ${count} 项`,
  empty: '暂无可选项',
  noneLeft: '已全部添加',
  noneChosen: '还没有添加',
  notFound: (query: string) => `没有找到“${query}”`,
  failed: '加载失败',
  retry: '重试',
  tooMany: (max: number, chosen: number, wanted: number) =>
    chosen >= max ? `最多 ${max} 项，已经选满，请先移除` : `最多 ${max} 项，还能添加 ${max - chosen} 项，现在要添加 ${wanted} 项`,
  found: (title: string, count: number) => `${title} ${count} 个结果`,
  added: (count: number, chosen: number) => `已添加 ${count} 项，共选 ${chosen} 项`,
  removed: (count: number, chosen: number) => `已移除 ${count} 项，还有 ${chosen} 项`,
}

/** Texts of a TransferList. */
export type TransferListMessages = typeof defaultMessages
