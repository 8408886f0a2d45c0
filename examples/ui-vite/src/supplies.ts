/** The demo data of the service desk. */
export interface Supply {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly stock: number
}

export const supplies: readonly Supply[] = [
  { code: '100101', name: 'A4 复印纸 80 克', unit: '包', stock: 120 },
  { code: '100102', name: 'A3 复印纸 80 克', unit: '包', stock: 36 },
  { code: '100201', name: '按动中性笔 0.5 黑色', unit: '支', stock: 480 },
  { code: '100202', name: '按动中性笔 0.5 红色', unit: '支', stock: 96 },
  { code: '100301', name: '订书机 12 号', unit: '个', stock: 18 },
  { code: '100302', name: '订书钉 12 号', unit: '盒', stock: 60 },
  { code: '100401', name: '文件夹 A4 双强力夹', unit: '个', stock: 75 },
  { code: '100402', name: '档案盒 55 毫米', unit: '个', stock: 0 },
]

const matches = (query: string) => (supply: Supply) => supply.name.includes(query) || supply.code.includes(query)

export const find = (query: string): readonly Supply[] => supplies.filter(matches(query.trim()))
