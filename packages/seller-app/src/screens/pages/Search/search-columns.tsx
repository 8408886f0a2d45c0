import { pinStateNames, type PinState, type SearchPin, type SearchTab, type SellerSearchAction, type SellerSearchWord } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { RowActions } from '@mall/ui/row-actions'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { companiesText, handledText, pinDaysText, synonymText } from './search-words.ts'

/** Something is begun with a word. */
export type OnSearchTask = (task: SellerSearchAction, word: SellerSearchWord) => void

const labels: Readonly<Record<SellerSearchAction, string>> = { AddSynonym: '加为同义词', Ignore: '忽略', Restore: '恢复', Edit: '编辑', Delete: '删除' }

/** What `AllowActions` offers for a word. */
export const SearchRowActions = ({ word, onTask }: { readonly word: SellerSearchWord; readonly onTask: OnSearchTask }) => (
  <RowActions
    label={word.Word}
    actions={word.AllowActions.map((task) => ({ key: task, label: labels[task], ...(task === 'Delete' ? { tone: 'danger' as const } : {}), onSelect: () => onTask(task, word) }))}
  />
)

const tones: Readonly<Record<PinState, StatusTone>> = { live: 'success', waiting: 'warning', over: 'neutral' }

/** Whether a pinned word holds today. */
export const PinTag = ({ pin: { State } }: { readonly pin: Pick<SearchPin, 'State'> }) => <StatusTag tone={tones[State]}>{pinStateNames[State]}</StatusTag>

/** 商品甲、商品乙（已下架） */
export const productsText = ({ Products }: Pick<SearchPin, 'Products'>): string => Products.map(({ Name, OnSale }) => (OnSale ? Name : `${Name}（已下架）`)).join('、')

const changedText = (changed: { readonly ChangedAt: string; readonly ChangedBy: string } | null): string => (changed === null ? '' : `${formatInstant(changed.ChangedAt)} ${changed.ChangedBy}`)

type Column = TableColumn<SellerSearchWord>

const wordOf = ({ Word }: SellerSearchWord): string => Word

const word: Column = { key: 'Word', header: '词', minWidth: 160, rowHeader: true, ellipsis: true, title: wordOf, render: wordOf }
const counted: readonly Column[] = [
  { key: 'Count', header: '搜过', width: 112, align: 'end', render: ({ Missed }) => Missed && `${Missed.Count.toLocaleString('zh-CN')} 次` },
  { key: 'Companies', header: '企业', width: 112, align: 'end', render: ({ Missed }) => Missed && companiesText(Missed) },
  { key: 'LastAt', header: '最近一次', width: 168, render: ({ Missed }) => Missed && formatInstant(Missed.LastAt) },
]
const handledOf = ({ Missed }: SellerSearchWord): string => (Missed === null ? '' : handledText(Missed))
const meaningOf = ({ Synonym }: SellerSearchWord): string => (Synonym === null ? '' : synonymText(Synonym))
const productsOf = ({ Pin }: SellerSearchWord): string => (Pin === null ? '' : productsText(Pin))

const actions = (onTask: OnSearchTask, width: number): Column => ({ key: 'Actions', header: '操作', width, frozen: 'end', align: 'end', render: (one) => <SearchRowActions word={one} onTask={onTask} /> })

/** The columns of each list of words. */
export const searchColumns = (onTask: OnSearchTask): Readonly<Record<SearchTab, readonly Column[]>> => ({
  missed: [word, ...counted, actions(onTask, 176)],
  handled: [word, ...counted, { key: 'Handled', header: '处理', minWidth: 160, ellipsis: true, title: handledOf, render: handledOf }, actions(onTask, 96)],
  synonyms: [
    word,
    { key: 'Meaning', header: '意思', minWidth: 200, ellipsis: true, title: meaningOf, render: meaningOf },
    { key: 'ChangedAt', header: '最后修改', width: 240, ellipsis: true, render: ({ Synonym }) => changedText(Synonym) },
    actions(onTask, 128),
  ],
  pins: [
    word,
    { key: 'Products', header: '商品', minWidth: 240, ellipsis: true, title: productsOf, render: productsOf },
    { key: 'Days', header: '起止', width: 208, render: ({ Pin }) => Pin && pinDaysText(Pin) },
    { key: 'State', header: '状态', width: 88, render: ({ Pin }) => Pin && <PinTag pin={Pin} /> },
    { key: 'ChangedAt', header: '最后修改', width: 216, ellipsis: true, render: ({ Pin }) => changedText(Pin) },
    actions(onTask, 128),
  ],
})
