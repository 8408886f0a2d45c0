import type { CategoryTreeNode } from '../../category-nav/group-categories.ts'

const names = [
  ['办公用纸', 'A'],
  ['办公文具', 'A'],
  ['打印耗材', null],
  ['办公设备', 'B'],
  ['电脑整机', 'B'],
  ['电脑配件', 'B'],
  ['数码通讯', null],
  ['办公家具', null],
  ['生活日用', 'C'],
  ['清洁用品', 'C'],
  ['食品饮料', null],
  ['劳保用品', 'D'],
  ['工业五金', 'D'],
  ['电工照明', null],
  ['会议用品', null],
  ['礼品定制', null],
  ['图书音像', null],
  ['医疗防护', null],
  ['企业服务', null],
  ['印刷制品', null],
] as const

const branches = ['复印纸', '打印纸', '彩色纸', '相片纸', '便签本', '笔记本', '信封', '标签纸', '热敏纸', '传真纸']
const leaves = ['70克', '80克', '100克', 'A3', 'A4', 'A5', '环保再生', '彩色', '防水', '定制印刷']

/** A tree of realistic size: 20 categories of the first level, 10 below each, 10 below each of those. */
export const sampleTree: CategoryTreeNode[] = names.map(([Name, CategoryGroup], one) => ({
  CategoryId: one + 1,
  Name,
  CategoryGroup,
  Category2List: branches.map((branch, two) => ({
    CategoryId: (one + 1) * 100 + two,
    Name: branch,
    ProductCounts: two * 7,
    Category3List: leaves.map((leaf, three) => ({
      CategoryId: ((one + 1) * 100 + two) * 100 + three,
      Name: `${leaf}${branch}`,
      ProductCounts: three,
    })),
  })),
}))
