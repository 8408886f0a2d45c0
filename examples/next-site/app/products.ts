import type { CategoryTreeNode } from '@mall/ui'

export interface Product {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly colour: string
}

export const products: readonly Product[] = [
  { code: '200101', name: '活页笔记本 A5 80 页', price: 12.8, colour: '#175E7A' },
  { code: '200102', name: '活页笔记本 B5 60 页', price: 15.5, colour: '#2F6B3A' },
  { code: '200201', name: '硬面会议本 A5 100 页', price: 18, colour: '#1C1F22' },
  { code: '200202', name: '硬面会议本 B5 100 页', price: 22.6, colour: '#8A5A00' },
  { code: '200301', name: '工作日志 2026 年 A5', price: 32, colour: '#4A5056' },
  { code: '200302', name: '工作日志 2026 年 B5', price: 36.9, colour: '#C23B1E' },
]

export const find = (query: string): readonly Product[] => products.filter(({ name, code }) => name.includes(query) || code.includes(query))

const notebook = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#f6f5f1"/><rect x="34" y="22" width="56" height="76" rx="4" fill="${colour}"/><path d="M34 30h-6M34 46h-6M34 62h-6M34 78h-6" stroke="#848a90" stroke-width="3"/></svg>`

export const pictureOf = ({ colour }: Product): string => `data:image/svg+xml,${encodeURIComponent(notebook(colour))}`

export const categories: readonly CategoryTreeNode[] = [
  {
    CategoryId: '1',
    Name: '笔记本',
    Category2List: [{ CategoryId: '11', Name: '活页本', Category3List: [{ CategoryId: '111', Name: 'A5' }, { CategoryId: '112', Name: 'B5' }] }],
  },
  {
    CategoryId: '2',
    Name: '会议本',
    Category2List: [{ CategoryId: '21', Name: '硬面', Category3List: [{ CategoryId: '211', Name: 'A5' }, { CategoryId: '212', Name: 'B5' }] }],
  },
  { CategoryId: '3', Name: '工作日志', Category2List: [] },
]

/** The products of a category: the first digit of its id is the kind, the third the size of the paper. */
export const inCategory = (id: string): readonly Product[] =>
  products.filter(({ code, name }) => code.startsWith(`200${id.charAt(0)}`) && (id.length < 3 || name.includes(id.endsWith('1') ? 'A5' : 'B5')))
