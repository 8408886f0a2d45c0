import { favoriteType, type CallInput } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

type ListInput = CallInput<'POST /api/Favorite/List'>

/** What the page presses to see what became of products since they were kept. */
export const keptStates = [
  { value: 'fallen', label: '已降价' },
  { value: 'gone', label: '已失效' },
] as const

/** Cards without a sentence of filters: categories are tabs with the counts of the response, and the order is the server's. */
const keptList = (Type: ListInput['Type']) =>
  defineList('POST /api/Favorite/List', {
    fixed: { Type },
    filters: {
      Keyword: { kind: 'text', label: '商品', any: '任何商品', field: 'Keyword', max: 100, search: true },
      Cid: { kind: 'node', label: '品类', any: '任何品类', field: 'Cid', tree: 'categories' },
      State: { kind: 'choice', label: '状态', any: '任何状态', field: 'State', choices: keptStates },
    },
    sort: { none: '最近', fields: {} },
    defaultPageSize: 20,
  })

export const favoritesList = keptList(favoriteType.favorite)

export const browseList = keptList(favoriteType.browsed)

export type KeptList = typeof favoritesList
