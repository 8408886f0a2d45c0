/** Texts of moves in a tree. */
export const moveMessages = {
  moveHint: '按住 Alt 再按方向键可移动',
  /** Name of the buttons that move the row which has the keyboard. */
  move: (label: string) => `移动${label}`,
  up: '上移',
  down: '下移',
  in: '移入',
  out: '移出',
  belowItself: '不能移动到自身下级',
  first: '已是同级第一个',
  last: '已是同级最后一个',
  top: '已是最上级',
  alone: '上面没有同级，不能移入',
  /** `parent` is null at the first level; places are from 1. */
  moved: (label: string, parent: string | null, place: number, siblings: number) =>
    `${label}已移到${parent ?? '最上级'}，第 ${place} 个，共 ${siblings} 个`,
}

/** Texts of a tree. */
export const treeMessages = { empty: '没有符合条件的数据，请调整筛选', ...moveMessages }
