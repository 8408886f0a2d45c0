import type { TransferOption } from '../../transfer-list/index.ts'

const departments: readonly (readonly [string, readonly string[]])[] = [
  ['行政采购部', ['韩立群', '宋佳慧', '马晓东', '程思远']],
  ['研发中心', ['周雨桐', '顾明远', '白若溪', '江一帆', '邵子昂']],
  ['市场部', ['吴家宁', '贺敏', '邹凯']],
  ['财务部', ['苏芮', '龚静怡']],
]

/** Colleagues by department; one cannot be added. */
export const colleagues: readonly TransferOption[] = departments.flatMap(([group, names]) =>
  names.map((label) => ({
    value: label,
    label,
    group,
    ...(label === '顾明远' ? { disabled: true, reason: '账号已停用' } : {}),
  })),
)

/** `count` colleagues with their numbers, without groups. */
export const manyColleagues = (count: number): readonly TransferOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `u${index}`,
    label: `${colleagues[index % colleagues.length]?.label ?? ''} ${index + 1}`,
    note: colleagues[index % colleagues.length]?.group,
  }))
