import { expect, test } from 'vitest'
import { placesApart } from './department-nodes.ts'

const placed = (DepartmentId: number, Name: string, ParentId: number | null = null, EnterpriseName = '华启科技') => ({ DepartmentId, ParentId, Name, EnterpriseId: EnterpriseName.length, EnterpriseName })

test('departments that share a name are called with what is above them', () => {
  const places = placesApart([placed(1, '行政部'), placed(2, '研发中心'), placed(3, '行政部', null, '华启贸易公司'), placed(4, '测试组', 1), placed(5, '测试组', 2)])
  expect([...places]).toEqual([[1, '华启科技'], [3, '华启贸易公司'], [4, '行政部'], [5, '研发中心']])
})
