import type { ComboboxOption } from '../../combobox/index.ts'

/** Colleagues to choose from. */
export const people: readonly ComboboxOption[] = [
  { value: 'u1', label: '周雨桐', note: '研发中心' },
  { value: 'u2', label: '吴家宁', note: '市场部' },
  { value: 'u3', label: '陆鸣', note: '生产二部' },
  { value: 'u4', label: '苏芮', note: '财务部' },
  { value: 'u5', label: '韩立群', note: '行政采购部' },
  { value: 'u6', label: '顾明远', note: '研发中心', disabled: true },
]

/** Finds them by name or department. */
export const searchPeople = async (query: string): Promise<readonly ComboboxOption[]> =>
  people.filter(({ label, note = '' }) => `${label}${note}`.includes(query))
