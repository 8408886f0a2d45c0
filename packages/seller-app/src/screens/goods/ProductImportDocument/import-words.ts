import { productImportStatus, type ProductImportAction, type ProductImportDetail, type ProductImportRowKind, type ProductImportStatus } from '@mall/api/seller/contract'
import { countText } from '@mall/app-kit/report/report-words.ts'

const { checking, checked, running, paused, done, undoing, undone, discarded } = productImportStatus

/** What is done by a button. */
export type ImportAct = Exclude<ProductImportAction, 'Map'>

/** What the columns are taken for, with one for another: what another column was taken for is taken from it. */
export const takenFor = (fields: readonly (string | null)[], at: number, field: string | null): (string | null)[] =>
  fields.map((each, place) => (place === at ? field : each === field ? null : each))

/** Statuses in which the server works on an import by itself. */
export const isWorking = (status: ProductImportStatus): boolean => [checking, running, undoing].some((one) => one === status)

/** One fact in words: how an import stands. */
export const factOf = ({ Status, Rows, Wrong, Written, Failed, Done, Of, Kept }: ProductImportDetail): string => {
  const facts: Readonly<Record<ProductImportStatus, string>> = {
    [checking]: `正在试 ${countText(Rows)} 行`,
    [checked]: `${countText(Rows)} 行试过一遍${Wrong === 0 ? '，没有错' : ''}`,
    [running]: `正在写入，还有 ${countText(Of - Done)} 行`,
    [paused]: `已暂停，写入了 ${countText(Written)} 行，还有 ${countText(Of - Done)} 行`,
    [done]: `${countText(Written)} 行已写入${Failed === 0 ? '' : `，${countText(Failed)} 行没写入`}`,
    [undoing]: `正在撤回，还有 ${countText(Of - Done)} 行`,
    [undone]: Kept === 0 ? '已全部撤回' : `已撤回，${countText(Kept)} 行有人改过或在用，没有全部撤回`,
    [discarded]: '已放弃，什么也没有写',
  }
  return facts[Status]
}

/** Rows that would be written: those that need a name that there is not, only when it is made. */
export const rowsToWrite = ({ New, Changed, NeedNames }: Pick<ProductImportDetail, 'New' | 'Changed' | 'NeedNames'>, createMissing: boolean): number => New + Changed - (createMissing ? 0 : NeedNames)

/** What the foot of the page says of the next step. */
export const decisionOf = (one: ProductImportDetail, createMissing: boolean): string => {
  const words: Readonly<Record<ProductImportStatus, string>> = {
    [checking]: '关掉页面也会试完，什么也不会改。',
    [checked]:
      one.New + one.Changed === 0
        ? '没有可写入的行。'
        : `写 ${countText(one.New)} 种新商品和 ${countText(one.Changed)} 种改动${one.NeedNames === 0 || createMissing ? '' : `，其中 ${countText(one.NeedNames)} 行缺少分类或品牌，不会写`}。7 天内可以整批撤回。`,
    [running]: '关掉页面也会写完。',
    [paused]: '写过的行会留着，可以接着写，也可以撤回。',
    [done]: '只撤回没有人再改过的，订单不受影响。',
    [undoing]: '关掉页面也会撤完。',
    [undone]: '撤回之后不能恢复，可以重新导入。',
    [discarded]: '可以换一个文件重新导入。',
  }
  return words[one.Status]
}

/** Rows of a kind in an import. */
export const countOfKind = (one: ProductImportDetail, kind: ProductImportRowKind): number =>
  ({ wrong: one.Wrong, new: one.New, changed: one.Changed, unchanged: one.Unchanged, failed: one.Failed, kept: one.Kept })[kind]

/** What people look at first: what is wrong, or what came of it. */
export const firstKind = (one: ProductImportDetail): ProductImportRowKind => (['kept', 'failed', 'wrong', 'changed', 'new', 'unchanged'] as const).find((kind) => countOfKind(one, kind) > 0) ?? 'wrong'
