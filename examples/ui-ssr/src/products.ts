import type { CategoryTreeNode } from '@mall/ui/category-nav'

export interface Product {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly colour: string
}

export const products: readonly Product[] = [
  { code: '200101', name: '活页笔记本 A5 80 页', price: 12.8, colour: '#175E7A' },
  { code: '200102', name: '螺旋笔记本 B5 60 页', price: 8.5, colour: '#2F6B3A' },
  { code: '200201', name: '中性笔 0.5 黑色 12 支', price: 18, colour: '#1C1F22' },
  { code: '200202', name: '荧光笔 6 色套装', price: 15.6, colour: '#8A5A00' },
  { code: '200301', name: '桌面收纳盒 四格', price: 32, colour: '#848A90' },
  { code: '200302', name: '长尾夹 32 毫米 24 只', price: 9.9, colour: '#4A5056' },
]

export const find = (query: string): readonly Product[] => products.filter(({ name, code }) => name.includes(query) || code.includes(query))

const notebook = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#f6f5f1"/><rect x="34" y="22" width="56" height="76" rx="4" fill="${colour}"/><path d="M34 30h-6M34 46h-6M34 62h-6M34 78h-6" stroke="#848a90" stroke-width="3"/></svg>`

export const pictureOf = ({ colour }: Product): string => `data:image/svg+xml,${encodeURIComponent(notebook(colour))}`

export const categories: readonly CategoryTreeNode[] = [
  {
    CategoryId: '1',
    Name: '本册',
    Category2List: [{ CategoryId: '11', Name: '笔记本', Category3List: [{ CategoryId: '111', Name: '活页本' }, { CategoryId: '112', Name: '螺旋本' }] }],
  },
  {
    CategoryId: '2',
    Name: '书写工具',
    Category2List: [{ CategoryId: '21', Name: '笔', Category3List: [{ CategoryId: '211', Name: '中性笔' }, { CategoryId: '212', Name: '荧光笔' }] }],
  },
  { CategoryId: '3', Name: '桌面用品', Category2List: [] },
]
